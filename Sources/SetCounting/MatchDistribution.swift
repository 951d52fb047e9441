import SetRules

/// The numbers of a game's tables with a given number of cards that contain no match, one match, two matches and so on.
public struct MatchDistribution: Hashable, Sendable {
    /// Returns the numbers of cards for which the distribution can be counted in less than an hour.
    public static func possibleCards(in rules: GameRules) -> ClosedRange<Int> {
        1...(rules.kind == .set ? PairCounts.mostCards : 15)
    }

    /// The number of cards on each table.
    public let cards: Int
    /// The number of tables by their number of matches, from 0 to the most matches on any table.
    public let counts: [Int]

    /// The number of all tables.
    public var total: Int { counts.reduce(0, +) }

    /// Creates a distribution with these counts, which are already known. The last count is not 0.
    public init(cards: Int, counts: [Int]) {
        self.cards = cards
        self.counts = counts
    }

    /// Counts the tables with a number of cards in `possibleCards`; `nil` for games of other cards than Set's, whose tables
    /// are too many. On one processor, 12 cards take less than a second, 15 cards a few seconds and 18 cards less than half an
    /// hour for Set. UltraSet and Ghost take longer, and Junior a few seconds.
    public init?(of rules: GameRules, cards: Int, workers: Workers) async {
        guard rules.cards.kind == .set else { return nil }
        // A smaller start makes the searches slower, a larger start makes finding the orbits slower.
        let start = rules.cards == .set ? min(cards - 1, max(9, cards - 3)) : 0
        await self.init(of: rules, cards: cards, orbitsOf: start, workers: workers)
    }

    /// Counts the tables by searching from each orbit of the tables with `start` cards, fewer than `cards`. The result
    /// doesn't depend on `start`, which is 0 unless the deck has all cards: maps take tables of a smaller deck to tables
    /// of other cards.
    init(of rules: GameRules, cards: Int, orbitsOf start: Int, workers: Workers) async {
        precondition(Self.possibleCards(in: rules).contains(cards), "the number of cards is possible")
        let deck = CardMask(rules.cards)
        let levels = Orbit.levels(upTo: start) { deck.subtracting($0) }
        let sums = await workers.sum(over: levels[start], length: rules.kind.greatestCount(among: cards) + 1) { orbit in
            rules.kind.counts(of: cards, containing: orbit.table, with: deck.subtracting(orbit.table))
        }
        // A table is found once from each smaller table that it contains.
        let counts = sums.map { Int(exactQuotient($0, Int128(binomial(cards, start)))) }
        self.init(cards: cards, counts: Array(counts[...(counts.lastIndex { $0 > 0 } ?? 0)]))
        precondition(total == binomial(deck.count, cards), "every table is counted")
    }
}

extension MatchKind {
    /// At least the number of matches on any table with this many cards.
    fileprivate func greatestCount(among cards: Int) -> Int {
        switch self {
        case .set: SetCountSearch.length - 1
        case .ultraSet, .ghost, .quad, .line, .even: binomial(cards, sizes.lowerBound)
        }
    }

    /// Returns the numbers of tables with `cards` cards that consist of `table` and others of these cards, by their
    /// number of matches.
    fileprivate func counts(of cards: Int, containing table: CardMask, with others: CardMask) -> [Int] {
        switch self {
        case .set:
            var search = SetCountSearch(table: table, goal: cards)
            search.extend(by: others)
            return search.counts
        case .ultraSet: return Self.counts(UltraSetCountSearch(table: table, goal: cards), with: others)
        case .ghost: return Self.counts(GhostCountSearch(table: table, goal: cards), with: others)
        case .quad, .line, .even: preconditionFailure("they are matches of other cards")
        }
    }

    private static func counts(_ start: some MatchCountSearch, with others: CardMask) -> [Int] {
        var search = start
        search.extend(by: others)
        return search.counts
    }
}
