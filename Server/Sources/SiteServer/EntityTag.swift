/// A strong entity tag: equal tags mean equal bytes in the same coding.
struct EntityTag: Equatable {
    /// The value of the `ETag` field, quotes included.
    let field: String

    /// Creates the tag of these bytes. It includes the coding, because each coding of a file is a separate
    /// representation.
    init(of bytes: some Sequence<UInt8>, coding: ContentCoding) {
        field = "\"\(String(Self.fnv1a(bytes), radix: 16))-\(coding.token)\""
    }

    /// Returns whether an `If-None-Match` field names this tag, which means that the client's copy is current.
    ///
    /// RFC 9110 prescribes the weak comparison here: a `W/` before a tag makes no difference.
    func matches(ifNoneMatch list: String) -> Bool {
        // A comma within another server's tag splits it, but neither part can equal this tag with both its quotes.
        list.split(separator: ",").contains { element in
            let tag = element.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
            return tag == "*" || tag == field || tag == "W/" + field
        }
    }

    /// The 64-bit FNV-1a hash. It only distinguishes versions of this site's files, so a collision doesn't
    /// help an attacker.
    private static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
    }
}
