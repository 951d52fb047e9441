import PlainText
import SetTogether

#if canImport(CryptoKit)
import CryptoKit
#else
import LibCrypto
#endif

/// The SHA-256 hash of a seat's secret, which is all of it that is stored: who reads the storage can take no seat.
struct SecretHash: Hashable, Sendable {
    // Without an allocation of its own: a server has one for each connection and one for each seat.
    private let bytes: SIMD32<UInt8>

    /// The hash of a secret.
    init(_ secret: SeatSecret) { bytes = Self.hash(of: secret.text.bytes) }

    /// The hash in a text that was stored; `nil` where it is none.
    init?(stored text: UTF8Text) {
        guard text.bytes.count == 64 else { return nil }
        var bytes = SIMD32<UInt8>()
        for index in bytes.indices {
            var reader = TextReader(Array(text.bytes[2 * index..<2 * index + 2]))
            guard let byte = reader.number(radix: 16), reader.isAtEnd else { return nil }
            bytes[index] = UInt8(byte)
        }
        self.bytes = bytes
    }

    /// The hash as 64 hexadecimal digits.
    var text: UTF8Text {
        var text = UTF8Text()
        for index in bytes.indices {
            text.append(bytes[index] >> 4, radix: 16)
            text.append(bytes[index] & 15, radix: 16)
        }
        return text
    }

    #if canImport(CryptoKit)
    private static func hash(of bytes: [UInt8]) -> SIMD32<UInt8> {
        SIMD32(Array(SHA256.hash(data: bytes)))
    }
    #else
    private static func hash(of bytes: [UInt8]) -> SIMD32<UInt8> {
        var hash = SIMD32<UInt8>()
        withUnsafeMutableBytes(of: &hash) { hash in
            _ = SHA256(bytes, bytes.count, hash.baseAddress?.assumingMemoryBound(to: UInt8.self))
        }
        return hash
    }
    #endif
}
