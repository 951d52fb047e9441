import SetRules
import Testing

@testable import SetCounting

extension MatchDistribution {
    /// The number of matches on all tables together. Divided by `total` it is the mean.
    fileprivate var totalMatches: Int { counts.enumerated().reduce(0) { $0 + $1.offset * $1.element } }
}

struct MatchDistributionTests {
    private let set = Variant.set.rules

    @Test(arguments: [(Variant.set, 1...4), (.junior, 1...5), (.ultraSet, 4...4)])
    func `small tables are counted as by looking at each`(variant: Variant, sizes: ClosedRange<Int>) async throws {
        for cards in sizes {
            let distribution = try #require(
                await MatchDistribution(of: variant.rules, cards: cards, workers: Workers(2)))
            #expect(distribution.cards == cards)
            #expect(distribution.counts == naiveDistribution(of: variant.rules, cards: cards))
        }
    }

    // What a program of another kind found, which looks at each of the 324,540,216 tables.
    @Test(arguments: 0...5)
    func `the numbers don't depend on where the searches start`(start: Int) async {
        let distribution = await MatchDistribution(of: set, cards: 6, orbitsOf: start, workers: Workers(2))
        #expect(distribution.counts == [247_615_056, 71_772_480, 5_068_440, 84_240])
    }

    @Test func `of 12 cards the numbers without a set and of all tables are the known ones`() async throws {
        let distribution = try #require(await MatchDistribution(of: set, cards: 12, workers: Workers(2)))
        #expect(distribution.counts == (try goldenNumbers("sets-12")))
        #expect(distribution.counts[0] == 2_284_535_476_080)
        #expect(distribution.total == 70_724_320_184_700)
        // 12 cards can hold 14 sets, and no more.
        #expect(distribution.counts.count == 15)
    }

    @Test(arguments: [3, 9, 10, 11, 12])
    func `the mean is what chance gives to each three cards`(cards: Int) async throws {
        let distribution = try #require(await MatchDistribution(of: set, cards: cards, workers: Workers(2)))
        #expect(distribution.totalMatches * 79 == distribution.total * binomial(cards, 3))
        #expect(distribution.counts[0] == (try goldenNumbers("setless")[cards]))
    }

    @Test func `the number of workers changes nothing`() async throws {
        let one = try #require(await MatchDistribution(of: set, cards: 10, workers: Workers(1)))
        #expect(await MatchDistribution(of: set, cards: 10, workers: Workers(2)) == one)
    }

    @Test(arguments: [0, 3, 5])
    func `the numbers of UltraSets don't depend on where the searches start`(start: Int) async throws {
        let distribution = await MatchDistribution(
            of: Variant.ultraSet.rules, cards: 6, orbitsOf: start, workers: Workers(2))
        let other = try #require(await MatchDistribution(of: Variant.ultraSet.rules, cards: 6, workers: Workers(1)))
        #expect(distribution == other)
    }

    @Test func `all 4,686,825 opening tables of Junior have 84/25 sets on average, and 2,106 have none`() async throws {
        let distribution = try #require(
            await MatchDistribution(of: Variant.junior.rules, cards: 9, workers: Workers(1)))
        #expect(distribution.total == 4_686_825 && distribution.counts[0] == 2106)
        #expect(distribution.totalMatches * 25 == distribution.total * 84)
    }

    @Test func `10 cards always have an UltraSet, and 12 cards have 1485/79 on average`() async throws {
        let rules = Variant.ultraSet.rules
        let tables = try #require(await MatchDistribution(of: rules, cards: 10, workers: Workers(2)))
        #expect(tables.counts[0] == 0)
        let distribution = try #require(await MatchDistribution(of: rules, cards: 12, workers: Workers(2)))
        #expect(distribution.total == 70_724_320_184_700)
        #expect(distribution.totalMatches * 79 == distribution.total * 1485)
    }

    @Test func `10 cards lack a ghost in 4.6096 % of all tables, and have 42810/16511 on average`() async throws {
        let tables = try #require(await MatchDistribution(of: Variant.ghost.rules, cards: 10, workers: Workers(2)))
        #expect(tables.totalMatches * 16_511 == tables.total * 42_810)
        #expect((Double(tables.counts[0]) / Double(tables.total) * 1_000_000).rounded() == 46_096)
        #expect(tables.counts[0] == 86_586_724_224 && tables.counts.count == 17)
    }
}
