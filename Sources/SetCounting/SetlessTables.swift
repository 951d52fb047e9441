/// The numbers of tables without a set.
///
/// They agree with the results of Donald Knuth's program SETSET-ALL (2001).
public struct SetlessTables: Hashable, Sendable {
    /// The smallest number of cards for which there isn't such a table: any 21 cards contain a set (Pellegrino 1971).
    public static let mostCards = 21

    /// The number of tables by their number of cards, 0 to 21.
    public let counts: [Int]

    /// Creates the numbers from counts that are already known.
    public init(counts: [Int]) {
        self.counts = counts
    }

    /// Counts the tables. Takes about one second on one processor.
    public init(workers: Workers) async {
        // A smaller start makes the searches slower, a larger start makes finding the orbits slower.
        await self.init(orbitsOf: 10, workers: workers)
    }

    /// Counts the tables. Tables with more than `cards` cards are found by searching from each orbit of the tables with
    /// `cards` cards. The result doesn't depend on `cards`.
    init(orbitsOf cards: Int, workers: Workers) async {
        let levels = Orbit.levels(upTo: cards, candidates: SetlessSearch.candidates)
        let sums = await workers.sum(over: levels[cards], length: Self.mostCards + 1) { orbit in
            var search = SetlessSearch(table: orbit.table)
            search.extend(by: SetlessSearch.candidates(for: orbit.table))
            return search.counts
        }
        // A larger table is found once from each smaller table that it contains.
        let counts = sums.enumerated().map { size, sum in
            size > cards ? exactQuotient(sum, binomial(size, cards)) : levels[size].reduce(0) { $0 + $1.size }
        }
        self.init(counts: counts)
    }
}
