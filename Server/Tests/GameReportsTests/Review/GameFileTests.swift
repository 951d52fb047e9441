import PlainText
import SetGame
import SetRecords
import SetReports
import SetRules
import Testing

@testable import GameReports

struct GameFileTests {
    private func file(_ text: UTF8Text) throws(GameFileError) -> GameFile { try GameFile(reading: text.bytes) }

    private func save(_ id: String, sets: Int = .max) throws -> Save {
        let game = try Game.played(id, sets: sets)
        return Save(game: game, time: game.now, isPaused: false)
    }

    private func logs(_ ids: [String]) throws -> KeptLogs {
        var logs = KeptLogs(reading: "")
        for (index, id) in ids.enumerated() {
            let save = try save(id)
            logs.add(GameRecord(save.game, endedOn: 1_790_000_000_000 + Int64(index)), save)
        }
        return logs
    }

    private func reviewed(_ game: ReviewedGame) -> Game? {
        if case .review(let review, _) = game { review.game } else { nil }
    }

    @Test(arguments: ["", "\n", "\r\n\r\n"])
    func `a save is a file of one game, whatever an editor has put at its end`(end: String) throws {
        let save = try save("tea", sets: 3)
        let file = try file("\(save.text)\(end)")
        #expect(file.entries.count == 1)
        #expect(reviewed(try file.game(1)) == save.game)
    }

    @Test func `line ends of Windows are accepted`() throws {
        let text = String(try save("tea", sets: 2).text).replacing("\n", with: "\r\n")
        #expect(try file(UTF8Text(text)).game(1).finds.count == 2)
    }

    @Test func `kept logs are games with a day, the latest first`() throws {
        let logs = try logs(["a", "b~t", "c~p"])
        for text in [logs.text, UTF8Text(logs.text.bytes.dropLast(2))] {
            let file = try file(text)
            #expect(file.entries.count == 3)
            for (index, entry) in logs.entries.enumerated() {
                let game = try file.game(index + 1)
                #expect(reviewed(game) == (try Save(reading: entry.save)).game)
                #expect(game.day?.description == "2026-09-21")
            }
        }
    }

    @Test func `an exported history is games without their logs, with or without practice`() throws {
        var history = History()
        for id in ["a", "b"] { history.append(GameRecord(try Game.played(id), endedOn: 1_790_000_000_000)) }
        for text in [
            history.text, "tercet games 2\(UTF8Text(history.text.bytes.dropFirst("tercet games 1".utf8.count)))",
        ] {
            let file = try file(text)
            #expect(file.entries == history.records.map { .record($0) })
        }
        #expect(throws: GameFileError.noGames) { try file(History().text) }
    }

    @Test(arguments: ["", "\n", "hello", "tercet", "{}", "\u{0}\u{0}", "a b\n\n"])
    func `any other text is foreign`(text: String) {
        #expect(throws: GameFileError.foreign) { try file(UTF8Text(text)) }
    }

    @Test func `damage and other versions are told`() throws {
        let save = try save("tea", sets: 2)
        var bytes = save.text.bytes
        bytes[20] ^= 1
        #expect(throws: GameFileError.damaged(line: nil)) { try GameFile(reading: bytes).game(1) }
        #expect(throws: GameFileError.otherVersion) { try file("tercet game 9\nx").game(1) }
        #expect(throws: GameFileError.otherVersion) { try file("tercet games 9\n") }
        let history = try file(logs(["a"]).text).entries
        guard case .kept(let record, _) = try #require(history.first) else { throw GameFileError.foreign }
        #expect(throws: GameFileError.damaged(line: 3)) { try file("tercet games 1\n\(record.line)\nx\n") }
    }

    @Test func `a damaged game among others leaves them readable`() throws {
        let logs = try logs(["a", "b", "c"])
        let text = String(logs.text).replacing(String(logs.entries[1].save), with: "tercet game 1\nx")
        let file = try file(UTF8Text("\(text)x y\n\n"))
        #expect(file.entries.count == 4)
        #expect(throws: GameFileError.gameDamaged(2)) { try file.game(2) }
        #expect(throws: GameFileError.gameDamaged(4)) { try file.game(4) }
        #expect(try file.game(3).finds.count > 20)
        for number in [0, -1, 5, .max, .min] {
            #expect(throws: GameFileError.noSuchGame(number, count: 4)) { try file.game(number) }
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `damaged texts give games or an error`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let texts = try [save("tea", sets: 4).text, logs(["a", "b"]).text].map(\.bytes)
        for text in texts {
            for _ in 0..<100 {
                var bytes = text
                switch generator.next(below: 3) {
                case 0: bytes.removeLast(Int(generator.next(below: UInt32(bytes.count))))
                case 1: bytes[Int(generator.next(below: UInt32(bytes.count)))] = UInt8(generator.next(below: 256))
                case _: bytes.insert(10, at: Int(generator.next(below: UInt32(bytes.count))))
                }
                guard let file = try? GameFile(reading: bytes) else { continue }
                for number in 1...file.entries.count { _ = (try? file.game(number)).map { GameReport($0).text } }
                #expect(GameList(file).text.split(separator: "\n").count == file.entries.count)
            }
        }
    }
}
