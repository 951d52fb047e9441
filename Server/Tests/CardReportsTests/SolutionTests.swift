import SetRules
import Testing

@testable import CardReports

struct SolutionTests {
    @Test func `the whole deck has 1080 sets and 8424 near misses`() {
        let solution = Solution(of: Card.all)
        #expect(solution.matches.count == 1080)
        // Each pair of cards has one third card that makes a set, and 8 cards that differ from that one in one feature; if the
        // pair differs in one feature itself, two of these are its own cards.
        let (pairs, pairsAlikeInThree) = (81 * 80 / 2, 81 * 8 / 2)
        #expect(solution.nearMisses?.count == (pairs * 8 - pairsAlikeInThree * 2) / 3)
    }

    @Test func `every triple is told right`() throws {
        let first = Card.all[0]
        for second in Card.all where second != first {
            for third in Card.all where third != first && third != second {
                let triple = try #require(CardTriple(first, second, third))
                let solution = Solution(of: [first, second, third])
                let split = Feature.allCases.filter { feature in
                    let values = Set([first, second, third].map { $0[feature] })
                    return values.count == 2
                }
                #expect(solution.matches == (split.isEmpty ? [CardGroup(triple)] : []))
                #expect(solution.nearMisses?.map(\.feature) == (split.count == 1 ? split : []))
            }
        }
    }

    @Test func `one card and two cards have no sets`() {
        #expect(Solution(of: [Card.all[3]]).matches.isEmpty)
        #expect(Solution(of: Array(Card.all[..<2])).nearMisses == [])
    }

    @Test func `Junior's deck has 117 sets, and UltraSet's deck has 63,180 UltraSets and no near misses`() {
        #expect(Solution(of: CardSpace.solid.deck, in: .junior).matches.count == 117)
        let solution = Solution(of: Card.all, in: .ultraSet)
        #expect(solution.matches.count == 63_180 && solution.nearMisses == nil)
    }
}
