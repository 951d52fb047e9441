import Testing

@testable import SetRules

/// The exact numbers of UltraSet Chain beside a match, and of UltraSet 9.
struct UltraSetChainNumbersTests {
    private let rules = Variant.ultraChain.rules

    /// Matches whose pairs vary in one feature, in two, and in all four.
    private static let lasts = [[0, 1, 3, 8], [0, 8, 1, 7], [0, 80, 15, 65]].compactMap { numbers in
        CardGroup(numbers.map { Card.all[$0] })
    }.filter { Variant.ultraSet.rules.isMatch($0) }

    @Test(arguments: lasts)
    func `beside an UltraSet there are 672 matches, each with two cards of it`(last: CardGroup) {
        let others = rules.cards.deck.filter { !last.contains($0) }
        let matches = rules.matches(among: others, after: [last])
        #expect(Set(matches).count == matches.count)
        #expect(matches.allSatisfy { $0.count == 4 && $0.count(where: last.contains) == 2 })
        #expect(matches.count == 672 && others.count * (others.count - 1) / 2 == 2926)
        for match in matches.prefix(20) {
            #expect(rules.isMatch(match, after: [last]) && rules.judge(match.cards, after: [last]) == .match(match))
        }
    }

    @Test func `an UltraSet without two cards of the last one is refused, and the first may be any`() throws {
        let last = try #require(Self.lasts.first)
        let table = rules.cards.deck.filter { !last.contains($0) }
        for match in Variant.ultraSet.rules.matches(among: Array(table.prefix(20))) {
            #expect(rules.judge(match.cards, after: [last]) == .mismatch(.notLinked(match)))
            #expect(rules.isMatch(match))
        }
    }

    @Test(arguments: lasts)
    func `any ten of the other cards hold a match beside an UltraSet`(last: CardGroup) {
        var generator = SplitMix64(seed: 10)
        var others = rules.cards.deck.filter { !last.contains($0) }
        for _ in 0..<3000 {
            others.pinnedShuffle(using: &generator)
            #expect(rules.containsMatch(Array(others.prefix(10)), after: [last]))
        }
    }

    @Test func `UltraSet 9 opens with nine cards, of which one in 13,000 tables holds no match`() {
        let rules = Variant.ultra9.rules
        #expect(rules.openingCount == 9 && rules.growth == 3 && rules.mostMatches == 20)
        // 19,712,160 of the C(81, 9) tables.
        let tables = (0..<9).reduce(1) { $0 * (81 - $1) / ($1 + 1) }
        #expect((Double(19_712_160) / Double(tables) * 10_000_000).rounded() == 756)
    }
}
