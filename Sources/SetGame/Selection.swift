import SetRules

/// The cards that the player has selected.
public enum Selection: Hashable, Sendable {
    /// No card.
    case none
    /// One card.
    case one(Card)
    /// Two different cards, in the order in which they were selected.
    case two(Card, Card)
    /// A set, which shows until it leaves.
    case match(CardTriple)
    /// Three cards that aren't a set. They show until the next tap or, with two players on one device, for a second.
    case mismatch(CardTriple)

    /// Returns whether this card is selected.
    public func contains(_ card: Card) -> Bool {
        switch self {
        case .none: false
        case .one(let first): card == first
        case .two(let first, let second): card == first || card == second
        case .match(let triple), .mismatch(let triple): triple.contains(card)
        }
    }
}
