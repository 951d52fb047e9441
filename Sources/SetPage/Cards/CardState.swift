import PlainText
import SetGame
import SetRules

/// What a card on the table is in, as the page tells it.
package enum CardState: Hashable {
    case idle, selected, match, mismatch, hint

    /// A marked card stays marked when it is selected too.
    init(of card: Card, in game: Game) {
        if let hint = game.hint, hint.set.contains(card) {
            self = .hint
            return
        }
        switch game.selection {
        case .none: self = .idle
        case .one(let first): self = card == first ? .selected : .idle
        case .two(let first, let second): self = card == first || card == second ? .selected : .idle
        case .match(let triple): self = triple.contains(card) ? .match : .idle
        case .mismatch(let triple): self = triple.contains(card) ? .mismatch : .idle
        }
    }

    package var name: UTF8Text {
        switch self {
        case .idle: "idle"
        case .selected: "selected"
        case .match: "match"
        case .mismatch: "mismatch"
        case .hint: "hint"
        }
    }
}
