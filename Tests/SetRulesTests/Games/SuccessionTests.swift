import Testing

@testable import SetRules

struct SuccessionTests {
    @Test(arguments: Variant.allCases)
    func `a Deal adds the growth, or as many cards as an even table lacks`(variant: Variant) {
        let rules = variant.rules
        for count in 0...81 {
            let growth = rules.growth(of: count)
            let even =
                switch variant {
                case .ghost, .juniorQuads: 12
                case .mega: 18
                default: 0
                }
            #expect(count < even ? count + growth == even : growth == min(rules.growth, 81 - count))
        }
    }

    @Test(arguments: [(Variant.puzzle, 6), (.juniorPuzzle, 4)])
    func `only a deck whose first cards contain the wanted number of sets can open a puzzle`(
        variant: Variant, wanted: Int
    ) {
        let rules = variant.rules
        var generator = SplitMix64(seed: 31)
        var opened = 0
        for _ in 0..<3000 {
            var deck = rules.cards.deck
            deck.pinnedShuffle(using: &generator)
            let isOpen = deck.prefix(rules.openingCount).map { $0 }.setCount == wanted
            #expect(rules.canOpen(with: deck) == isOpen)
            opened += isOpen ? 1 : 0
        }
        #expect(opened > 30 && opened < 1500)
        #expect(rules.wantedMatches == wanted && rules.mostMatches == wanted && rules.cardCount == rules.openingCount)
    }

    @Test func `a set that was found before isn't found again where sets stay`() throws {
        let rules = Variant.puzzle.rules
        let cards = Array(Card.all.prefix(9))
        let all = rules.matches(among: cards)
        #expect(all.count == 12)
        let found = Array(all.prefix(5))
        #expect(rules.matches(among: cards, after: found) == Array(all.dropFirst(5)))
        #expect(rules.matchCount(cards, after: found) == 7 && rules.containsMatch(cards, after: found))
        #expect(!rules.containsMatch(cards, after: all))
        #expect(rules.judge(found[0].cards, after: found) == .mismatch(.foundBefore(found[0])))
        #expect(Variant.set.rules.judge(found[0].cards, after: found) == .match(found[0]))
    }

    @Test func `only a set that was found before is no mistake`() throws {
        let cards = Array(Card.all.prefix(6))
        let group = try #require(CardGroup(cards)), triple = try #require(CardTriple(cards[0], cards[1], cards[3]))
        let mistakes: [Mismatch] = [
            .notSet(triple), .notUltraSet(Pairing(of: Array(cards[..<4]))), .notGhost(group), .notLinked(group),
        ]
        #expect(mistakes.allSatisfy(\.isMistake) && !Mismatch.foundBefore(group).isMistake)
    }
}
