import SetRules
import Testing

@testable import SetCounting

struct SetDistributionTests {
    @Test(arguments: 1...4)
    func `small tables are counted as by looking at each`(cards: Int) async {
        let distribution = await SetDistribution(cards: cards, workers: Workers(2))
        #expect(distribution.cards == cards)
        #expect(distribution.counts == naiveDistribution(cards: cards))
    }

    // What a program of another kind found, which looks at each of the 324,540,216 tables.
    @Test(arguments: 0...5)
    func `the numbers don't depend on where the searches start`(start: Int) async {
        let distribution = await SetDistribution(cards: 6, orbitsOf: start, workers: Workers(2))
        #expect(distribution.counts == [247_615_056, 71_772_480, 5_068_440, 84_240])
    }

    @Test func `of 12 cards the numbers without a set and of all tables are the known ones`() async throws {
        let distribution = await SetDistribution(cards: 12, workers: Workers(2))
        #expect(distribution.counts == (try goldenNumbers("sets-12")))
        #expect(distribution.counts[0] == 2_284_535_476_080)
        #expect(distribution.total == 70_724_320_184_700)
        // 12 cards can hold 14 sets, and no more.
        #expect(distribution.counts.count == 15)
    }

    @Test(arguments: [3, 9, 10, 11, 12])
    func `the mean is what chance gives to each three cards`(cards: Int) async throws {
        let distribution = await SetDistribution(cards: cards, workers: Workers(2))
        #expect(distribution.totalSets * 79 == distribution.total * binomial(cards, 3))
        #expect(distribution.counts[0] == (try goldenNumbers("setless")[cards]))
    }

    @Test func `the number of workers changes nothing`() async {
        let one = await SetDistribution(cards: 10, workers: Workers(1))
        #expect(await SetDistribution(cards: 10, workers: Workers(2)) == one)
    }
}
