import Foundation
import PlainText
import SetGame
import SetRecords
import TestSupport
import Testing

@Suite("The logs that are kept")
struct KeptLogsTests {
    private func finished(_ number: Int) throws -> (GameRecord, Save) {
        var game = try Game(seed: "kept \(number)" as UTF8Text)
        try game.playToTheEnd()
        return (GameRecord(game, endedOn: Int64(number)), Save(game: game, time: game.now, isPaused: false))
    }

    @Test("are the last ones, the latest first, and read back as they were written")
    func most() throws {
        var logs = KeptLogs(reading: "")
        var added: [(GameRecord, Save)] = []
        for number in 0..<(KeptLogs.most + 3) {
            added.append(try finished(number))
            logs.add(added[number].0, added[number].1)
        }
        #expect(logs.entries.map(\.line) == added.suffix(KeptLogs.most).reversed().map(\.0.line))
        #expect(logs.entries.map(\.save) == added.suffix(KeptLogs.most).reversed().map(\.1.text))
        #expect(KeptLogs(reading: logs.text) == logs)
        #expect(try Save(reading: logs.entries[0].save).game == added[KeptLogs.most + 2].1.game)
    }

    @Test("of an earlier version have the same meaning and the same text")
    func golden() throws {
        for golden in try GoldenText.all(in: Bundle.module.url(forResource: "Golden/kept-logs", withExtension: "txt")) {
            let logs = KeptLogs(reading: golden.text)
            let games = try logs.entries.map { entry in
                "\(try #require(GameRecord(line: entry.line)).meaning)\n\(try Save(reading: entry.save).meaning)"
            }
            #expect("\(games.count) games\n\(games.joined(separator: "\n"))" == golden.meaning)
            #expect(logs.text == golden.text)
        }
    }

    @Test("keep what cannot be read as it is when another is added")
    func unreadable() throws {
        var logs = KeptLogs(reading: "nonsense\nmore of it\n\nsecond\n\n")
        #expect(logs.entries.map(\.line) == ["nonsense", "second"])
        let (record, save) = try finished(1)
        logs.add(record, save)
        #expect(logs.entries.count == 3 && logs.entries[1].line == "nonsense")
        #expect(KeptLogs(reading: logs.text) == logs)
        #expect(logs.entries[1].save == "more of it" && logs.entries[2].line == "second")
    }

    @Test("of a text that was cut are those before the cut, and perhaps one that is shorter")
    func cut() throws {
        var logs = KeptLogs(reading: "")
        for number in 0..<3 {
            let (record, save) = try finished(number)
            logs.add(record, save)
        }
        let whole = logs.text
        for count in stride(from: 0, to: whole.bytes.count, by: 7) {
            let part = KeptLogs(reading: UTF8Text(whole.bytes[..<count]))
            #expect(part.entries.count <= 3)
            let complete = part.entries.dropLast()
            #expect(Array(complete) == Array(logs.entries.prefix(complete.count)))
        }
    }
}

@Suite("The identity of a history")
struct HistoryIdentityTests {
    @Test("tells texts apart, and is the same again from its number")
    func identity() {
        let texts: [UTF8Text] = ["", "tercet games 1\n", "tercet games 1\na", "tercet games 1\nb"]
        let identities = texts.map { HistoryIdentity(of: $0) }
        #expect(Set(identities).count == texts.count)
        for identity in identities {
            #expect(HistoryIdentity(number: identity.number) == identity)
            #expect(UTF8Text(number: identity.number).number == identity.number)
        }
    }
}
