import CommandTestSupport
import PlainText
import SetGame
import SetRecords
import SetRules
import Testing

@testable import GameReports

struct GameListTests {
    private func file() throws -> GameFile {
        var logs = KeptLogs(reading: "")
        for (index, id) in ["tea", "a~t"].enumerated() {
            let game = try Game.played(id)
            let endedOn = 1_790_000_000_000 + Int64(index) * 86_400_000
            logs.add(GameRecord(game, endedOn: endedOn), Save(game: game, time: game.now, isPaused: false))
        }
        return try GameFile(reading: "\(logs.text)x y\n\n".bytesOfText)
    }

    @Test func `the text is the recorded one`() throws {
        #expect(try GameList(file()).text == recorded("games.txt", in: .module))
    }

    @Test func `the JSON tells the number, the day, the deal and the scores of each game`() throws {
        let games = try #require(try object(GameList(file()).json)["games"] as? [[String: Any]])
        #expect(games.map { $0["game"] as? Int } == [1, 2, 3])
        #expect(games.map { $0["isDamaged"] as? Bool } == [false, false, true])
        #expect(games.map { $0["endedOn"] as? String } == ["2026-09-22", "2026-09-21", nil])
        #expect(games.map { $0["deal"] as? String } == ["a~t", "tea", nil])
        #expect(games.map { ($0["scores"] as? [Int])?.count } == [2, 1, nil])
    }

    @Test func `a save alone is listed without a day`() throws {
        let game = try Game.played("tea", sets: 0)
        let save = Save(game: game, time: 0, isPaused: false)
        #expect(try GameList(GameFile(reading: save.text.bytes)).text == "1 · 0 · 0:00 · tea\n")
    }
}

extension String {
    fileprivate var bytesOfText: [UInt8] { Array(utf8) }
}
