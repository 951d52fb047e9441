import PlainText
import SetGame
import SetRules

/// The state of a card on the table, as the page shows it.
package enum CardState: Hashable {
    case idle, selected, match, mismatch, hint
    /// Claimed, and not decided yet.
    case sent

    /// Creates the state of a card. Being chosen takes precedence over a mark, so a mark never hides a choice or a
    /// mismatch.
    ///
    /// - Parameter isSent: whether a claim with this card shows as not decided.
    init(of card: Card, in game: Game, isSent: Bool) {
        if isSent {
            self = .sent
            return
        }
        let unchosen: CardState = if let hint = game.hint, hint.cards.contains(card) { .hint } else { .idle }
        switch game.selection {
        case .chosen(let cards): self = cards.contains(card) ? .selected : unchosen
        case .match(let group): self = group.contains(card) ? .match : unchosen
        case .mismatch(let mismatch): self = mismatch.cards.contains(card) ? .mismatch : unchosen
        }
    }

    package var name: UTF8Text {
        switch self {
        case .idle: "idle"
        case .selected: "selected"
        case .match: "match"
        case .mismatch: "mismatch"
        case .hint: "hint"
        case .sent: "sent"
        }
    }
}
