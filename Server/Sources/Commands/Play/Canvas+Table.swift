import SetGame

extension Canvas {
    /// Draws the cards of a table, with what is chosen and hinted.
    ///
    /// - Parameters:
    ///   - game: the game.
    ///   - grid: where its cards lie.
    ///   - line: the line in which the table begins.
    ///   - current: the index of the card that the cursor is on.
    ///   - style: how cards are drawn.
    mutating func draw(_ game: Game, as grid: TableGrid, below line: Int, current: Int, _ style: CardPicture.Style) {
        for (index, card) in game.table.enumerated() {
            let picture = CardPicture(
                card: card, label: CardLabel.character(at: index), mark: CardMark(card, in: game.selection),
                isHinted: game.hint?.set.contains(card) ?? false, isCurrent: index == current)
            let place = grid.place(at: index)
            picture.draw(on: &self, at: (place.line + line, place.column), as: grid.form, style)
        }
    }
}
