/// How many of all tables with some number of cards hold no set, one set, two sets and so on.
public struct SetDistribution: Hashable, Sendable {
    /// The numbers of cards for which it can be counted.
    public static let possibleCards = 1...PairCounts.mostCards

    /// The number of cards on each table.
    public let cards: Int
    /// The number of tables by their number of sets, from 0 up to the most that any table holds.
    public let counts: [Int]

    /// The number of all tables.
    public var total: Int { counts.reduce(0, +) }

    /// The number of sets on all tables together. Divided by `total` it is the mean.
    public var totalSets: Int { counts.enumerated().reduce(0) { $0 + $1.offset * $1.element } }

    /// The distribution with these counts, which are known from elsewhere. The last one is not 0.
    public init(cards: Int, counts: [Int]) {
        self.cards = cards
        self.counts = counts
    }

    /// Counts the tables with a number of cards, which is one of `possibleCards`. 12 cards take less than a second of one
    /// processor, 15 cards half a minute.
    public init(cards: Int, workers: Workers) async {
        // With fewer cards the searches take longer, with more the orbits.
        await self.init(cards: cards, orbitsOf: min(cards - 1, max(9, cards - 4)), workers: workers)
    }

    /// Counts the tables by searching from each orbit of those with `start` cards, fewer than `cards`. The numbers don't
    /// depend on it.
    init(cards: Int, orbitsOf start: Int, workers: Workers) async {
        precondition(Self.possibleCards.contains(cards), "the number of cards is possible")
        let levels = Orbit.levels(upTo: start) { CardMask.all.subtracting($0) }
        let sums = await workers.sum(over: levels[start], length: SetCountSearch.length) { orbit in
            var search = SetCountSearch(table: orbit.table, goal: cards)
            search.extend(by: CardMask.all.subtracting(orbit.table))
            return search.counts
        }
        // A table is found from each smaller one that it contains.
        let counts = sums.map { exactQuotient($0, binomial(cards, start)) }
        self.init(cards: cards, counts: Array(counts[...(counts.lastIndex { $0 > 0 } ?? 0)]))
        precondition(total == binomial(81, cards), "every table is counted")
    }
}
