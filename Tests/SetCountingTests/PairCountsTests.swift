import SetRules
import Testing

@testable import SetCounting

struct PairCountsTests {
    @Test func `each card has the number of pairs that it completes`() {
        var generator = SplitMix64(seed: 5)
        for _ in 0..<50 {
            let table = randomTable(18, using: &generator)
            var pairs = PairCounts()
            for (index, card) in table.enumerated() {
                pairs.add(ThirdCards.shared.mask(of: card, with: Array(table[..<index])))
            }
            #expect((0..<81).allSatisfy { pairs.count(of: $0) == naiveCount(of: $0, on: table) })
        }
    }

    @Test func `eight pairs are counted, the most that 17 cards can have for another`() {
        // The lines through card 0 in these directions: both other cards of each.
        let table = [1, 2, 3, 6, 9, 18, 27, 54, 4, 8, 10, 20, 12, 24, 28, 56]
        var pairs = PairCounts()
        for (index, card) in table.enumerated() {
            pairs.add(ThirdCards.shared.mask(of: card, with: Array(table[..<index])))
        }
        #expect(pairs.count(of: 0) == 8)
    }

    @Test func `cards are counted by their number of pairs`() {
        var pairs = PairCounts()
        for count in 1...8 { pairs.add(mask((9 * count)..<81)) }
        var counts = [Int](repeating: 0, count: 9)
        pairs.forEachCount(among: mask(5..<81)) { count, cards in counts[count] += cards }
        #expect(counts == [4, 9, 9, 9, 9, 9, 9, 9, 9])
    }

    private func naiveCount(of card: Int, on table: [Int]) -> Int {
        table.indices.reduce(0) { sum, first in
            sum + table[..<first].count { ThirdCards.shared[table[first], $0] == card }
        }
    }
}
