import Testing

@testable import SetRules

/// The numbers of Ghost, and its search against the definition.
struct GhostNumbersTests {
    private let rules = Variant.ghost.rules

    private func table(_ count: Int, _ generator: inout SplitMix64) -> [Card] {
        var deck = Card.all
        deck.pinnedShuffle(using: &generator)
        return Array(deck.prefix(count))
    }

    @Test func `the cards that three pairs of a ghost need are a set, or one card`() {
        var generator = SplitMix64(seed: 21)
        var (sets, ones) = (0, 0)
        for _ in 0..<300 {
            for ghost in rules.matches(among: table(12, &generator)) {
                let needed = [0, 2, 4].map { ghost[$0].third(with: ghost[$0 + 1]) }
                let isOne = Set(needed).count == 1
                #expect(isOne || CardTriple(needed[0], needed[1], needed[2])?.isSet == true)
                if isOne { ones += 1 } else { sets += 1 }
            }
        }
        #expect(sets > ones && ones > 0)
    }

    @Test func `each ghost is found once, in ascending order of its first three cards`() {
        var generator = SplitMix64(seed: 22)
        for count in 6...14 {
            let cards = table(count, &generator)
            let ghosts = rules.matches(among: cards)
            #expect(Set(ghosts).count == ghosts.count && ghosts.count == rules.matchCount(cards))
            #expect(rules.containsMatch(cards) == !ghosts.isEmpty)
            let places = ghosts.map { ghost in
                ghost.compactMap { cards.firstIndex(of: $0) }.sorted().prefix(3).map { $0 }
            }
            for (former, next) in zip(places, places.dropFirst()) {
                #expect(former == next || former.lexicographicallyPrecedes(next))
            }
        }
    }

    @Test func `fewer than six cards contain none`() {
        for count in 0..<6 { #expect(!rules.containsMatch(Array(Card.all.prefix(count)))) }
    }

    @Test func `cards that don't add up are refused with those cards`() throws {
        let cards = [0, 1, 2, 3, 4, 8].map { Card.all[$0] }
        let group = try #require(CardGroup(cards))
        #expect(rules.judge(cards) == .mismatch(.notGhost(group)))
        #expect(Feature.allCases.filter { !group.isBalanced(in: $0) } == [.shading])
    }

    @Test func `thirteen cards always contain one`() {
        var generator = SplitMix64(seed: 23)
        for _ in 0..<2000 { #expect(rules.containsMatch(table(13, &generator))) }
    }
}
