import SetRules

/// Plays whole games automatically, each from a shuffled deck: a set is taken, and new cards replace it while the deck
/// lasts and the table isn't larger than at the start. If the table doesn't contain a set, more cards are dealt.
///
/// For statistics over many games, without a score or a log, in which a set is two cards with their third card
/// (`Variant.playsLikeSet`). A game of Set takes about a microsecond, because each change updates the list of sets
/// instead of searching the table again.
public struct SelfPlay: ~Copyable {
    /// The choice among the sets on the table.
    public enum Strategy: Int, CaseIterable, Sendable {
        /// Each set with the same probability.
        case uniform
        /// The first set in ascending order of places, like a player who looks through the cards one by one.
        case first
        /// A set with the fewest differing features, like a player who takes easy sets. If several sets have as few,
        /// the first of them in ascending order of places.
        case fewestDifferences
    }

    /// A table of the last game, at the time of a search for a match.
    public struct Table: Hashable, Sendable {
        /// The number of cards.
        public let cards: Int
        /// The number of matches.
        public let matches: Int

        /// Creates a table with this many cards and matches.
        public init(cards: Int, matches: Int) {
            self.cards = cards
            self.matches = matches
        }
    }

    /// The choice among the sets on the table.
    public let strategy: Strategy

    /// The number of tables of the last game; 0 before the first one.
    public private(set) var tableCount = 0

    /// The longest that a card waited on the table in the last game, counted in the sets taken during that time
    /// including its own. Cards that were left at the end don't count. 0 if no set was taken.
    public private(set) var longestWait = 0

    private var table: UncheckedTable
    private let tables: UnsafeMutablePointer<Table>

    /// Allocates the memory for games with this strategy.
    ///
    /// - Precondition: the games are played like Set.
    public init(of game: Variant = .set, strategy: Strategy = .uniform) {
        precondition(game.playsLikeSet, "the game is played like Set")
        self.strategy = strategy
        table = UncheckedTable(game.rules)
        // For each table without a set a card is dealt, and each other table loses a set.
        tables = .allocate(capacity: 2 * game.rules.cardCount)
    }

    deinit {
        tables.deallocate()
    }

    /// A table of the last game, from 0 to `tableCount` - 1 in the order of play. The last table doesn't contain a set.
    public subscript(index: Int) -> Table {
        precondition((0..<tableCount).contains(index), "the index of a table of the last game")
        return tables[index]
    }

    /// Plays a game to its end, and returns the number of cards left on the table.
    ///
    /// The numbers of the generator determine the game, which takes about 110 of them. The deck is the same as after
    /// `Array.pinnedShuffle`.
    @discardableResult
    public mutating func play(using generator: inout SplitMix64) -> Int {
        table.start(using: &generator)
        var count = 0
        var wait = 0
        while true {
            tables[count] = Table(cards: table.size, matches: table.setCount)
            count &+= 1
            if table.setCount > 0 {
                let set = chosenSet(using: &generator)
                wait = max(wait, table.take(set))
            } else if !table.deal() {
                break
            }
        }
        tableCount = count
        longestWait = wait
        return table.size
    }

    @inline(__always)
    private mutating func chosenSet(using generator: inout SplitMix64) -> PlaceSet {
        switch strategy {
        case .uniform: table.sets[Int(generator.next(below: UInt32(truncatingIfNeeded: table.setCount)))]
        case .first: table.firstSet()
        case .fewestDifferences: table.easiestSet()
        }
    }
}
