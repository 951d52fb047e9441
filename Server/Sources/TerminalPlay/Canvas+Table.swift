import SetGame
import SetRules

extension Canvas {
    /// Draws the cards of a table with the last match below it, and marks selected and hinted cards.
    ///
    /// - Parameters:
    ///   - game: the game.
    ///   - grid: the layout of the cards.
    ///   - line: the first line of the table.
    ///   - current: the index of the card under the cursor.
    ///   - sent: the cards of claims that a server hasn't decided.
    ///   - style: the drawing style of the cards.
    mutating func draw(
        _ game: Game, as grid: TableGrid, below line: Int, current: Int, sent: [Card] = [],
        _ style: CardPicture.Style
    ) {
        for (index, card) in game.availableCards.enumerated() {
            let mark: CardMark = sent.contains(card) ? .sent : CardMark(card, in: game.selection)
            let picture = CardPicture(
                card: card, label: CardLabel.character(at: index), mark: mark,
                isHinted: game.hint?.cards.contains(card) ?? false, isCurrent: index == current,
                isFaceDown: game.isFaceDown(card), found: game.numbersOfMatchesThatStay(with: card))
            let place = grid.place(at: index)
            picture.draw(on: &self, at: (place.line + line, place.column), as: grid.form, style)
        }
    }
}

extension Game {
    /// Returns the numbers of the found matches that contain a card, from 1, in games whose matches stay on the table.
    func numbersOfMatchesThatStay(with card: Card) -> [Int] {
        guard rules.keepsMatches else { return [] }
        return found.indices.filter { found[$0].cards.contains(card) }.map { $0 + 1 }
    }
}
