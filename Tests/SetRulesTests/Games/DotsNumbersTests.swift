import SetRules
import Testing

/// Known numbers of Projective and ProSet.
struct DotsNumbersTests {
    @Test func `the deck has as many even groups as codewords of a Hamming code have that many ones`() {
        let (projective, proSet) = (Variant.projective.rules, Variant.proSet.rules)
        let deck = projective.cards.deck
        let known = [3: 651, 4: 9765, 5: 109_368, 6: 1_057_224, 7: 8_649_279]
        for size in 0...9 { #expect(proSet.matchCount(deck, of: size) == known[size, default: 0]) }
        #expect(proSet.matchCount(deck) == known.values.reduce(0, +))
        #expect(projective.matchCount(deck) == 651 && projective.matchCount(deck, of: 3) == 651)
    }

    @Test func `an opening table of ProSet has 109331 to 68381 matches on average`() {
        let rules = Variant.proSet.rules
        var (sum, seven) = (0, 1)
        for place in 0..<7 { seven = seven * (63 - place) / (place + 1) }
        for size in 3...7 {
            // The tables that contain a group of this size: any of the other cards fill them.
            var rest = 1
            for place in 0..<7 - size { rest = rest * (63 - size - place) / (place + 1) }
            sum += rules.matchCount(rules.cards.deck, of: size) * rest
        }
        #expect(sum * 68_381 == 109_331 * seven)
    }

    @Test func `any two cards have exactly one third, with the dots that only one of them has`() throws {
        let rules = Variant.projective.rules
        let deck = rules.cards.deck
        for (place, first) in deck.enumerated() {
            for second in deck[..<place] {
                let dots = Dot.allCases.filter { first.dots.contains($0) != second.dots.contains($0) }
                let third = try #require(Card(dots: dots))
                #expect(rules.isMatch(try #require(CardGroup([first, second, third]))))
            }
        }
    }

    @Test func `any seven cards have an even group, and six need not`() {
        let rules = Variant.proSet.rules
        var generator = SplitMix64(seed: 12)
        var withoutAmongSix = 0
        for _ in 0..<20_000 {
            var deck = rules.cards.deck
            deck.pinnedShuffle(using: &generator)
            #expect(rules.containsMatch(Array(deck.prefix(7))))
            if !rules.containsMatch(Array(deck.prefix(6))) { withoutAmongSix += 1 }
        }
        #expect(withoutAmongSix > 5000)
    }

    @Test func `the 32 cards with the first dot have no line, and each further card makes one`() {
        let rules = Variant.projective.rules
        let with = rules.cards.deck.filter { $0.dots.contains(.first) }
        #expect(with.count == 32 && !rules.containsMatch(with))
        for card in rules.cards.deck where !with.contains(card) { #expect(rules.containsMatch(with + [card])) }
    }

    @Test func `even groups are listed by size, then by the places of their cards`() {
        let rules = Variant.proSet.rules
        let table = [1, 2, 4, 7, 8, 15, 16].map { rules.cards.deck[$0 - 1] }
        let places = rules.matches(among: table).map { match in
            match.compactMap { table.firstIndex(of: $0) }.sorted()
        }
        #expect(places == [[3, 4, 5], [0, 1, 2, 3], [0, 1, 2, 4, 5]])
        #expect(rules.matches(among: table, most: 2).count == 2 && rules.matchCount(table) == 3)
    }
}
