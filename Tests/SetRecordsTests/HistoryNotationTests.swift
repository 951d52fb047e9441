import Foundation
import PlainText
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetRecords

/// Histories in files, which are parsed strictly, and in storage, from which as much as possible is salvaged.
struct HistoryNotationTests {
    private let history3 = history(3, seed: 31)

    private func salvage(_ text: UTF8Text) -> (History, lost: Int) {
        let (history, lost) = History.salvaged(from: text)
        return (history, lost.count)
    }

    @Test func `a history is parsed back from its text`() throws {
        for count in [0, 1, 2, 100] {
            let history = history(count, seed: 30)
            #expect(try History(reading: history.text) == history)
            #expect(salvage(history.text) == (history, lost: 0))
        }
    }

    @Test func `the format is pinned, so that later versions can parse it`() throws {
        let url = try #require(Bundle.module.url(forResource: "Golden/history", withExtension: "txt"))
        let text = UTF8Text(try Data(contentsOf: url))
        let history = try History(reading: text)
        #expect(history.text == text)
        #expect(history.records.map(\.category) == [.solo, .cheated, .two, .solo])
        let days: [UTF8Text] = ["2026-09-21", "2026-09-22", "2026-11-21", "2026-11-21"]
        #expect(history.records.map { Day(milliseconds: $0.endedOn).text } == days)
        let record = try #require(history.records.last)
        #expect(record.dealID == (try DealID(seed: "Über 100 % ~ s")) && record.scores == Scores(first: -20))
        let first = SetRecord(seat: .first, took: 12_345, differing: 0b1011, onTable: 4)
        #expect(record.sets == [first] && record.time == 12_999)
    }

    @Test func `the histories of an earlier version have the same meaning and the same text`() throws {
        for golden in try GoldenText.all(in: Bundle.module.url(forResource: "Golden/histories", withExtension: "txt")) {
            let history = try History(reading: golden.text)
            #expect(history.meaning == golden.meaning && history.text == golden.text)
            #expect(salvage(golden.text) == (history, lost: 0))
        }
    }

    @Test func `games of all kinds are parsed back, and a line of an unknown game is kept as it is`() throws {
        let history = try familyHistory()
        #expect(try History(reading: history.text) == history)
        let words: UTF8Text = "k3 5 10A a~Z"
        var line = words
        line.append(" ")
        line.append(words.checksum & 0x1ff_ffff, radix: 36)
        let (known, lost) = History.salvaged(from: "\(history.text)\(line)\n" as UTF8Text)
        #expect(known == history && lost == [line])
        let damaged = HistoryError.damaged(line: history.records.count + 2)
        #expect(throws: damaged) { try History(reading: "\(history.text)\(line)\n" as UTF8Text) }
    }

    @Test(arguments: [
        ("", HistoryError.foreign), ("tercet game 1\n", .foreign), ("{\"games\":[]}", .foreign),
        ("tercet games", .foreign), ("tercet games ", .foreign), ("tercet games 2\n", .otherVersion),
        ("tercet games 12\n", .otherVersion), ("tercet games 1 \n", .otherVersion),
        ("tercet games 1\nabc\n", .damaged(line: 2)), ("tercet games 1\n\n\n ", .damaged(line: 4)),
    ])
    func `texts that are not a history of this version give the right error`(text: String, error: HistoryError) {
        #expect(throws: error) { try History(reading: UTF8Text(text)) }
    }

    @Test func `a file that was cut off gives an error, or the games of its complete lines`() throws {
        let bytes = history3.text.bytes
        for length in 0..<bytes.count {
            let text = UTF8Text(bytes[..<length])
            let games = history(of: history3.records.prefix(max(String(text).split(separator: "\n").count - 1, 0)))
            // Only the end of a line may be missing.
            if bytes[length] == 10, length >= 14 {
                #expect(try History(reading: text) == games)
            } else if length > 0, bytes[length - 1] == 10 {
                #expect(try History(reading: text) == games)
            } else {
                #expect(throws: HistoryError.self) { try History(reading: text) }
            }
        }
    }

    @Test func `every single flipped bit gives an error with the line, and only that line is lost`() throws {
        let bytes = history3.text.bytes
        var line = 1
        for index in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[index] ^= 1 << bit
                let error = #expect(throws: HistoryError.self) { try History(reading: UTF8Text(damaged)) }
                #expect(error == .damaged(line: line) || line == 1)
                let (saved, lost) = salvage(UTF8Text(damaged))
                #expect((1...2).contains(lost))
                #expect(saved.records.count >= (line == 1 ? 2 : bytes[index] == 10 ? 1 : 2))
                #expect(saved.records.allSatisfy(history3.records.contains))
            }
            if bytes[index] == 10 { line += 1 }
        }
    }

    @Test func `line ends of Windows and empty lines are accepted`() throws {
        let plain = String(history3.text)
        for text in [
            plain.replacing("\n", with: "\r\n"), plain.replacing("\n", with: "\n\n"), plain + "\r\n\r\n",
            String(plain.dropLast()), String(plain.replacing("\n", with: "\r\n").dropLast()),
        ] {
            #expect(try History(reading: UTF8Text(text)) == history3)
            #expect(salvage(UTF8Text(text)) == (history3, lost: 0))
        }
    }

    @Test func `moved and duplicated lines are rejected in a file, and corrected in storage`() throws {
        let lines = history3.records.map(\.line)
        let moved = UTF8Text.joined(["tercet games 1", lines[0], lines[2], lines[1]], by: "\n")
        #expect(throws: HistoryError.damaged(line: 4)) { try History(reading: moved) }
        #expect(salvage(moved) == (history3, lost: 0))
        let doubled = UTF8Text.joined(["tercet games 1", lines[0], lines[1], lines[1], lines[2]], by: "\n")
        #expect(throws: HistoryError.damaged(line: 4)) { try History(reading: doubled) }
        #expect(salvage(doubled) == (history3, lost: 0))
    }

    @Test func `all undamaged lines of a stored history are salvaged, and the others are returned`() throws {
        let lines = history3.records.map(\.line)
        let text = UTF8Text.joined(["terc", lines[0], "damage", "", "\u{fffd}", lines[2]], by: "\n")
        #expect(salvage(text) == (history(of: [history3.records[0], history3.records[2]]), lost: 3))
        #expect(salvage(UTF8Text()) == (History(), lost: 0))
    }

    @Test func `a torn last line is lost alone, and is returned as it is`() {
        let bytes = history3.text.bytes
        let last = history3.records[2].line.bytes
        for kept in 1..<last.count {
            let (saved, lost) = History.salvaged(from: UTF8Text(bytes.dropLast(last.count + 1 - kept)))
            #expect(saved == history(of: history3.records.prefix(2)))
            #expect(lost == [UTF8Text(last.prefix(kept))])
        }
    }

    @Test func `a game can be appended to a salvaged history, and to a text with a torn last line`() throws {
        let next = try #require(history(1, seed: 32, from: 1_800_000_000_000).records.first)
        let torn = UTF8Text(history3.text.bytes.dropLast(9))
        let (salvaged, lost) = History.salvaged(from: torn)
        var saved = salvaged
        saved.append(next)
        #expect(saved.records == [history3.records[0], history3.records[1], next] && lost.count == 1)
        #expect(try History(reading: saved.text) == saved)
        #expect(salvage(UTF8Text.joined([torn, next.line], by: "\n")) == (saved, lost: 1))
        // Without a line end in between, the new line is lost too, but no other.
        #expect(salvage(UTF8Text.joined([torn, next.line], by: "")).0.records == Array(history3.records.prefix(2)))
    }
}
