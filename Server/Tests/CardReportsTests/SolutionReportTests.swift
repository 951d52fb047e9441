import CommandTestSupport
import SetGame
import SetRules
import SetTable
import SetWords
import Testing

@testable import CardReports

struct SolutionReportTests {
    private func solution(_ seed: String) throws -> Solution {
        Solution(of: Array(try DealID(seed).shuffledDeck().cards[..<12]))
    }

    @Test func `the text is the recorded one`() throws {
        #expect(try SolutionReport(solution("tea"), nearMisses: 3).text == recorded("solve.txt", in: .module))
    }

    @Test func `the text in Russian, in the artwork of another style, is the recorded one`() throws {
        var appearance = Appearance()
        appearance.art = .shapes
        let report = try SolutionReport(solution("tea"), nearMisses: 2, .russian, appearance)
        #expect(try report.text == recorded("solve-ru.txt", in: .module))
    }

    @Test func `as many near misses are shown as are asked for`() throws {
        let solution = try solution("tea")
        #expect(solution.nearMisses.count == 26)
        for (limit, line) in [(0, "Near misses: 0 / 26"), (25, "Near misses: 25 / 26"), (.max, "Near misses: 26")] {
            let text = SolutionReport(solution, nearMisses: limit).text
            #expect(text.split(separator: "\n").contains(Substring(line)))
            #expect(text.split(separator: "\n").count { $0.contains("Not a set") } == min(limit, 26))
        }
    }

    @Test func `the JSON tells all cards, sets and near misses`() throws {
        let solution = try solution("tea")
        let json = try object(SolutionReport(solution, nearMisses: 4).json)
        #expect((json["cards"] as? [[String: String]])?.map { $0["card"] } == solution.cards.map(\.description))
        #expect((json["sets"] as? [[String]]) == solution.sets.map { $0.cards.map(\.description) })
        #expect(json["setCount"] as? Int == 5 && json["nearMissCount"] as? Int == 26)
        let nearMisses = try #require(json["nearMisses"] as? [[String: Any]])
        #expect(nearMisses.count == 4)
        #expect(nearMisses.first?["feature"] as? String == "symbol")
        #expect(nearMisses.first?["reason"] as? String == "two have diamonds, one has ovals")
    }
}
