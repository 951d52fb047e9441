/// A client's wishes about content codings (RFC 9110, section 12.5.3).
struct AcceptEncoding {
    /// The q-value by lowercase coding name, each from 0, refused, to 1.
    private let weights: [String: Double]

    /// Reads the field's value. No field at all counts as an empty one; malformed elements count as absent.
    init(_ field: String?) {
        let elements = (field ?? "").split(separator: ",").compactMap(Self.element)
        weights = Dictionary(elements) { _, later in later }
    }

    /// The coding to send among those on offer. It is `identity` if the client refuses all of them:
    /// a page in plain bytes serves it better than no page.
    func preferred(among offered: some Sequence<ContentCoding>) -> ContentCoding {
        offered
            .filter { weight(of: $0) > 0 }
            .max { (weight(of: $0), $0) < (weight(of: $1), $1) }
            ?? .identity
    }

    private func weight(of coding: ContentCoding) -> Double {
        // Plain bytes are always acceptable unless refused, yet below anything that the client names.
        let unmentioned = coding == .identity ? Double.leastNonzeroMagnitude : 0
        return weights[coding.token] ?? weights["*"] ?? unmentioned
    }

    /// Reads one element such as `br` or `gzip;q=0.5`, or gives nil for one that the grammar doesn't allow.
    private static func element(_ text: Substring) -> (name: String, weight: Double)? {
        let pattern = /[ \t]*([^ \t;]+)[ \t]*(?:;[ \t]*[qQ]=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)[ \t]*)?/
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        return (match.1.lowercased(), match.2.flatMap { Double($0) } ?? 1)
    }
}
