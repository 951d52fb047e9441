/// A strong validator: equal tags mean equal bytes in the same coding.
struct EntityTag: Equatable {
    /// The tag as it stands in `ETag`, quotes included.
    let field: String

    /// Names these bytes; the coding takes part, since each packing of a file is a representation of its own.
    init(of bytes: some Sequence<UInt8>, coding: ContentCoding) {
        field = "\"\(String(Self.fnv1a(bytes), radix: 16))-\(coding.token)\""
    }

    /// Whether an `If-None-Match` field names this tag, so that the client's copy is still good.
    ///
    /// The comparison is the weak one that RFC 9110 prescribes here: a `W/` in front of a tag doesn't matter.
    func matches(ifNoneMatch list: String) -> Bool {
        // A comma inside a foreign tag splits it, yet no half of it can equal ours, which has both its quotes.
        list.split(separator: ",").contains { element in
            let tag = element.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
            return tag == "*" || tag == field || tag == "W/" + field
        }
    }

    /// The 64-bit FNV-1a hash. It tells versions of one's own file apart; it needs no resistance to forgery.
    private static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
    }
}
