import SetTogether

#if canImport(CryptoKit)
import CryptoKit
#else
import LibCrypto
#endif

extension SeatOwner {
    /// The owner of a secret: its SHA-256 hash. Only the hash is stored, so reading the storage doesn't let anyone take
    /// a seat.
    package init(_ secret: SeatSecret) {
        var words = Self.hash(of: secret.text.bytes)
        for index in words.indices { words[index] = UInt64(bigEndian: words[index]) }
        self.init(words)
    }

    #if canImport(CryptoKit)
    private static func hash(of bytes: [UInt8]) -> SIMD4<UInt64> {
        SHA256.hash(data: bytes).withUnsafeBytes { $0.loadUnaligned(as: SIMD4<UInt64>.self) }
    }
    #else
    private static func hash(of bytes: [UInt8]) -> SIMD4<UInt64> {
        var hash = SIMD4<UInt64>()
        withUnsafeMutableBytes(of: &hash) { hash in
            _ = SHA256(bytes, bytes.count, hash.baseAddress?.assumingMemoryBound(to: UInt8.self))
        }
        return hash
    }
    #endif
}
