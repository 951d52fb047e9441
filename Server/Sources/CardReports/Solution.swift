import SetRules

/// The matches of a game among some cards, and the near misses.
public struct Solution: Sendable {
    /// A triple that only one feature keeps from being a set.
    public struct NearMiss: Hashable, Sendable {
        /// The three cards.
        public let triple: CardTriple
        /// The feature for which two cards have the same value and the third has another.
        public let feature: Feature
    }

    /// The game.
    public let game: Variant
    /// The cards, in the order given.
    public let cards: [Card]
    /// The matches among the cards, in ascending order of their positions.
    public let matches: [CardGroup]
    /// The near misses among the cards, in ascending order of their positions; `nil` for matches of more than
    /// three cards. Of all choices of four cards 27 % miss an UltraSet by one feature, so near misses wouldn't explain
    /// anything.
    public let nearMisses: [NearMiss]?

    /// Finds the matches and near misses among distinct cards of a game. Cubic in the number of cards for sets: 85,320
    /// triples for the whole deck. For UltraSets, quadratic in the number of cards and linear in the number of matches.
    public init(of cards: [Card], in game: Variant = .set) {
        self.game = game
        self.cards = cards
        matches = game.rules.matches(among: cards)
        switch game.rules.kind {
        case .set: nearMisses = Self.nearMisses(among: cards)
        case .ultraSet, .ghost, .quad, .line, .even: nearMisses = nil
        }
    }

    private static func nearMisses(among cards: [Card]) -> [NearMiss] {
        var nearMisses: [NearMiss] = []
        for (index, first) in cards.enumerated() {
            for (offset, second) in cards[(index + 1)...].enumerated() {
                for third in cards[(index + 1 + offset + 1)...] {
                    guard let triple = CardTriple(first, second, third), let feature = triple.onlySplitFeature else {
                        continue
                    }
                    nearMisses.append(NearMiss(triple: triple, feature: feature))
                }
            }
        }
        return nearMisses
    }
}

extension CardTriple {
    /// The only feature that keeps the triple from being a set, or `nil` if no feature or several features do.
    fileprivate var onlySplitFeature: Feature? {
        let split = cards[0].kind.features.filter { feature in
            if case .split = self[feature] { true } else { false }
        }
        return split.count == 1 ? split.first : nil
    }
}
