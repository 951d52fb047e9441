/// The numbers of tables with a given number of cards that contain no set, one set, two sets and so on.
public struct SetDistribution: Hashable, Sendable {
    /// The numbers of cards for which the distribution can be counted.
    public static let possibleCards = 1...PairCounts.mostCards

    /// The number of cards on each table.
    public let cards: Int
    /// The number of tables by their number of sets, from 0 to the most sets on any table.
    public let counts: [Int]

    /// The number of all tables.
    public var total: Int { counts.reduce(0, +) }

    /// The number of sets on all tables together. Divided by `total` it is the mean.
    public var totalSets: Int { counts.enumerated().reduce(0) { $0 + $1.offset * $1.element } }

    /// Creates a distribution with these counts, which are already known. The last count is not 0.
    public init(cards: Int, counts: [Int]) {
        self.cards = cards
        self.counts = counts
    }

    /// Counts the tables with a number of cards in `possibleCards`. On one processor, 12 cards take less than a second
    /// and 15 cards half a minute.
    public init(cards: Int, workers: Workers) async {
        // A smaller start makes the searches slower, a larger start makes finding the orbits slower.
        await self.init(cards: cards, orbitsOf: min(cards - 1, max(9, cards - 4)), workers: workers)
    }

    /// Counts the tables by searching from each orbit of the tables with `start` cards, fewer than `cards`. The result
    /// doesn't depend on `start`.
    init(cards: Int, orbitsOf start: Int, workers: Workers) async {
        precondition(Self.possibleCards.contains(cards), "the number of cards is possible")
        let levels = Orbit.levels(upTo: start) { CardMask.all.subtracting($0) }
        let sums = await workers.sum(over: levels[start], length: SetCountSearch.length) { orbit in
            var search = SetCountSearch(table: orbit.table, goal: cards)
            search.extend(by: CardMask.all.subtracting(orbit.table))
            return search.counts
        }
        // A table is found once from each smaller table that it contains.
        let counts = sums.map { exactQuotient($0, binomial(cards, start)) }
        self.init(cards: cards, counts: Array(counts[...(counts.lastIndex { $0 > 0 } ?? 0)]))
        precondition(total == binomial(81, cards), "every table is counted")
    }
}
