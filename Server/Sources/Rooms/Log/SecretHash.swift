import PlainText
import SetTogether

#if canImport(CryptoKit)
import CryptoKit
#else
import LibCrypto
#endif

/// The SHA-256 hash of a seat's secret. Only the hash is stored, so reading the storage doesn't let anyone take a seat.
struct SecretHash: Hashable, Sendable {
    // Stored inline, without a heap allocation: a server holds a hash for each connection and each seat.
    private let bytes: SIMD32<UInt8>

    /// The hash of a secret.
    init(_ secret: SeatSecret) { bytes = Self.hash(of: secret.text.bytes) }

    /// Parses a stored hash; `nil` if the text isn't a hash.
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
