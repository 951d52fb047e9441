import SetRules

/// The sets and near misses among some cards.
public struct Solution: Sendable {
    /// A triple that only one feature keeps from being a set.
    public struct NearMiss: Hashable, Sendable {
        /// The three cards.
        public let triple: CardTriple
        /// The feature for which two cards have the same value and the third has another.
        public let feature: Feature
    }

    /// The cards, in the order given.
    public let cards: [Card]
    /// The sets among the cards, in ascending order of their positions.
    public let sets: [CardTriple]
    /// The near misses among the cards, in ascending order of their positions.
    public let nearMisses: [NearMiss]

    /// Finds the sets and near misses among distinct cards. Cubic in the number of cards: 85,320 triples for the whole
    /// deck.
    public init(of cards: [Card]) {
        self.cards = cards
        sets = cards.sets
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
        self.nearMisses = nearMisses
    }
}

extension CardTriple {
    /// The only feature that keeps the triple from being a set, or `nil` if no feature or several features do.
    fileprivate var onlySplitFeature: Feature? {
        let split = Feature.allCases.filter { feature in
            if case .split = self[feature] { true } else { false }
        }
        return split.count == 1 ? split.first : nil
    }
}
