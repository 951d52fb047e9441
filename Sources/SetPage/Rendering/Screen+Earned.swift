import SetGame
import SetRules
import SetTable

// The points of a set, which fly to the score.
extension Screen {
    /// Lets the points of the set that was found last fly, where the page showed the game without it.
    func renderEarned(_ state: ScreenState) {
        let game = state.game
        let former = drawn.found
        drawn.found = (game.dealID, game.found.count)
        guard let former, former.deal == game.dealID, former.count <= game.found.count, state.motion != .still else {
            return earned.end(on: page)
        }
        if former.count + 1 == game.found.count, let found = game.found.last { fly(found, in: game) }
    }

    private func fly(_ found: FoundSet, in game: Game) {
        // Of the three cards it answers last.
        let last = game.table.last { game.selection.contains($0) }
        guard found.points > 0, let start = last.flatMap({ cards.center(of: $0) }) else { return }
        earned.fly(
            found.points, before: game.scores[found.seat] - found.points, from: start,
            to: scoreElement(of: found.seat, game.options.players), on: page)
    }

    private func scoreElement(of seat: Seat, _ players: Players) -> ElementID {
        switch (players, seat) {
        case (.one, _), (.apart, _): .score
        case (.two, .first): .score1
        case (.two, _): .score2
        }
    }
}
