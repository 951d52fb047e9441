import SetRules

/// The cards that a player has selected. `tap` is the only judge of a choice: solo players, two players at one device and
/// players on separate devices all select cards with it.
public enum Selection: Hashable, Sendable {
    /// Cards that aren't a complete choice (`GameRules.judge`), in the order in which they were selected.
    case chosen([Card])
    /// A match, which shows until it leaves.
    case match(CardGroup)
    /// A complete choice that isn't a match. They show until the next tap or, with other players and in games whose cards
    /// lie face down, for a second.
    case mismatch(Mismatch)

    /// No cards.
    public static let none = Selection.chosen([])

    /// The effect of a tap.
    public enum TapResult: Hashable, Sendable {
        /// The card was selected, and the choice isn't complete yet.
        case selected
        /// The card was deselected.
        case deselected
        /// The choice is complete with the card, or without it.
        case completed(Verdict)
    }

    /// Selects or deselects a card. A complete choice is judged, and then shows as a match or a mismatch. After a match or a
    /// mismatch, a new choice begins. Which cards are a match may depend on the matches found before (`GameRules.judge`).
    public mutating func tap(_ card: Card, in rules: GameRules, after found: [CardGroup] = []) -> TapResult {
        var cards = choice
        let former = cards.firstIndex(of: card)
        if let former { cards.remove(at: former) } else { cards.append(card) }
        guard let verdict = rules.judge(cards, after: found) else {
            self = .chosen(cards)
            return former == nil ? .selected : .deselected
        }
        self = Selection(verdict)
        return .completed(verdict)
    }

    private init(_ verdict: Verdict) {
        switch verdict {
        case .match(let group): self = .match(group)
        case .mismatch(let mismatch): self = .mismatch(mismatch)
        }
    }

    /// Clears an incomplete choice or a mismatch; a match stays. Returns whether anything was cleared.
    public mutating func clear() -> Bool {
        switch self {
        case .match, .chosen([]): return false
        case .chosen, .mismatch:
            self = .none
            return true
        }
    }

    /// The selected cards that wait for the rest of a match, in the order in which they were selected.
    public var choice: [Card] {
        switch self {
        case .chosen(let cards): cards
        case .match, .mismatch: []
        }
    }

    /// Returns whether this card is selected.
    public func contains(_ card: Card) -> Bool {
        switch self {
        case .chosen(let cards): cards.contains(card)
        case .match(let group): group.contains(card)
        case .mismatch(let mismatch): mismatch.cards.contains(card)
        }
    }
}
