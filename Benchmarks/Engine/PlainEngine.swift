import SetRules

/// The naive implementation of the engine's work, for comparison.
enum PlainEngine {
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
            return Feature.allCases.allSatisfy { feature in
                chosen.reduce(0) { $0 + Int($1[feature].rawValue) } % 3 == 0
            }
        }
        return rest.indices.contains { containsGhost(rest[($0 + 1)...], among: chosen + [rest[$0]]) }
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
        Feature.allCases.allSatisfy { feature in
            let (a, b, c) = (first[feature], second[feature], third[feature])
            return (a == b && b == c) || (a != b && b != c && a != c)
        }
    }
}
