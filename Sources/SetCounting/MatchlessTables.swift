import SetRules

/// The numbers of tables without a match, for a game.
///
/// The numbers of tables without a set agree with the results of Donald Knuth's program SETSET-ALL (2001).
public struct MatchlessTables: Hashable, Sendable {
    /// The number of tables by their number of cards, from 0 to the smallest number for which there isn't a table. For
    /// Set that is 21: any 21 cards contain a set (Pellegrino 1971).
    public let counts: [Int]

    /// The greatest number of cards that don't contain a match.
    public var mostCards: Int { counts.count - 2 }

    /// Creates the numbers from counts that are already known. Only the last is 0.
    public init(counts: [Int]) {
        self.counts = counts
    }

    /// Counts the tables of a game; `nil` for Mega and Quads, which have too many. On one processor, Set takes about one
    /// second and the other games take less.
    public init?(of rules: GameRules, workers: Workers) async {
        switch (rules.kind, rules.cards) {
        case (_, .mega), (_, .quads): return nil
        case (.line, _): self.init(trimming: LinelessSearch.counts)
        case (.even, _), (_, .dots): self.init(trimming: Self.independent)
        case (.quad, _), (_, .solidQuads): self.init(trimming: QuadlessSearch.counts)
        case (.set, _):
            // A smaller start makes the searches slower, a larger start makes finding the orbits slower.
            await self.init(setlessIn: rules.cards, orbitsOf: rules.cards == .set ? 10 : 0, workers: workers)
        case (.ultraSet, _): self.init(of: rules.cards) { UltraSetCountSearch.candidates(for: $0) }
        case (.ghost, _): self.init(of: rules.cards) { GhostCountSearch.candidates(for: $0) }
        }
    }

    /// Counts the tables by their orbits, given the cards that can join a table without completing a match.
    private init(of space: CardSpace, candidates: (CardMask) -> CardMask) {
        let deck = CardMask(space)
        let levels = Orbit.levels(upTo: deck.count) { candidates($0).intersection(deck) }
        self.init(trimming: levels.map { level in level.reduce(0) { $0 + $1.size } })
    }

    /// Counts the tables without a set. Tables with more than `cards` cards are found by searching from each orbit of the
    /// tables with `cards` cards. The result doesn't depend on `cards`, which is 0 unless the deck has all cards: maps
    /// take tables of a smaller deck to tables of other cards.
    init(setlessIn space: CardSpace, orbitsOf cards: Int, workers: Workers) async {
        let deck = CardMask(space)
        @Sendable func candidates(for table: CardMask) -> CardMask {
            SetlessSearch.candidates(for: table).intersection(deck)
        }
        let levels = Orbit.levels(upTo: cards, candidates: candidates)
        let sums = await workers.sum(over: levels[cards], length: SetlessSearch.length) { orbit in
            var search = SetlessSearch(table: orbit.table)
            search.extend(by: candidates(for: orbit.table))
            return search.counts
        }
        // A larger table is found once from each smaller table that it contains.
        let counts = sums.enumerated().map { size, sum in
            size > cards
                ? Int(exactQuotient(sum, Int128(binomial(size, cards)))) : levels[size].reduce(0) { $0 + $1.size }
        }
        self.init(trimming: counts)
    }

    /// The numbers of tables of dots on which no cards have each dot an even number of times: with their bit masks as vectors,
    /// the tables of linearly independent cards. Each card is outside the span of those before it.
    private static var independent: [Int] {
        let vectors = CardKind.dots.count + 1
        var (ways, orders) = (1, 1)
        return [1]
            + (0...Dot.allCases.count).map { before in
                ways *= vectors - (1 << before)
                orders *= before + 1
                return ways / orders
            }
    }

    private init(trimming counts: [Int]) {
        self.init(counts: Array(counts.prefix { $0 > 0 }) + [0])
    }
}
