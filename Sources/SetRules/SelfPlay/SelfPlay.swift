/// Plays whole games by itself, each from a shuffled deck: a set is taken, three cards replace it while the deck lasts and
/// the table has 12 cards, and three more are dealt when there is no set.
///
/// For statistics over many games: it neither knows a score nor a log. A game takes about a microsecond, since the list of
/// the sets on the table is kept up to date instead of searched for anew.
public struct SelfPlay: ~Copyable {
    /// Which of the sets on the table is taken.
    public enum Strategy: Int, CaseIterable, Sendable {
        /// Each with the same probability.
        case uniform
        /// The first in ascending order of places, as by somebody who looks through the cards one by one.
        case first
        /// One with the fewest differing features, as by somebody who takes what is easy; of those the first in order of places.
        case fewestDifferences
    }

    /// A table of the last game, when somebody looked for a set on it.
    public struct Table: Hashable, Sendable {
        /// The number of cards, at most 21.
        public let cards: Int
        /// The number of sets.
        public let sets: Int

        /// A table of so many cards with so many sets.
        public init(cards: Int, sets: Int) {
            self.cards = cards
            self.sets = sets
        }
    }

    /// Which of the sets on the table is taken.
    public let strategy: Strategy

    /// The number of tables of the last game, up to 51; 0 before the first one.
    public private(set) var tableCount = 0

    /// The most sets that were taken in the last game while one card lay on the table, with the one that it was taken in. Cards
    /// that were left at the end do not count. 0 where no set was taken.
    public private(set) var longestWait = 0

    private var table = UncheckedTable()
    /// At most 27 tables have a set that is taken, and 24 have none.
    private let tables: UnsafeMutablePointer<Table> = .allocate(capacity: 64)

    /// Makes room for games of this strategy.
    public init(strategy: Strategy = .uniform) {
        self.strategy = strategy
    }

    deinit {
        tables.deallocate()
    }

    /// A table of the last game, from 0 to `tableCount` - 1 in the order of play. The last one has no set.
    public subscript(index: Int) -> Table {
        precondition((0..<tableCount).contains(index), "the index of a table of the last game")
        return tables[index]
    }

    /// Plays a game to its end, and returns the number of cards left on the table.
    ///
    /// The numbers of the generator determine the game, which takes about 110 of them; its deck is that of
    /// `Array.pinnedShuffle`.
    @discardableResult
    public mutating func play(using generator: inout SplitMix64) -> Int {
        table.start(using: &generator)
        var count = 0
        var wait = 0
        while true {
            tables[count] = Table(cards: table.size, sets: table.setCount)
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
