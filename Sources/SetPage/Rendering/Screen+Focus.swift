import SetGame
import SetRules
import SetTable

/// A card to go to, wherever it is on the table.
package enum Jump: Equatable, Sendable {
    case first, last
    /// The next card with the same number, symbol, shading or colour.
    case nextWithSame(Feature)
}

// The focus, and where the keyboard takes it.
extension Screen {
    /// Moves the focus.
    package func focus(_ target: FocusTarget) {
        switch target {
        case .element(let element): page.focus(element)
        case .card(let card): cards.focus(card)
        case .listOfKeys: page.showListOfKeys()
        }
    }

    /// Returns the card in a direction from the current one, or the current card if the focus isn't on the table yet;
    /// `nil` without a current card.
    package func focus(after direction: Direction, in game: Game) -> FocusTarget? {
        guard let current = cards.current, let index = game.table.firstIndex(of: current) else { return nil }
        return .card(cards.hasFocus ? game.table[cards.grid.neighbor(of: index, to: direction)] : current)
    }

    /// Returns the card that a jump leads to, if any.
    package func focus(after jump: Jump, in game: Game) -> FocusTarget? {
        let table = game.table
        guard let current = cards.current, let index = table.firstIndex(of: current) else { return nil }
        let others = table[(index + 1)...] + table[..<index]
        let card =
            switch jump {
            case .first: table.first
            case .last: table.last
            case .nextWithSame(let feature):
                game.rules.cards.varies(in: feature) ? others.first { $0[feature] == current[feature] } : nil
            }
        return card.map { .card($0) }
    }
}
