import SetRules
import Testing

@testable import SetCounting

struct SetlessSearchTests {
    @Test func `the candidates are the cards that complete no set`() {
        var generator = SplitMix64(seed: 4)
        for _ in 0..<100 {
            let table = randomTable(8, using: &generator)
            let cards = table.map { Card.all[$0] }
            guard !cards.containsSet else { continue }
            let expected = (0..<81).filter { !table.contains($0) && !(cards + [Card.all[$0]]).containsSet }
            #expect(SetlessSearch.candidates(for: mask(table)).cards == expected)
        }
    }

    @Test func `all tables without a set that contain a given one are found once`() {
        var table = mask([0, 1, 3, 4, 9, 10, 12, 13])
        for card in [27, 28, 30] { table.insert(card) }
        let all = SetlessSearch.candidates(for: table).cards
        var expected = [Int](repeating: 0, count: 22)
        func extend(_ cards: [Card], from start: Int) {
            for index in start..<all.count where !(cards + [Card.all[all[index]]]).containsSet {
                expected[cards.count + 1] += 1
                extend(cards + [Card.all[all[index]]], from: index + 1)
            }
        }
        extend(table.cards.map { Card.all[$0] }, from: 0)

        var search = SetlessSearch(table: table)
        search.extend(by: SetlessSearch.candidates(for: table))
        #expect(search.counts == expected)
        #expect(expected[12] > 0)
    }
}
