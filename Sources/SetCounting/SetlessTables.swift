/// The numbers of tables without a set.
///
/// They agree with those of Donald Knuth's program SETSET-ALL (2001).
public struct SetlessTables: Hashable, Sendable {
    /// The number of cards from which on there is no such table: any 21 cards contain a set (Pellegrino 1971).
    public static let mostCards = 21

    /// The number of tables by their number of cards, 0 to 21.
    public let counts: [Int]

    /// The numbers, which are known from elsewhere.
    public init(counts: [Int]) {
        self.counts = counts
    }

    /// Counts the tables. Takes about one second of one processor.
    public init(workers: Workers) async {
        // With fewer cards the searches take longer, with more the orbits.
        await self.init(orbitsOf: 10, workers: workers)
    }

    /// Counts the tables, of which those with more than `cards` cards are found by searching from each orbit of those with
    /// so many. The numbers don't depend on it.
    init(orbitsOf cards: Int, workers: Workers) async {
        let levels = Orbit.levels(upTo: cards, candidates: SetlessSearch.candidates)
        let sums = await workers.sum(over: levels[cards], length: Self.mostCards + 1) { orbit in
            var search = SetlessSearch(table: orbit.table)
            search.extend(by: SetlessSearch.candidates(for: orbit.table))
            return search.counts
        }
        // A larger table is found from each smaller one that it contains.
        let counts = sums.enumerated().map { size, sum in
            size > cards ? exactQuotient(sum, binomial(size, cards)) : levels[size].reduce(0) { $0 + $1.size }
        }
        self.init(counts: counts)
    }
}
