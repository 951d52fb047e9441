/// A game played again from its start, action by action.
public struct Replay {
    /// The game as it was after the actions carried out so far.
    public private(set) var game: Game
    private let log: [LogEntry]

    /// A replay at the start of this game.
    public init(of game: Game) {
        self.game = Game(game.dealID)
        log = game.log
    }

    /// The game as it was after so many of its actions, 0 to all of them; what lies outside counts as the nearest of these.
    /// Linear in that number.
    public static func game(_ game: Game, after count: Int) -> Game {
        var replay = Replay(of: game)
        while replay.game.log.count < count, replay.step() {}
        return replay.game
    }

    /// Carries out the next action, and tells whether there was one left.
    public mutating func step() -> Bool {
        guard game.log.count < log.count else { return false }
        guard (try? game.carryOut(log[game.log.count])) != nil else {
            preconditionFailure("a game accepts every entry of its own log")
        }
        return true
    }
}
