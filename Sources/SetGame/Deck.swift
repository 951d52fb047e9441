import SetRules

/// The cards still to come: all known where the game is dealt, or in part hidden from whoever only follows it.
public struct Deck: Hashable, Sendable {
    /// The cards that are known, the next one last.
    public private(set) var cards: [Card]
    /// How many more follow them, which nobody here knows.
    public private(set) var hiddenCount: Int

    /// A deck of these cards, the next one last, with so many unknown ones under them.
    init(_ cards: some Sequence<Card>, hiddenCount: Int = 0) {
        self.cards = Array(cards)
        self.hiddenCount = hiddenCount
    }

    /// How many cards are still to come.
    public var count: Int { cards.count + hiddenCount }
    /// Whether none is.
    public var isEmpty: Bool { cards.isEmpty && hiddenCount == 0 }
    /// Whether the next three cards, or as many as there are, are known.
    var knowsNextThree: Bool { cards.count >= min(count, 3) }

    /// Takes the next card off a deck that knows it; traps where it does not.
    mutating func draw() -> Card { cards.removeLast() }

    /// Makes the next cards known, in the order in which they come.
    mutating func reveal(_ next: [Card]) {
        precondition(next.count <= hiddenCount, "no more cards are revealed than are hidden")
        cards.insert(contentsOf: next.reversed(), at: 0)
        hiddenCount -= next.count
    }
}
