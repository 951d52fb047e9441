import SetRules

/// The sets among cards, and the triples that are nearly sets.
public struct Solution: Sendable {
    /// A triple that a single feature keeps from being a set.
    public struct NearMiss: Hashable, Sendable {
        /// The three cards.
        public let triple: CardTriple
        /// The feature in which two cards have one value and the third has another.
        public let feature: Feature
    }

    /// The cards, in the order given.
    public let cards: [Card]
    /// The sets among them, in ascending order of their places.
    public let sets: [CardTriple]
    /// The near misses among them, in ascending order of their places.
    public let nearMisses: [NearMiss]

    /// Searches cards, which are all different. Cubic in their number: 85,320 triples for the whole deck.
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
    /// The feature that alone keeps the triple from being a set; `nil` if none or several do.
    fileprivate var onlySplitFeature: Feature? {
        let split = Feature.allCases.filter { feature in
            if case .split = self[feature] { true } else { false }
        }
        return split.count == 1 ? split.first : nil
    }
}
