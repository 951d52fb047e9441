import Testing

@testable import SetRules

/// Each game against the wording of its rule.
struct GameRulesTests {
    /// Whether cards are a match, from the definition and without the tables of the search.
    private static func isMatch(_ cards: [Card], of kind: MatchKind) -> Bool {
        switch kind {
        case .set:
            return Feature.allCases.allSatisfy { feature in Set(cards.map { $0[feature] }).count != 2 }
        case .ghost:
            return Feature.allCases.allSatisfy { feature in
                cards.map { Int($0[feature].rawValue) }.reduce(0, +) % 3 == 0
            }
        case .quad:
            // All the same, all different, or two and two: each value that occurs does so four times, once, or twice.
            return Feature.allCases.allSatisfy { feature in
                let values = cards.map { $0[feature] }
                return Set(values.map { value in values.count { $0 == value } }).count == 1
            }
        case .line, .even:
            return kind.sizes.contains(cards.count)
                && Dot.allCases.allSatisfy { dot in cards.count { $0.dots.contains(dot) } % 2 == 0 }
        case .ultraSet:
            let pairings = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]]
            return pairings.contains { order in
                Card.all.contains { third in
                    isMatch([cards[order[0]], cards[order[1]], third], of: .set) && third != cards[order[0]]
                        && isMatch([cards[order[2]], cards[order[3]], third], of: .set) && third != cards[order[2]]
                }
            }
        }
    }

    private static func groups(of size: Int, among cards: ArraySlice<Card>) -> [[Card]] {
        guard size > 0 else { return [[]] }
        return cards.indices.flatMap { index in
            groups(of: size - 1, among: cards[(index + 1)...]).map { [cards[index]] + $0 }
        }
    }

    private static func table(of size: Int, _ rules: GameRules, _ generator: inout SplitMix64) -> [Card] {
        var deck = rules.cards.deck
        deck.pinnedShuffle(using: &generator)
        return Array(deck.prefix(size))
    }

    @Test(arguments: Variant.allCases)
    func `judging, finding, counting and listing agree with the definition`(variant: Variant) throws {
        let rules = variant.rules
        var generator = SplitMix64(seed: 7)
        for size in [rules.kind.sizes.lowerBound, 6, 9, 10] {
            for _ in 0..<6 {
                let table = Self.table(of: size, rules, &generator)
                let groups = rules.kind.sizes.flatMap { Self.groups(of: $0, among: table[...]) }
                let matches = Set(groups.filter { Self.isMatch($0, of: rules.kind) }.compactMap { CardGroup($0) })
                for cards in groups {
                    let group = try #require(CardGroup(cards))
                    #expect(rules.isMatch(group) == matches.contains(group))
                    switch rules.judge(cards) {
                    case .match(let match): #expect(match == group && matches.contains(group))
                    case .mismatch(let mismatch): #expect(mismatch.cards == group && !matches.contains(group))
                    case nil: #expect(rules.kind == .even && !matches.contains(group))
                    }
                }
                #expect(Set(rules.matches(among: table)) == matches)
                #expect(rules.matches(among: table).count == matches.count, "each match is listed once")
                #expect(rules.matchCount(table) == matches.count)
                #expect(rules.containsMatch(table) == !matches.isEmpty)
            }
        }
    }

    @Test(arguments: Variant.allCases)
    func `cards of another number than a match has are no match`(variant: Variant) throws {
        for count in 0...8 where !variant.rules.kind.sizes.contains(count) {
            #expect(!variant.rules.isMatch(try #require(CardGroup(variant.rules.cards.deck.prefix(count)))))
        }
    }

    @Test(arguments: Variant.allCases)
    func `a deck has each of its cards once, and no other card`(variant: Variant) {
        let space = variant.rules.cards
        #expect(space.deck.count == space.count && Set(space.deck).count == space.count)
        #expect(CardKind.allCases.flatMap(\.cards).filter(space.contains) == space.deck)
        let features = Feature.allCases.filter { feature in Set(space.deck.map { $0[feature] }).count > 1 }
        #expect(features == space.features)
    }
}
