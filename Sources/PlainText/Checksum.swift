extension UTF8Text {
    /// The 64-bit FNV-1a hash of the bytes (Fowler, Noll, Vo; RFC 9923): the same on every platform and in every
    /// version, unlike `Hashable`. It detects damage and seeds generators; it is not a cryptographic hash.
    public var checksum: UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}
