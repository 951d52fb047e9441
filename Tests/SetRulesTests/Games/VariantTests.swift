import PlainText
import Testing

@testable import SetRules

struct VariantTests {
    @Test func `ids and letters name one game each, and nothing else is a game`() {
        #expect(
            Variant.allCases.map { "\($0.id)" } == [
                "set", "junior", "ultra", "chain", "ultra9", "ultrachain", "ghost", "puzzle", "juniorpuzzle", "shuffle",
                "memory", "mega", "quads", "quads3", "projective", "proset",
            ])
        for variant in Variant.allCases {
            #expect(Variant(id: UTF8Text(stringLiteral: variant.id)) == variant)
            if let letter = variant.letter {
                #expect(Variant(letter: letter) == variant && Variant.letters.contains(letter))
            }
        }
        #expect(Set(Variant.allCases.map(\.letter)).count == Variant.allCases.count)
        for id in ["", "Set", "ultraset", "set ", "poker"] { #expect(Variant(id: UTF8Text(id)) == nil) }
        #expect((0...255).filter { Variant(letter: $0) != nil }.count == Variant.allCases.count - 1)
    }
}

/// The exact numbers of the games: matches in the deck, and tables without a match.
struct VariantNumbersTests {
    @Test(
        arguments: zip(Variant.allCases, [1080, 117, 63_180, 1080, 63_180, 63_180, 4_007_016, 1080, 117, 1080, 1080]))
    func `a deck has this many matches`(variant: Variant, count: Int) {
        #expect(variant.rules.matchCount(variant.rules.cards.deck) == count)
    }

    @Test(arguments: zip(Variant.allCases, [27, 9, 20, 40, 20, 39, 13, 6, 4, 27]))
    func `a game has at most this many matches`(variant: Variant, count: Int) {
        #expect(variant.rules.mostMatches == count)
    }

    /// The mean of an opening table of n cards is the deck's matches times the chance that all cards of a match are among
    /// the n.
    @Test(
        arguments:
            zip(
                Variant.allCases, [(220, 79), (84, 25), (1485, 79), (220, 79), (378, 79), (1485, 79), (42_810, 16_511)])
    )
    func `an opening table has this many matches on average`(variant: Variant, mean: (Int, Int)) {
        let (rules, deck) = (variant.rules, variant.rules.cards.count)
        var (matches, all) = (rules.matchCount(rules.cards.deck), 1)
        for card in 0..<rules.kind.sizes.lowerBound {
            (matches, all) = (matches * (rules.openingCount - card), all * (deck - card))
        }
        #expect(matches * mean.1 == mean.0 * all)
    }

    /// The groups of cards without a match that contain the given cards, by their size.
    private static func free(_ rules: GameRules, containing cards: [Card], among rest: ArraySlice<Card>) -> [Int] {
        var counts = [Int](repeating: 0, count: 22)
        counts[cards.count] = 1
        for index in rest.indices where !rules.containsMatch(cards + [rest[index]]) {
            let more = free(rules, containing: cards + [rest[index]], among: rest[(index + 1)...])
            for size in counts.indices { counts[size] += more[size] }
        }
        return counts
    }

    @Test func `of Junior's opening tables 2106 have no set, and ten cards always have one`() {
        let rules = Variant.junior.rules
        // Any two cards are alike to the rules, so the tables with the first two cards are C(9, 2) of C(27, 2) of all.
        let deck = rules.cards.deck
        let counts = Self.free(rules, containing: Array(deck.prefix(2)), among: deck.dropFirst(2))
        #expect(counts[9] * 27 * 26 == 2106 * 9 * 8)
        #expect(counts[10...].allSatisfy { $0 == 0 })
    }

    @Test func `19712160 tables of nine cards have no UltraSet, and ten cards always have one`() {
        let rules = Variant.ultraSet.rules
        let deck = rules.cards.deck
        let counts = Self.free(rules, containing: Array(deck.prefix(2)), among: deck.dropFirst(2))
        #expect(counts[9] * 81 * 80 == 19_712_160 * 9 * 8)
        #expect(counts[10...].allSatisfy { $0 == 0 })
    }
}
