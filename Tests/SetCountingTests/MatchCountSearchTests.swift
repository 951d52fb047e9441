import SetRules
import Testing

@testable import SetCounting

/// The searches for tables by their number of UltraSets or of ghosts.
struct MatchCountSearchTests {
    private func cards(_ numbers: [Int]) -> [Card] { numbers.map { Card.all[$0] } }

    private func expectCandidates(
        _ candidates: (CardMask) -> CardMask, of game: Variant, tableSize: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let rules = game.rules
        var generator = SplitMix64(seed: 6)
        var tested = 0
        for _ in 0..<100 {
            let table = randomTable(tableSize, using: &generator)
            guard !rules.containsMatch(cards(table)) else { continue }
            tested += 1
            let expected = (0..<81).filter { !table.contains($0) && !rules.containsMatch(cards(table + [$0])) }
            #expect(candidates(mask(table)).cards == expected, sourceLocation: sourceLocation)
        }
        #expect(tested > 10, sourceLocation: sourceLocation)
    }

    @Test func `the candidates are the cards that complete no match`() {
        expectCandidates(UltraSetCountSearch.candidates, of: .ultraSet, tableSize: 6)
        expectCandidates(GhostCountSearch.candidates, of: .ghost, tableSize: 9)
    }

    private func expectCounts(
        _ start: some MatchCountSearch, of game: Variant, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var search = start
        var expected = search.counts
        let others = (0..<81).filter { !search.table.contains($0) }
        for (index, first) in others.enumerated() {
            for second in others[(index + 1)...] {
                expected[game.rules.matchCount(cards(search.table + [first, second]))] += 1
            }
        }
        search.extend(by: mask(others))
        #expect(search.counts == expected, sourceLocation: sourceLocation)
    }

    @Test func `all tables that contain a given one are counted by their matches`() {
        expectCounts(UltraSetCountSearch(table: mask([0, 1, 2, 3, 4, 9, 27]), goal: 9), of: .ultraSet)
        expectCounts(GhostCountSearch(table: mask([0, 1, 2, 3, 4, 9, 27, 40]), goal: 10), of: .ghost)
    }
}
