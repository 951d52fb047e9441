import SetRules

/// A replay of a game from its start, action by action.
public struct Replay {
    /// The game after the actions carried out so far.
    public private(set) var game: Game
    private let log: [LogEntry]

    /// Creates a replay at the start of this game, whose deal must be known.
    public init(of game: Game) {
        precondition(!game.dealID.isHidden, "a hidden deal cannot be dealt again")
        self.game = Game(game.dealID)
        log = game.log
    }

    /// Returns the game after this many of its actions; a count out of range counts as the nearest valid count. Linear
    /// in the count.
    public static func game(_ game: Game, after count: Int) -> Game {
        var replay = Replay(of: game)
        while replay.game.log.count < count, replay.step() {}
        return replay.game
    }

    /// Carries out the next action, and returns whether there was one left.
    public mutating func step() -> Bool {
        guard game.log.count < log.count else { return false }
        guard (try? game.carryOut(log[game.log.count])) != nil else {
            preconditionFailure("a game accepts every entry of its own log")
        }
        return true
    }
}

extension Game {
    /// Carries out an entry that was carried out in the same game elsewhere, without checking delays.
    ///
    /// - Throws: why this game refuses it, in which case the games differ.
    public mutating func follow(_ entry: LogEntry) throws(RuleViolation) -> [Event] { try carryOut(entry) }

    /// Returns the same game with its whole deck, which was hidden during play.
    ///
    /// - Parameter deck: different cards in the order in which they were dealt.
    /// - Returns: the game; `nil` if this deck doesn't lead to it.
    public func uncovered(_ deck: [Card]) -> Game? {
        guard deck.count == rules.cards.count, deck.allSatisfy(rules.cards.contains) else { return nil }
        var game = Game(DealID(deck: deck, options: options))
        for entry in log where (try? game.carryOut(entry)) == nil { return nil }
        // The cards that lie face down have other names.
        let isSameTable = rules.liesFaceDown ? game.table.count == table.count : game.table == table
        return isSameTable && game.found == found && game.scores == scores ? game : nil
    }
}
