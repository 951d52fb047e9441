import SetRules
import Testing

@testable import SetCounting

struct GhostCountSearchTests {
    private let rules = Variant.ghost.rules

    private func cards(_ numbers: [Int]) -> [Card] { numbers.map { Card.all[$0] } }

    @Test func `the candidates are the cards that complete no ghost`() {
        var generator = SplitMix64(seed: 6)
        for _ in 0..<100 {
            let table = randomTable(9, using: &generator)
            guard !rules.containsMatch(cards(table)) else { continue }
            let expected = (0..<81).filter { !table.contains($0) && !rules.containsMatch(cards(table + [$0])) }
            #expect(GhostCountSearch.candidates(for: mask(table)).cards == expected)
        }
    }

    @Test func `all tables that contain a given one are counted by their ghosts`() {
        let table = [0, 1, 2, 3, 4, 9, 27, 40]
        var search = GhostCountSearch(table: mask(table), goal: 10)
        var expected = search.counts
        let others = (0..<81).filter { !table.contains($0) }
        for (index, first) in others.enumerated() {
            for second in others[(index + 1)...] { expected[rules.matchCount(cards(table + [first, second]))] += 1 }
        }
        search.extend(by: mask(others))
        #expect(search.counts == expected)
    }
}
