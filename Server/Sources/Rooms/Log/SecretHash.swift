import PlainText
import SetTogether

#if canImport(CryptoKit)
import CryptoKit
#else
import LibCrypto
#endif

/// The SHA-256 hash of a seat's secret, which is all of it that is stored: who reads the storage can take no seat.
struct SecretHash: Hashable, Sendable {
    /// The hash as 64 hexadecimal digits.
    let text: UTF8Text

    /// The hash of a secret.
    init(_ secret: SeatSecret) {
        var text = UTF8Text()
        for byte in Self.hash(of: secret.text.bytes) {
            text.append(byte >> 4, radix: 16)
            text.append(byte & 15, radix: 16)
        }
        self.text = text
    }

    #if canImport(CryptoKit)
    private static func hash(of bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }
    #else
    private static func hash(of bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { hash, count in
            SHA256(bytes, bytes.count, hash.baseAddress)
            count = hash.count
        }
    }
    #endif

    /// The hash in a text that was stored; `nil` where it is none.
    init?(stored text: UTF8Text) {
        guard text.bytes.count == 64 else { return nil }
        self.text = text
    }
}
