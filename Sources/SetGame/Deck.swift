import SetRules

/// The cards that haven't been dealt. On the device that deals, all of them are known; other devices may know only a
/// part.
public struct Deck: Hashable, Sendable {
    /// The known cards, the next card last.
    public private(set) var cards: [Card]
    /// The number of hidden cards that follow the known cards.
    public private(set) var hiddenCount: Int

    /// Creates a deck of these cards, the next card last, with this many hidden cards under them.
    init(_ cards: some Sequence<Card>, hiddenCount: Int = 0) {
        self.cards = Array(cards)
        self.hiddenCount = hiddenCount
    }

    /// The number of cards left.
    public var count: Int { cards.count + hiddenCount }
    /// Whether the deck is empty.
    public var isEmpty: Bool { cards.isEmpty && hiddenCount == 0 }
    /// Returns whether this many of the next cards are known.
    func knowsNext(_ count: Int) -> Bool { cards.count >= count }

    /// Removes and returns the next card, which has to be known.
    mutating func draw() -> Card { cards.removeLast() }

    /// Exchanges two cards, of which the deck can have one or both.
    mutating func exchange(_ card: Card, with other: Card) { cards.exchange(card, with: other) }

    /// Makes the next hidden cards known, in dealing order.
    mutating func reveal(_ next: [Card]) {
        precondition(next.count <= hiddenCount, "no more cards are revealed than are hidden")
        cards.insert(contentsOf: next.reversed(), at: 0)
        hiddenCount -= next.count
    }
}

extension [Card] {
    /// Exchanges two cards, of which the array can have one or both.
    package mutating func exchange(_ card: Card, with other: Card) {
        self = map { $0 == card ? other : $0 == other ? card : $0 }
    }
}

/// Why cards can't be the next cards of a hidden deck.
public enum RevealError: Error, Hashable, Sendable {
    /// The game knows this card already, or it is revealed twice.
    case known(Card)
    /// The game doesn't have this card.
    case foreign(Card)
}
