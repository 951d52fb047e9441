import SetRules

/// The sources of randomness of a room, which tests can replace.
struct Chance: Sendable {
    /// All 81 cards in random order.
    let deck: @Sendable () -> [Card]
    /// A random number.
    let number: @Sendable () -> UInt64

    /// Randomness from the system's generator: a deck mustn't be predictable from anything that can be known.
    static let system = Chance(deck: { Card.all.shuffled() }, number: { UInt64.random(in: 0...UInt64.max) })
}
