/// The content codings that a client accepts, and how much it prefers each (RFC 9110, section 12.5.3).
struct AcceptEncoding {
    /// The q-value of each coding, from 0 (not acceptable) to 1, by its lowercase name.
    private let weights: [String: Double]

    /// Parses the field's value. A missing field counts as an empty one; malformed elements are ignored.
    init(_ field: String?) {
        let elements = (field ?? "").split(separator: ",").compactMap(Self.element)
        weights = Dictionary(elements) { _, later in later }
    }

    /// Returns the best of the available codings, or `identity` if the client accepts none of them: an uncompressed
    /// page is more useful than an error.
    func preferred(among available: some Sequence<ContentCoding>) -> ContentCoding {
        available
            .filter { weight(of: $0) > 0 }
            .max { (weight(of: $0), $0) < (weight(of: $1), $1) }
            ?? .identity
    }

    private func weight(of coding: ContentCoding) -> Double {
        // If it isn't mentioned, identity is acceptable, but less than any coding that the client names.
        let unmentioned = coding == .identity ? Double.leastNonzeroMagnitude : 0
        return weights[coding.token] ?? weights["*"] ?? unmentioned
    }

    /// Parses an element such as `br` or `gzip;q=0.5`; nil if it is malformed.
    private static func element(_ text: Substring) -> (name: String, weight: Double)? {
        let pattern = /[ \t]*([^ \t;]+)[ \t]*(?:;[ \t]*[qQ]=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)[ \t]*)?/
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        return (match.1.lowercased(), match.2.flatMap { Double($0) } ?? 1)
    }
}
