import SetRules

/// The results of some games. Tallies of different games can be added in any order to get the tally of all of them.
public struct SimulationTally: Hashable, Sendable {
    /// The tables with the same number of cards, each counted when a set was searched for.
    public struct Tables: Hashable, Sendable {
        /// The number of tables with a set.
        public internal(set) var withSet = 0
        /// The number of tables without a set.
        public internal(set) var withoutSet = 0
        /// The number of sets on all these tables.
        public internal(set) var sets = 0

        /// The number of tables.
        public var count: Int { withSet + withoutSet }
    }

    /// The number of games.
    public var games: Int { left.reduce(0, +) }
    /// The number of games by the number of cards left at the end, 0 to 21.
    public private(set) var left = [Int](repeating: 0, count: 22)
    /// The tables by their number of cards, 0 to 21.
    public private(set) var tables = [Tables](repeating: Tables(), count: 22)
    /// The number of games that never needed more than twelve cards.
    public private(set) var neverAboveTwelve = 0
    /// The longest wait of each game (`SelfPlay.longestWait`).
    public private(set) var longestWait = Sums()
    /// The longest wait of all games.
    public private(set) var greatestWait = 0
    /// The number of tables of each game, paired with the number of sets on them.
    public private(set) var tablesAndSets = PairSums()

    /// Creates an empty tally.
    public init() {}

    /// Adds the last game that was played, with the number of cards left at its end.
    public mutating func add(_ game: borrowing SelfPlay, left count: Int) {
        left[count] += 1
        var isAboveTwelve = false
        var sets = 0
        for index in 0..<game.tableCount {
            let table = game[index]
            if table.sets > 0 { tables[table.cards].withSet += 1 } else { tables[table.cards].withoutSet += 1 }
            tables[table.cards].sets += table.sets
            sets += table.sets
            if table.cards > 12 { isAboveTwelve = true }
        }
        if !isAboveTwelve { neverAboveTwelve += 1 }
        longestWait.add(game.longestWait)
        greatestWait = max(greatestWait, game.longestWait)
        tablesAndSets.add(game.tableCount, sets)
    }

    /// Adds other games.
    public static func += (tally: inout SimulationTally, other: SimulationTally) {
        for count in tally.left.indices {
            tally.left[count] += other.left[count]
            tally.tables[count].withSet += other.tables[count].withSet
            tally.tables[count].withoutSet += other.tables[count].withoutSet
            tally.tables[count].sets += other.tables[count].sets
        }
        tally.neverAboveTwelve += other.neverAboveTwelve
        tally.longestWait += other.longestWait
        tally.greatestWait = max(tally.greatestWait, other.greatestWait)
        tally.tablesAndSets += other.tablesAndSets
    }
}
