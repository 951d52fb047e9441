import PlainText
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

// The messages with variables.
extension Message {
    /// Another player found a match.
    public static func foundByOther(_ player: PlayerName, points: Int) -> Message {
        .pattern(.foundByOther, [.name(player), .number(.points, points)])
    }

    /// Another player was faster by this many milliseconds.
    public static func beaten(by player: PlayerName?, late: Milliseconds) -> Message {
        player.map { .pattern(.beatenBy, [.name($0), .hundredths(late)]) } ?? .pattern(.beaten, [.hundredths(late)])
    }

    /// The room waits for the start with this many players.
    public static func roomWaits(players: Int) -> Message { .pattern(.roomWaits, [.number(.players, players)]) }

    /// This device watches the room.
    public static func roomWatched(isFull: Bool) -> Message { .phrase(isFull ? .fullRoomWatched : .roomWatched) }

    /// An online game ended, and the named player won. `second` is the score of the second place.
    public static func wonTogether(_ winner: PlayerName, points: Int, to second: Int) -> Message {
        .pattern(.wonTogether, [.name(winner), .number(.points, points), .number(.lower, second)])
    }

    /// An online game ended, and the reader won.
    public static func wonYourself(points: Int, to second: Int) -> Message {
        .pattern(.wonYourself, [.number(.points, points), .number(.lower, second)])
    }

    /// Another player agrees to another game.
    public static func wantsRematch(_ player: PlayerName) -> Message { .pattern(.wantsRematch, [.name(player)]) }

    /// A player shows a reaction.
    public static func reacted(_ player: PlayerName, _ reaction: Reaction) -> Message {
        .pattern(.reacted, [.name(player), .number(.count, Int(reaction.rawValue) + 1)])
    }

    /// The name of a reaction.
    public static func reaction(_ reaction: Reaction) -> Message {
        .pattern(.reaction, [.number(.count, Int(reaction.rawValue) + 1)])
    }

    /// The next game starts in so many seconds.
    public static func startsIn(seconds: Int) -> Message { .pattern(.startsIn, [.number(.count, seconds)]) }

    /// Another game of the room starts in so many seconds.
    public static func rematchIn(seconds: Int) -> Message { .pattern(.rematchIn, [.number(.count, seconds)]) }

    /// Another player's connection is gone.
    public static func playerAway(_ player: PlayerName) -> Message { .pattern(.playerAway, [.name(player)]) }

    /// Another player's connection is back.
    public static func playerBack(_ player: PlayerName) -> Message { .pattern(.playerBack, [.name(player)]) }

    /// The reader's place among this many players.
    public static func place(_ place: Int, of players: Int) -> Message {
        .pattern(.place, [.number(.place, place), .number(.players, players)])
    }
}
