import SetRules
import Testing

/// Known numbers of Mega, Quads and Junior Quads.
struct QuadsNumbersTests {
    @Test(arguments: [(Variant.mega, 9801), (.quads, 690_880), (.juniorQuads, 10_416)])
    func `the deck has as many matches as each two or three of its cards complete`(game: Variant, known: Int) {
        #expect(game.rules.matchCount(game.rules.cards.deck) == known)
    }

    @Test func `any three cards of Quads have exactly one fourth`() {
        let rules = Variant.juniorQuads.rules
        let deck = rules.cards.deck
        for third in deck[2...] {
            let fourths = deck.filter { card in
                CardGroup([deck[0], deck[1], third, card]).map { rules.isMatch($0) } ?? false
            }
            #expect(fourths.count == 1)
        }
    }

    @Test func `any ten cards of Junior Quads contain a quad, and nine need not`() throws {
        let rules = Variant.juniorQuads.rules
        var generator = SplitMix64(seed: 5)
        var withoutAmongNine = 0
        for _ in 0..<20_000 {
            var deck = rules.cards.deck
            deck.pinnedShuffle(using: &generator)
            #expect(rules.containsMatch(Array(deck.prefix(10))))
            if !rules.containsMatch(Array(deck.prefix(9))) { withoutAmongNine += 1 }
        }
        #expect(withoutAmongNine > 0)
    }

    @Test(arguments: [(Variant.mega, 0.0791, 0.004), (.quads, 0.00037, 0.0004)])
    func `about as many opening tables have no match as others have found`(
        game: Variant, share: Double, tolerance: Double
    ) {
        let (rules, tables) = (game.rules, 60_000)
        var (generator, without) = (SplitMix64(seed: 6), 0)
        for _ in 0..<tables {
            var deck = rules.cards.deck
            deck.pinnedShuffle(using: &generator)
            if !rules.containsMatch(Array(deck.prefix(rules.openingCount))) { without += 1 }
        }
        #expect(abs(Double(without) / Double(tables) - share) < tolerance)
    }
}
