import SetRules
import Testing

@testable import SetSimulation

struct GeneralPlayTests {
    private func game(_ variant: Variant, _ strategy: SelfPlay.Strategy, seed: UInt64) -> GeneralPlay {
        var play = GeneralPlay(variant.rules, strategy: strategy)
        var generator = SplitMix64(seed: seed)
        let left = play.play(using: &generator)
        #expect(play.tables.last == SelfPlay.Table(cards: left, matches: 0))
        return play
    }

    // Beyond the opening size the two put cards into different gaps, so only the first tables are equal.
    @Test(arguments: Variant.allCases.filter(\.playsLikeSet), [SelfPlay.Strategy.first, .fewestDifferences])
    func `a game begins as with the fast player of the same strategy`(variant: Variant, strategy: SelfPlay.Strategy) {
        var fast = SelfPlay(of: variant, strategy: strategy)
        let opening = variant.rules.openingCount
        var compared = 0
        for seed in 0..<100 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            fast.play(using: &generator)
            let tables = (0..<fast.tableCount).map { fast[$0] }
            let count = tables.prefix { $0.cards == opening && $0.matches > 0 }.count + 1
            #expect(game(variant, strategy, seed: seed).tables.prefix(count) == tables.prefix(count), "seed \(seed)")
            compared += min(count, tables.count)
        }
        #expect(compared > 500)
    }

    @Test(arguments: Variant.allCases.filter(\.playsLikeSet))
    func `games are as long, and leave as many cards, as those of the fast player`(variant: Variant) {
        let games = 3000
        var play = GeneralPlay(variant.rules, strategy: .uniform)
        var generator = SplitMix64(seed: 5)
        var tally = SimulationTally()
        for _ in 0..<games {
            let left = play.play(using: &generator)
            tally.add(play, left: left)
        }
        let fast = Simulation(of: variant, seed: 7).tally(of: 0..<games)
        for count in tally.left.indices {
            let (one, other) = (Double(tally.left[count]), Double(fast.left[count]))
            #expect(abs(one - other) <= 5 * (one + other + 1).squareRoot(), "\(count) cards left")
            let tables = (Double(tally.tables[count].withoutMatch), Double(fast.tables[count].withoutMatch))
            #expect(
                abs(tables.0 - tables.1) <= 5 * (tables.0 + tables.1 + 1).squareRoot(), "\(count) cards without a match"
            )
        }
    }

    @Test(arguments: Variant.allCases.filter { $0 != .proSet }, SelfPlay.Strategy.allCases)
    func `each table follows from the one before`(variant: Variant, strategy: SelfPlay.Strategy) {
        let rules = variant.rules
        for seed in 0..<60 as Range<UInt64> {
            let tables = game(variant, strategy, seed: seed).tables
            // The first match takes all its cards from the table.
            var shared = 0
            var deck = rules.cardCount - rules.openingCount
            #expect(tables[0].cards == rules.openingCount)
            for (table, next) in zip(tables, tables.dropFirst()) {
                let size = rules.keepsMatches ? 0 : rules.kind.sizes.lowerBound - shared
                let dealt = table.matches == 0 ? min(rules.growth(of: table.cards), deck) : 0
                // A larger table returns to the opening size; UltraSet and chains let it become smaller.
                let refills = rules.kind != .ultraSet && rules.sharedCount == 0
                let lacking = refills ? max(0, rules.openingCount - table.cards + size) : 0
                let wanted = table.cards <= rules.openingCount ? size : lacking
                let replaced = table.matches > 0 && deck >= wanted ? wanted : 0
                deck -= replaced + dealt
                #expect(next.cards == table.cards + dealt - (table.matches > 0 ? size - replaced : 0))
                if table.matches > 0 { shared = rules.sharedCount }
            }
            #expect(deck == 0)
        }
    }

    @Test(arguments: SelfPlay.Strategy.allCases)
    func `a table of ProSet has seven cards until the deck is empty, and nothing is left`(strategy: SelfPlay.Strategy) {
        for seed in 0..<60 as Range<UInt64> {
            let tables = game(.proSet, strategy, seed: seed).tables
            let whole = tables.prefix { $0.cards == 7 }
            #expect(whole.count >= 8 && tables.dropFirst(whole.count).allSatisfy { $0.cards < 7 })
            #expect(tables.last == SelfPlay.Table(cards: 0, matches: 0))
            for (table, next) in zip(tables, tables.dropFirst()) {
                #expect(table.matches > 0 && next.cards <= table.cards)
            }
        }
    }

    @Test(arguments: [Variant.junior, .ultraSet])
    func `Junior leaves 0, 6 or 9 cards, and UltraSet 1, 5 or 9`(variant: Variant) {
        let tally = Simulation(of: variant, seed: 9).tally(of: 0..<2000)
        let left = tally.left.indices.filter { tally.left[$0] > 0 }
        #expect(Set(left).isSubset(of: variant == .junior ? [0, 6, 9] : [1, 5, 9]))
        #expect(tally.games == 2000)
    }

    @Test func `UltraSet never needs more cards than at the start`() {
        #expect(Simulation(of: .ultraSet, seed: 2).tally(of: 0..<300).neverAboveOpening == 300)
    }

    @Test func `games of Set need more than 12 cards as often as those of the fast player`() {
        let (games, share) = (5000, 0.314185)
        var play = GeneralPlay(Variant.set.rules, strategy: .uniform)
        var generator = SplitMix64(seed: 5)
        var tally = SimulationTally()
        for _ in 0..<games {
            let left = play.play(using: &generator)
            tally.add(play, left: left)
        }
        let error = (share * (1 - share) / Double(games)).squareRoot()
        #expect(abs(Double(tally.neverAboveOpening) / Double(games) - share) < 4 * error)
    }

    @Test func `the first tables have as many matches on average as there are in all tables of that size`() {
        // The means are 84/25 and 1485/79.
        for (variant, mean) in [(Variant.junior, 84.0 / 25), (.ultraSet, 1485.0 / 79)] {
            var sums = Sums()
            for seed in 0..<2000 as Range<UInt64> { sums.add(game(variant, .first, seed: seed).tables[0].matches) }
            let estimate = Estimate(mean: sums)
            #expect(estimate.map { abs($0.value - mean) < 2 * ($0.high - $0.low) } ?? false)
        }
    }
}
