import CommandTestSupport
import SetGame
import SetLanguages
import SetRecords
import SetRules
import SetWords
import Testing

@testable import GameReports

struct GameReportTests {
    private func review(_ id: String, sets: Int = .max) throws -> ReviewedGame {
        .review(Review(try Game.played(id, sets: sets)), endedOn: nil)
    }

    private func record(_ id: String) throws -> ReviewedGame {
        .record(GameRecord(try Game.played(id), endedOn: 1_790_000_000_000))
    }

    @Test func `the texts are the recorded ones`() throws {
        #expect(try GameReport(review("tea", sets: 4)).text == recorded("review.txt", in: .module))
        #expect(try GameReport(review("a~t", sets: 3), .russian).text == recorded("review-two-ru.txt", in: .module))
        #expect(try GameReport(record("tea")).text == recorded("review-record.txt", in: .module))
    }

    @Test func `a game without a set is told`() throws {
        let report = GameReport(try review("tea", sets: 0))
        #expect(report.text == "Deal ID: tea\nScore: 0\nTime: 0:00\n")
        #expect(try object(report.json)["finds"] as? [String] == [])
        #expect(try elements(of: report.svg).count { $0.attributes["class"] == "mark" } == 0)
    }

    @Test(arguments: ["tea", "a~t"])
    func `the points of the JSON add up to the score`(id: String) throws {
        let game = try review(id)
        let json = try object(GameReport(game).json)
        let players = try #require(json["players"] as? [[String: Any]])
        #expect(players.count == game.seats.count)
        for player in players {
            let parts = ["sets", "bonus", "mismatches", "deals", "claims"].compactMap { player[$0] as? [String: Int] }
            #expect(parts.count == 5 && parts.compactMap { $0["points"] }.reduce(0, +) == player["score"] as? Int)
        }
        let finds = try #require(json["finds"] as? [[String: Any]])
        #expect(finds.count == game.finds.count)
        for find in finds {
            let cards = try #require(find["cards"] as? [String]).joined(separator: " ")
            #expect(CardTriple(cards)?.isSet == true)
            #expect((find["others"] as? [[String: Any]])?.count == find["otherCount"] as? Int)
        }
        #expect(json["isOver"] as? Bool == true)
    }

    @Test func `the drawing marks each set and each deal`() throws {
        let game = try review("tea")
        let all = try elements(of: GameReport(game).svg)
        let marks = all.filter { $0.attributes["class"] == "mark" }
        #expect(all.first?.name == "svg" && all.contains { $0.name == "style" })
        #expect(marks.count { $0.attributes["y"] == "6" } == game.finds.count)
        #expect(marks.count { $0.attributes["y"] == "26" } == game.deals.count && !game.deals.isEmpty)
    }
}
