import Testing

@testable import SetRules

/// The exact numbers of Chain beside a set: which pairs of the other 78 cards can be taken.
struct ChainNumbersTests {
    private let rules = Variant.chain.rules

    /// For each card of the deck, the cards that make a match with it and a card of the last set.
    private func partners(after last: CardGroup) throws -> [[Card]] {
        var partners = [[Card]](repeating: [], count: 81)
        for match in rules.matches(among: rules.cards.deck.filter { !last.contains($0) }, after: [last]) {
            let pair = match.filter { !last.contains($0) }
            #expect(pair.count == 2 && match.count == 3)
            partners[pair[0].index].append(pair[1])
            partners[pair[1].index].append(pair[0])
        }
        return partners
    }

    private static var lasts: [CardGroup] {
        [(0, 1, 2), (0, 4, 8), (0, 13, 26), (0, 40, 80)].compactMap { first, second, third in
            CardGroup([first, second, third].map { Card.all[$0] })
        }
    }

    @Test(arguments: lasts)
    func `beside a set 117 pairs of the 3003 fit, three for each card`(last: CardGroup) throws {
        let partners = try partners(after: last)
        #expect(partners.reduce(0) { $0 + $1.count } == 2 * 117)
        for card in rules.cards.deck { #expect(partners[card.index].count == (last.contains(card) ? 0 : 3)) }
        // Twelve of the 78 cards have 66 of the 3003 pairs: 18/7 matches on average.
        #expect(117 * 66 * 7 == 18 * 3003)
    }

    /// The cards fall into 13 groups of six: two halves of three cards, of which each card fits each of the other half.
    /// So cards without a match are in each group cards of one half only.
    @Test(arguments: lasts)
    func `at most 39 cards have no match beside a set, and 5.2326 % of the tables of twelve`(last: CardGroup) throws {
        let partners = try partners(after: last)
        var halves: Set<Set<Card>> = []
        for card in rules.cards.deck where !last.contains(card) {
            let other = partners[card.index]
            for partner in other {
                #expect(Set(partners[partner.index]) == Set(partners[other[0].index]))
            }
            halves.insert(Set(other))
        }
        #expect(halves.count == 26 && halves.allSatisfy { $0.count == 3 })
        // A group has 2 (1 + t)³ − 1 choices, by their size.
        var counts = [1]
        for _ in 0..<13 { counts = Self.product(counts, [1, 6, 6, 2]) }
        #expect(counts.count == 40 && counts[39] == 1 << 13)
        let all = (0..<12).reduce(1) { $0 * (78 - $1) / ($1 + 1) }
        #expect(Int((Double(counts[12]) / Double(all) * 1_000_000).rounded()) == 52326)
    }

    private static func product(_ first: [Int], _ second: [Int]) -> [Int] {
        var product = [Int](repeating: 0, count: first.count + second.count - 1)
        for (low, one) in first.enumerated() {
            for (high, other) in second.enumerated() { product[low + high] += one * other }
        }
        return product
    }

    @Test func `39 cards of one half of each group have no match, and any other card adds one`() throws {
        let last = try #require(Self.lasts.first)
        let partners = try partners(after: last)
        var free: [Card] = []
        for card in rules.cards.deck where !last.contains(card) {
            if !free.contains(where: partners[card.index].contains) { free.append(card) }
        }
        #expect(free.count == 39 && !rules.containsMatch(free, after: [last]))
        for card in rules.cards.deck where !last.contains(card) && !free.contains(card) {
            #expect(rules.containsMatch(free + [card], after: [last]))
        }
    }

    @Test func `a set needs exactly one card of the last set`() throws {
        let last = try #require(CardGroup([0, 1, 2].map { Card.all[$0] }))
        let table = Array(Card.all[3...])
        for triple in (last.cards + table).groupsOfSets {
            let isLinked = triple.count(where: last.contains) == 1
            #expect(rules.isMatch(triple, after: [last]) == isLinked)
            #expect(
                rules.judge(triple.cards, after: [last]) == (isLinked ? .match(triple) : .mismatch(.notLinked(triple))))
            #expect(rules.isMatch(triple), "the first match may be any set")
        }
    }
}

extension [Card] {
    fileprivate var groupsOfSets: [CardGroup] { sets.map { CardGroup($0) } }
}
