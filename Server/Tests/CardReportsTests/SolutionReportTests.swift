import CommandTestSupport
import PlainText
import SetGame
import SetLanguages
import SetRules
import SetTable
import SetWords
import Testing

@testable import CardReports

struct SolutionReportTests {
    private func solution(_ seed: String, in game: Variant = .set, cards: Int = 12) throws -> Solution {
        let id = try DealID(seed: UTF8Text(seed), options: Options(game))
        return Solution(of: Array(id.shuffledDeck().cards[..<cards]), in: game)
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

    @Test(arguments: [Variant.junior, .ultraSet])
    func `the texts of the other games are the recorded ones, in English and in Russian`(game: Variant) throws {
        var appearance = Appearance()
        appearance.namesShading = game == .ultraSet
        let solution = try solution("tea", in: game, cards: 9)
        let texts = [Language.english, .russian].map {
            SolutionReport(solution, nearMisses: 1, $0, appearance).text
        }
        #expect(try texts.joined(separator: "\n") == recorded("solve-\(game.id).txt", in: .module))
    }

    @Test func `the JSON of UltraSets has the cards of one pair first, and no near misses`() throws {
        let json = try object(SolutionReport(solution("tea", in: .ultraSet), nearMisses: 4).json)
        let matches = try #require(json["matches"] as? [[String]])
        #expect(json["game"] as? String == "ultra" && json["matchCount"] as? Int == matches.count)
        for match in matches {
            let cards = try match.map { try #require(Card($0)) }
            #expect(cards[0].third(with: cards[1]) == cards[2].third(with: cards[3]))
        }
        #expect(json["nearMisses"] == nil && json["nearMissCount"] == nil)
    }

    @Test func `as many near misses are shown as are asked for`() throws {
        let solution = try solution("tea")
        #expect(solution.nearMisses?.count == 26)
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
        #expect((json["matches"] as? [[String]]) == solution.matches.map { $0.cards.map(\.description) })
        #expect(
            json["game"] as? String == "set" && json["matchCount"] as? Int == 5 && json["nearMissCount"] as? Int == 26)
        let nearMisses = try #require(json["nearMisses"] as? [[String: Any]])
        #expect(nearMisses.count == 4)
        #expect(nearMisses.first?["feature"] as? String == "symbol")
        #expect(nearMisses.first?["reason"] as? String == "two diamonds, one oval")
    }
}
