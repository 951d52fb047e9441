import SetRules

/// Which cards the player has chosen.
public enum Selection: Hashable, Sendable {
    /// No card.
    case none
    /// One card.
    case one(Card)
    /// Two different cards, in the order in which they were chosen.
    case two(Card, Card)
    /// A set, which shows until it leaves.
    case match(CardTriple)
    /// Three cards that are no set, which show until the next tap; where two play, for a second.
    case mismatch(CardTriple)

    /// Whether this card is one of them.
    public func contains(_ card: Card) -> Bool {
        switch self {
        case .none: false
        case .one(let first): card == first
        case .two(let first, let second): card == first || card == second
        case .match(let triple), .mismatch(let triple): triple.contains(card)
        }
    }
}
