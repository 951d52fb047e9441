/// A game played again from its start, action by action.
public struct Replay {
    /// The game as it was after the actions carried out so far.
    public private(set) var game: Game
    private let log: [Game.Entry]

    /// A replay at the start of this game.
    public init(of game: Game) {
        self.game = Game(game.dealID)
        log = game.log
    }

    /// Carries out the next action, and tells whether there was one left.
    public mutating func step() -> Bool {
        guard game.log.count < log.count else { return false }
        let entry = log[game.log.count]
        guard (try? game.replay(entry.action, at: entry.at)) != nil else {
            preconditionFailure("a game refuses nothing of its own log")
        }
        return true
    }
}
