import PlainText
import SetGame
import SetPage
import SetRules
import SetTable
import SetWords

// The marks on the cards of the table besides their states: their keys, and the found matches of a puzzle.
extension Panels {
    func renderMarks(_ state: ScreenState) {
        let (game, cards) = (state.game, screen.cards)
        keyMarks.show(state.cardsHaveKeys ? keys(of: game.table, in: cards.grid) : [], on: cards)
        foundMarks.show(game.rules.keepsMatches ? foundCounts(in: game) : [], on: cards)
        page.set(.hidden, game.matchesLeft == nil, of: .puzzleLeft)
        guard let left = game.matchesLeft else { return }
        page.setNumber(left, of: .puzzleLeft)
        page.set(.label, to: state.presentation.language[.setsLeft(left)], of: .puzzleLeft)
    }

    /// Returns the name of each card's key; some cards of a large table lack one.
    private func keys(of table: [Card], in grid: CardGrid) -> [CardMark] {
        table.enumerated().compactMap { place, card in
            CardKeys.name(of: place, in: grid).map { CardMark(card: card, text: UTF8Text([$0])) }
        }
    }

    /// Returns in how many found matches each card is, without those in none.
    private func foundCounts(in game: Game) -> [CardMark] {
        game.table.compactMap { card in
            let count = game.found.count { $0.cards.contains(card) }
            return count > 0 ? CardMark(card: card, text: UTF8Text(number: count)) : nil
        }
    }
}
