import SetRules

/// The results of some games. Tallies of different games can be added in any order to get the tally of all of them.
public struct SimulationTally: Hashable, Sendable {
    /// The tables with the same number of cards, each counted when a match was searched for.
    public struct Tables: Hashable, Sendable {
        /// The number of tables with a match.
        public internal(set) var withMatch = 0
        /// The number of tables without a match.
        public internal(set) var withoutMatch = 0
        /// The number of matches on all these tables.
        public internal(set) var matches = 0

        /// The number of tables.
        public var count: Int { withMatch + withoutMatch }
    }

    /// The number of games.
    public var games: Int { left.reduce(0, +) }
    /// The number of games by the number of cards left at the end, 0 to 81.
    public private(set) var left = [Int](repeating: 0, count: Card.all.count + 1)
    /// The tables by their number of cards, 0 to 81.
    public private(set) var tables = [Tables](repeating: Tables(), count: Card.all.count + 1)
    /// The number of games that never needed more cards than at the start.
    public private(set) var neverAboveOpening = 0
    /// The longest wait of each game (`SelfPlay.longestWait`).
    public private(set) var longestWait = Sums()
    /// The longest wait of all games.
    public private(set) var greatestWait = 0
    /// The number of tables of each game, paired with the number of matches on them.
    public private(set) var tablesAndMatches = PairSums()

    /// Creates an empty tally.
    public init() {}

    /// Adds the last game that was played, with the number of cards left at its end.
    public mutating func add(_ game: borrowing SelfPlay, left count: Int) {
        add(tableCount: game.tableCount, { game[$0] }, longestWait: game.longestWait, left: count)
    }

    /// The same for a game of any rules.
    mutating func add(_ game: GeneralPlay, left count: Int) {
        add(tableCount: game.tables.count, { game.tables[$0] }, longestWait: game.longestWait, left: count)
    }

    @inline(__always)
    private mutating func add(
        tableCount: Int, _ table: (Int) -> SelfPlay.Table, longestWait wait: Int, left count: Int
    ) {
        left[count] += 1
        // A game begins with its opening cards.
        let opening = table(0).cards
        var isAboveOpening = false
        var matches = 0
        for index in 0..<tableCount {
            let table = table(index)
            if table.matches > 0 {
                tables[table.cards].withMatch += 1
            } else {
                tables[table.cards].withoutMatch += 1
            }
            tables[table.cards].matches += table.matches
            matches += table.matches
            if table.cards > opening { isAboveOpening = true }
        }
        if !isAboveOpening { neverAboveOpening += 1 }
        longestWait.add(wait)
        greatestWait = max(greatestWait, wait)
        tablesAndMatches.add(tableCount, matches)
    }

    /// Adds other games.
    public static func += (tally: inout SimulationTally, other: SimulationTally) {
        for count in tally.left.indices {
            tally.left[count] += other.left[count]
            tally.tables[count].withMatch += other.tables[count].withMatch
            tally.tables[count].withoutMatch += other.tables[count].withoutMatch
            tally.tables[count].matches += other.tables[count].matches
        }
        tally.neverAboveOpening += other.neverAboveOpening
        tally.longestWait += other.longestWait
        tally.greatestWait = max(tally.greatestWait, other.greatestWait)
        tally.tablesAndMatches += other.tablesAndMatches
    }
}
