import SetRules
import Testing

@testable import SetCounting

struct MatchlessTablesTests {
    @Test func `the numbers of tables without a set are those that Knuth published`() async throws {
        let tables = try #require(await MatchlessTables(of: Variant.set.rules, workers: Workers(2)))
        #expect(tables.counts == (try goldenNumbers("setless")))
        #expect(tables.mostCards == 20)
    }

    @Test func `the numbers don't depend on the number of workers, nor on where the searches start`() async throws {
        let tables = await MatchlessTables(setlessIn: .set, orbitsOf: 9, workers: Workers(1))
        #expect(tables.counts == (try goldenNumbers("setless")))
    }

    @Test(arguments: [Variant.set, .junior, .ultraSet, .ghost])
    func `the numbers are those of the tables that have no match among all tables`(variant: Variant) async throws {
        let tables = try #require(await MatchlessTables(of: variant.rules, workers: Workers(1)))
        for cards in 1...8 {
            let all = try #require(await MatchDistribution(of: variant.rules, cards: cards, workers: Workers(1)))
            #expect(tables.counts[cards] == all.counts[0], "\(cards) cards")
        }
    }

    @Test func `Junior has 2,106 tables of 9 cards without a set, and none of 10`() async throws {
        let tables = try #require(await MatchlessTables(of: Variant.junior.rules, workers: Workers(1)))
        #expect(tables.mostCards == 9 && tables.counts[9] == 2106)
    }

    @Test func `UltraSet has 19,712,160 tables of 9 cards without an UltraSet, and none of 10`() async throws {
        let tables = try #require(await MatchlessTables(of: Variant.ultraSet.rules, workers: Workers(1)))
        #expect(tables.mostCards == 9 && tables.counts[9] == 19_712_160)
    }

    @Test func `12 cards can lack a ghost, and 13 can't`() async throws {
        let tables = try #require(await MatchlessTables(of: Variant.ghost.rules, workers: Workers(2)))
        #expect(tables.mostCards == 12 && tables.counts[12] == 59_136_480)
    }

    @Test func `Junior Quads has tables of 9 cards without a quad, and none of 10`() async throws {
        let tables = try #require(await MatchlessTables(of: Variant.juniorQuads.rules, workers: Workers(1)))
        #expect(tables.mostCards == 9)
        // Of the subsets with four cards, 10,416 are quads.
        #expect(Array(tables.counts.prefix(5)) == [1, 64, 2016, 41664, 635_376 - 10_416])
    }

    @Test func `the shares of tables without a quad are those of random tables`() async throws {
        let rules = Variant.juniorQuads.rules
        let tables = try #require(await MatchlessTables(of: rules, workers: Workers(1)))
        let deck = rules.cards.deck
        var generator = SplitMix64(seed: 8)
        for size in 5...8 {
            let (sample, all) = (40_000, binomial(64, size))
            var without = 0
            for _ in 0..<sample {
                var cards = deck
                cards.pinnedShuffle(using: &generator)
                if !rules.containsMatch(Array(cards.prefix(size))) { without += 1 }
            }
            let share = Double(tables.counts[size]) / Double(all)
            let error = (share * (1 - share) / Double(sample)).squareRoot()
            #expect(abs(Double(without) / Double(sample) - share) < 4 * error, "\(size)")
        }
    }

    @Test func `32 cards of dots can lack a line, and 33 can't`() async throws {
        let tables = try #require(await MatchlessTables(of: Variant.projective.rules, workers: Workers(1)))
        #expect(tables.mostCards == 32 && tables.counts[12] == 34_927_819_164)
        // The first three cards are any that aren't a line; the largest tables are the cards outside a hyperplane.
        #expect(Array(tables.counts.prefix(4)) == [1, 63, 1953, 39_711 - 651] && tables.counts[32] == 63)
    }

    @Test func `six cards of dots can lack an even group, and seven can't`() async throws {
        let tables = try #require(await MatchlessTables(of: Variant.proSet.rules, workers: Workers(1)))
        // The bases of a space of six dimensions over two elements, without their order.
        #expect(tables.counts == [1, 63, 1953, 39_060, 546_840, 5_249_664, 27_998_208, 0])
    }

    @Test func `the tables of Mega and Quads are too many`() async {
        for game in [Variant.mega, .quads] {
            #expect(await MatchlessTables(of: game.rules, workers: Workers(1)) == nil)
            #expect(await MatchDistribution(of: game.rules, cards: 5, workers: Workers(1)) == nil)
        }
    }
}
