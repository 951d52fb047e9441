import SetGame
import SetTogether

extension Message {
    /// Returns the message for a player who waits for the first game, or for a spectator.
    public static func waiting(at table: SharedTable) -> Message {
        guard table.seat == nil, table.hasGame || table.isFull else { return .roomWaits(players: table.seats.count) }
        return .roomWatched(isFull: table.isFull)
    }

    /// Returns the message about the end of a room's game; `nil` while it continues, and before the first game.
    public static func end(at table: SharedTable) -> Message? {
        guard let game = table.game, game.isOver else { return nil }
        guard case .won(let winner, let points, let second) = game.scores.result(of: game.options.players) else {
            return .end(of: game)
        }
        if winner == table.seat { return .wonYourself(points: points, to: second) }
        return table.name(of: winner).map { .wonTogether($0, points: points, to: second) } ?? .end(of: game)
    }

    /// Returns the message about a player's place in a game.
    public static func place(of seat: Seat, in game: Game) -> Message {
        let players = game.options.players
        return .place(game.scores.place(of: seat, among: players), of: players.count)
    }
}
