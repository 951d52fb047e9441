import SetGame
import SetRules
import SetTable

// The points of a match, which fly to the score.
extension Screen {
    /// Makes the points of the last match fly if the page showed the game without it.
    func renderEarned(_ state: ScreenState) {
        let game = state.game
        let former = drawn.found
        drawn.found = (game.dealID, game.found.count)
        guard let former, former.deal == game.dealID, former.count <= game.found.count, state.motion != .still else {
            return earned.end()
        }
        if former.count + 1 == game.found.count, let found = game.found.last { fly(found, in: game) }
    }

    private func fly(_ found: FoundMatch, in game: Game) {
        let players = game.options.players
        // This card pops last; if each player has a separate device, the cards leave at once.
        let last = players.areApart ? found.cards.last : game.table.last { game.selection.contains($0) }
        guard found.points > 0, let start = last.flatMap({ cards.center(of: $0) }) else { return }
        let own = players.needClaims ? page[found.seat == .first ? .score1 : .score2] : page[.score]
        guard let score = players.areApart ? score(of: found.seat) : own else { return }
        let place = players.areApart ? cards.animator.center(of: found.seat) : nil
        let before = game.scores[found.seat] - found.points
        earned.fly(found.points, before: before, from: start, to: score, at: place)
    }

    /// Returns the element of the points in a room's seat; `nil` if the seat is free.
    private func score(of seat: Seat) -> Node? {
        let index = Int(seat.rawValue)
        return index < seats.count ? seats[index].score : nil
    }
}
