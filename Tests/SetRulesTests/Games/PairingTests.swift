import Testing

@testable import SetRules

struct PairingTests {
    private func features(_ first: Card, _ second: Card) -> Int {
        first.kind.features.count { first[$0] == second[$0] }
    }

    @Test func `the missing cards are those of the pairing in which they agree in the most features`() throws {
        var generator = SplitMix64(seed: 3)
        for _ in 0..<2000 {
            var deck = Card.all
            deck.pinnedShuffle(using: &generator)
            let cards = Array(deck.prefix(4))
            let pairing = Pairing(of: cards)
            let all = [(1, 2, 3), (2, 1, 3), (3, 1, 2)].map { partner, third, fourth in
                (cards[0].third(with: cards[partner]), cards[third].third(with: cards[fourth]))
            }
            let most = try #require(all.map { features($0.0, $0.1) }.max())
            let first = try #require(all.first { features($0.0, $0.1) == most })
            #expect(pairing.firstMissing == first.0 && pairing.secondMissing == first.1)
            #expect(pairing.isUltraSet == (most == 4))
            let (one, two) = pairing.pairs
            #expect(one.count == 2 && two.count == 2 && CardGroup(one + two) == pairing.cards)
            #expect(one[0].third(with: one[1]) == pairing.firstMissing)
            #expect(two[0].third(with: two[1]) == pairing.secondMissing)
        }
    }

    @Test func `an UltraSet never contains a set`() {
        var generator = SplitMix64(seed: 4)
        for _ in 0..<500 {
            var deck = Card.all
            deck.pinnedShuffle(using: &generator)
            for match in Variant.ultraSet.rules.matches(among: Array(deck.prefix(12))) {
                #expect(!match.cards.containsSet)
            }
        }
    }
}
