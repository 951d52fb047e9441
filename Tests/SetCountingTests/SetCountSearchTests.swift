import SetRules
import Testing

@testable import SetCounting

struct SetCountSearchTests {
    @Test func `all tables that contain a given one are counted by their sets`() {
        let table = [0, 1, 2, 3, 4, 9, 27]
        var expected = [Int](repeating: 0, count: SetCountSearch.length)
        let others = (0..<81).filter { !table.contains($0) }
        for (index, first) in others.enumerated() {
            for second in others[(index + 1)...] {
                expected[(table + [first, second]).map { Card.all[$0] }.setCount] += 1
            }
        }
        var search = SetCountSearch(table: mask(table), goal: 9)
        search.extend(by: mask(others))
        #expect(search.counts == expected)
    }
}
