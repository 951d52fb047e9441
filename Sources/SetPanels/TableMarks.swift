import PlainText
import SetGame
import SetPage
import SetRules
import SetTable
import SetWords

// What is marked on the cards of the table besides their states: their keys, and the found matches of a puzzle.
extension Panels {
    func renderMarks(_ state: ScreenState) {
        let (game, cards) = (state.game, screen.cards)
        keyMarks.show(state.cardsHaveKeys ? keys(of: game.table, in: cards.grid) : nil, on: cards)
        foundMarks.show(game.rules.keepsMatches ? foundCounts(in: game) : nil, on: cards)
        page.set(.hidden, game.matchesLeft == nil, of: .puzzleLeft)
        guard let left = game.matchesLeft else { return }
        page.setNumber(left, of: .puzzleLeft)
        page.set(.label, to: state.presentation.language[.setsLeft(left)], of: .puzzleLeft)
    }

    /// Returns the name of each card's key, by card.
    private func keys(of table: [Card], in grid: CardGrid) -> [UTF8Text?] {
        var keys = [UTF8Text?](repeating: nil, count: CardKind.mostCards)
        for (index, card) in table.enumerated() {
            keys[card.index] = CardKeys.name(of: index, in: grid).map { UTF8Text([$0]) }
        }
        return keys
    }

    /// Returns in how many found matches each card is, by card; `nil` for none.
    private func foundCounts(in game: Game) -> [UTF8Text?] {
        var counts = [Int](repeating: 0, count: CardKind.mostCards)
        for match in game.found { for card in match.cards { counts[card.index] += 1 } }
        return counts.map { $0 > 0 ? UTF8Text(number: $0) : nil }
    }
}
