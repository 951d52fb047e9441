import SetRules

/// The naive implementation of the engine's work, for comparison.
enum PlainEngine {
    /// The features of the cards of Set and of Quads.
    private static let features = CardKind.set.features

    /// Returns the number of sets among the cards, by checking the definition of a set for every triple. If it stops at the
    /// first set, returns at most 1.
    static func count(_ cards: Span<Card>, stopsAtFirst: Bool = false) -> Int {
        var count = 0
        for first in 0..<cards.count {
            for second in first + 1..<cards.count {
                for third in second + 1..<cards.count where isSet(cards[first], cards[second], cards[third]) {
                    count += 1
                    if stopsAtFirst { return count }
                }
            }
        }
        return count
    }

    /// Returns whether there is a ghost among the cards, by adding up the values of all choices of six.
    static func containsGhost(_ cards: [Card]) -> Bool { containsGhost(cards[...], among: []) }

    private static func containsGhost(_ rest: ArraySlice<Card>, among chosen: [Card]) -> Bool {
        if chosen.count == 6 {
            return features.allSatisfy { feature in
                chosen.reduce(0) { $0 + Int($1[feature].rawValue) } % 3 == 0
            }
        }
        return rest.indices.contains { containsGhost(rest[($0 + 1)...], among: chosen + [rest[$0]]) }
    }

    /// Returns whether there is a quad among the cards, by comparing the values of all choices of four.
    static func containsQuad(_ cards: [Card]) -> Bool {
        cards.indices.contains { first in
            cards[..<first].indices.contains { second in
                cards[..<second].indices.contains { third in
                    cards[..<third].contains { isQuad(cards[first], cards[second], cards[third], $0) }
                }
            }
        }
    }

    private static func isQuad(_ first: Card, _ second: Card, _ third: Card, _ fourth: Card) -> Bool {
        features.allSatisfy { feature in
            let (a, b, c, d) = (first[feature], second[feature], third[feature], fourth[feature])
            let areDifferent = a != b && a != c && a != d && b != c && b != d && c != d
            return areDifferent || (a == b && c == d) || (a == c && b == d) || (a == d && b == c)
        }
    }

    /// Plays a game to its end. Returns the number of cards left on the table.
    static func game(using generator: inout SplitMix64) -> Int {
        var deck = Card.all
        deck.pinnedShuffle(using: &generator)
        var table = Array(deck.prefix(12))
        deck.removeFirst(12)
        while true {
            let sets = sets(among: table)
            if sets.isEmpty {
                if deck.isEmpty { return table.count }
            } else {
                let chosen = sets[Int(generator.next(below: UInt32(sets.count)))]
                table.removeAll { chosen.contains($0) }
                if table.count >= 12 { continue }
            }
            table += deck.prefix(3)
            deck.removeFirst(min(3, deck.count))
        }
    }

    private static func sets(among cards: [Card]) -> [CardTriple] {
        var sets: [CardTriple] = []
        for (first, one) in cards.enumerated() {
            for (second, other) in cards.enumerated().dropFirst(first + 1) {
                for third in cards.dropFirst(second + 1) where isSet(one, other, third) {
                    if let set = CardTriple(one, other, third) { sets.append(set) }
                }
            }
        }
        return sets
    }

    private static func isSet(_ first: Card, _ second: Card, _ third: Card) -> Bool {
        features.allSatisfy { feature in
            let (a, b, c) = (first[feature], second[feature], third[feature])
            return (a == b && b == c) || (a != b && b != c && a != c)
        }
    }
}
