import SetRules

/// The sources of randomness of a room, which tests can replace.
package struct Chance: Sendable {
    /// The cards of a game in random order.
    let deck: @Sendable (CardSpace) -> [Card]
    /// A random number.
    package let number: @Sendable () -> UInt64

    /// Creates sources of randomness.
    package init(deck: @escaping @Sendable (CardSpace) -> [Card], number: @escaping @Sendable () -> UInt64) {
        (self.deck, self.number) = (deck, number)
    }

    /// Randomness from the system's generator: a deck mustn't be predictable from anything that can be known.
    static let system = Chance(deck: { $0.deck.shuffled() }, number: { UInt64.random(in: 0...UInt64.max) })

    /// Returns the cards of a game in a random order with which it can begin.
    func deck(for rules: GameRules) -> [Card] {
        while true {
            let deck = deck(rules.cards)
            if rules.canOpen(with: deck) { return deck }
        }
    }
}
