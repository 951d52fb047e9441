import SetRules
import SetSimulation
import Testing

/// Whether three cards are a set, by the wording of the rule: no feature has exactly two values.
private func isSet(_ cards: [Card]) -> Bool {
    Feature.allCases.allSatisfy { feature in
        cards.reduce(0) { $0 | 1 << Int($1[feature].rawValue) }.nonzeroBitCount != 2
    }
}

/// A game as it is told: arrays, and all triples tried for each table.
private struct PlainGame {
    var tables: [SelfPlay.Table] = []
    var longestWait = 0
    private var deck = Card.all
    private var table: [(card: Card, takenBefore: Int)] = []
    private var taken = 0

    init(_ strategy: SelfPlay.Strategy, using generator: inout SplitMix64) {
        deck.pinnedShuffle(using: &generator)
        deal(12)
        while true {
            let sets = places
            tables.append(SelfPlay.Table(cards: table.count, matches: sets.count))
            if let set = sets.min(by: { rank($0, strategy) < rank($1, strategy) }) {
                take(set)
            } else if deck.isEmpty {
                break
            } else {
                deal(3)
            }
        }
    }

    /// The places of each set, in ascending order.
    private var places: [[Int]] {
        var places: [[Int]] = []
        for first in table.indices {
            for second in table.indices.dropFirst(first + 1) {
                for third in table.indices.dropFirst(second + 1)
                where isSet([first, second, third].map { table[$0].card }) {
                    places.append([first, second, third])
                }
            }
        }
        return places
    }

    /// The set with the lowest rank is taken.
    private func rank(_ set: [Int], _ strategy: SelfPlay.Strategy) -> Int {
        let order = set.reduce(0) { $0 * 32 + $1 }
        guard strategy == .fewestDifferences else { return order }
        let cards = set.map { table[$0].card }
        let differing = Feature.allCases.count { feature in Set(cards.map { $0[feature] }).count == 3 }
        return differing * 32 * 32 * 32 + order
    }

    private mutating func deal(_ count: Int) {
        for card in deck.prefix(count) { table.append((card, taken)) }
        deck.removeFirst(count)
    }

    private mutating func take(_ set: [Int]) {
        taken += 1
        longestWait = max(longestWait, set.map { taken - table[$0].takenBefore }.max() ?? 0)
        if table.count == 12 && !deck.isEmpty {
            for place in set { table[place] = (deck.removeFirst(), taken) }
        } else {
            // The cards beyond the new size fill the gaps below it, in order.
            let size = table.count - 3
            let moving = (size..<table.count).filter { !set.contains($0) }
            for (gap, place) in zip(set.filter { $0 < size }, moving) { table[gap] = table[place] }
            table.removeLast(3)
        }
    }
}

struct SelfPlayTests {
    @Test(arguments: [SelfPlay.Strategy.first, .fewestDifferences])
    func `a game is the one that the rules tell, table by table`(strategy: SelfPlay.Strategy) {
        var selfPlay = SelfPlay(strategy: strategy)
        for seed in 0..<100 as Range<UInt64> {
            var (ours, plain) = (SplitMix64(seed: seed), SplitMix64(seed: seed))
            let left = selfPlay.play(using: &ours)
            let game = PlainGame(strategy, using: &plain)
            let tables = (0..<selfPlay.tableCount).map { selfPlay[$0] }
            #expect(tables == game.tables, "seed \(seed)")
            #expect(left == game.tables.last?.cards, "seed \(seed)")
            #expect(selfPlay.longestWait == game.longestWait, "seed \(seed)")
            #expect(ours == plain, "seed \(seed)")
        }
    }

    @Test func `a game depends on its generator alone`() {
        func course(_ selfPlay: inout SelfPlay, _ seed: UInt64) -> [SelfPlay.Table] {
            var generator = SplitMix64(seed: seed)
            selfPlay.play(using: &generator)
            return (0..<selfPlay.tableCount).map { selfPlay[$0] }
        }
        var one = SelfPlay()
        var other = SelfPlay()
        for seed in 100..<200 as Range<UInt64> { _ = course(&one, seed) }
        for seed in 0..<100 as Range<UInt64> {
            #expect(course(&one, seed) == course(&other, seed))
        }
    }

    @Test(arguments: SelfPlay.Strategy.allCases)
    func `each table follows from the one before`(strategy: SelfPlay.Strategy) {
        var selfPlay = SelfPlay(strategy: strategy)
        var generator = SplitMix64(seed: 11)
        for _ in 0..<1000 {
            let left = selfPlay.play(using: &generator)
            let tables = (0..<selfPlay.tableCount).map { selfPlay[$0] }
            let taken = tables.count { $0.matches > 0 }
            #expect(tables[0].cards == 12 && tables.last == SelfPlay.Table(cards: left, matches: 0))
            #expect(3 * taken + left == 81 && left != 3 && left <= 18)
            var dealt = 12
            for (table, next) in zip(tables, tables.dropFirst()) {
                let isReplaced = table.matches > 0 && table.cards == 12 && dealt < 81
                dealt += table.matches == 0 || isReplaced ? 3 : 0
                guard next.cards == table.cards + (table.matches == 0 ? 3 : isReplaced ? 0 : -3) else {
                    Issue.record("\(next) after \(table)")
                    return
                }
            }
            #expect(dealt == 81)
        }
    }

    @Test(arguments: Variant.allCases.filter(\.playsLikeSet), SelfPlay.Strategy.allCases)
    func `the tables of each game have the sizes of its rules`(variant: Variant, strategy: SelfPlay.Strategy) {
        let rules = variant.rules
        var selfPlay = SelfPlay(of: variant, strategy: strategy)
        var generator = SplitMix64(seed: 12)
        for _ in 0..<200 {
            let left = selfPlay.play(using: &generator)
            let tables = (0..<selfPlay.tableCount).map { selfPlay[$0] }
            #expect(tables[0].cards == rules.openingCount && tables.last == SelfPlay.Table(cards: left, matches: 0))
            #expect(3 * tables.count { $0.matches > 0 } + left == rules.cardCount)
            var deck = rules.cardCount - rules.openingCount
            for (table, next) in zip(tables, tables.dropFirst()) {
                let change =
                    table.matches == 0
                    ? min(rules.growth(of: table.cards), deck)
                    : rules.replacementCount(of: 3, on: table.cards, deckCount: deck, returnsToOpening: true)
                deck -= change
                #expect(next.cards == table.cards + change - (table.matches > 0 ? 3 : 0))
            }
            #expect(deck == 0)
        }
    }

    @Test func `games end as ten million others did, within four standard errors`() {
        // Henrik Warne's counts, a set chosen uniformly.
        let games = 50_000
        var (empty, neverMore) = (0, 0)
        var selfPlay = SelfPlay()
        var generator = SplitMix64(seed: 5)
        for _ in 0..<games {
            empty += selfPlay.play(using: &generator) == 0 ? 1 : 0
            neverMore += (0..<selfPlay.tableCount).allSatisfy { selfPlay[$0].cards <= 12 } ? 1 : 0
        }
        for (count, share) in [(empty, 0.012197), (neverMore, 0.314185)] {
            let error = (share * (1 - share) * (1 / Double(games) + 1 / 1e7)).squareRoot()
            #expect(abs(Double(count) / Double(games) - share) < 4 * error, "\(count)")
        }
    }
}
