/// The rules once more, from the English names of cards alone.
enum Naive {
    /// The words of a name, the nouns in the singular: the value of each feature.
    static func values(_ name: String) -> [String] {
        name.split(separator: " ").map { $0.hasSuffix("s") ? String($0.dropLast()) : String($0) }
    }

    /// Whether in each feature all three are the same or all three differ.
    static func isSet(_ a: [String], _ b: [String], _ c: [String]) -> Bool {
        for feature in 0..<4 {
            let different = Set([a[feature], b[feature], c[feature]]).count
            if different == 2 { return false }
        }
        return true
    }

    /// Each three of these cards that are a set, or are none.
    static func triples(_ names: [String], areSets: Bool) -> [[String]] {
        let cards = names.map(values)
        var triples: [[String]] = []
        for first in names.indices {
            for second in names[..<first].indices {
                for third in names[..<second].indices
                where isSet(cards[first], cards[second], cards[third]) == areSets {
                    triples.append([names[first], names[second], names[third]])
                }
            }
        }
        return triples
    }
}
