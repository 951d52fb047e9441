import SetRules
import Testing

@testable import SetCounting

struct MatchlessTablesTests {
    @Test func `the numbers of tables without a set are those that Knuth published`() async throws {
        let tables = await MatchlessTables(of: Variant.set.rules, workers: Workers(2))
        #expect(tables.counts == (try goldenNumbers("setless")))
        #expect(tables.mostCards == 20)
    }

    @Test func `the numbers don't depend on the number of workers, nor on where the searches start`() async throws {
        let tables = await MatchlessTables(setlessIn: .all, orbitsOf: 9, workers: Workers(1))
        #expect(tables.counts == (try goldenNumbers("setless")))
    }

    @Test(arguments: [Variant.set, .junior, .ultraSet, .ghost])
    func `the numbers are those of the tables that have no match among all tables`(variant: Variant) async {
        let tables = await MatchlessTables(of: variant.rules, workers: Workers(1))
        for cards in 1...8 {
            let all = await MatchDistribution(of: variant.rules, cards: cards, workers: Workers(1))
            #expect(tables.counts[cards] == all.counts[0], "\(cards) cards")
        }
    }

    @Test func `Junior has 2,106 tables of 9 cards without a set, and none of 10`() async {
        let tables = await MatchlessTables(of: Variant.junior.rules, workers: Workers(1))
        #expect(tables.mostCards == 9 && tables.counts[9] == 2106)
    }

    @Test func `UltraSet has 19,712,160 tables of 9 cards without an UltraSet, and none of 10`() async {
        let tables = await MatchlessTables(of: Variant.ultraSet.rules, workers: Workers(1))
        #expect(tables.mostCards == 9 && tables.counts[9] == 19_712_160)
    }

    @Test func `12 cards can lack a ghost, and 13 can't`() async {
        let tables = await MatchlessTables(of: Variant.ghost.rules, workers: Workers(2))
        #expect(tables.mostCards == 12 && tables.counts[12] == 59_136_480)
    }
}
