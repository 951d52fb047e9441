import Foundation
import PlainText
import SetRecords
import SetRules
import TestSupport
import Testing

@testable import SetPractice

/// A log of random answers.
func randomLog(seed: UInt64, days: Int, from first: Int = 20_000) -> PracticeLog {
    var generator = SplitMix64(seed: seed)
    var log = PracticeLog()
    for _ in 0..<days * 8 {
        let day = Day(number: first + Int(generator.next(below: UInt32(days))))
        log.add(
            Topic.all[Int(generator.next(below: 30))], isRight: generator.next(below: 4) > 0,
            took: Int64(generator.next(below: 20_000)), on: day)
    }
    return log
}

@Suite("The log of practice")
struct PracticeLogTests {
    @Test("counts answers by day and topic, and takes no time for longer than a minute")
    func adds() {
        var log = PracticeLog()
        log.add(Topic.all[4], isRight: true, took: 2000, on: Day(number: 9))
        log.add(Topic.all[4], isRight: true, took: 999_000, on: Day(number: 9))
        log.add(Topic.all[4], isRight: false, took: 1000, on: Day(number: 9))
        log.add(Topic.all[20], isRight: true, took: -5, on: Day(number: 3))
        #expect(log.days.map(\.day.number) == [3, 9] && log.count == 4)
        let tally = log.days[1][4]
        #expect(tally.right == 2 && tally.wrong == 1 && tally.time == 62_000 && tally.meanTime == 31_000)
        #expect(log.days[0][20].right == 1 && log.days[0].total.count == 1)
        #expect(Tally().meanTime == nil)
    }

    @Test("is the same written and read again, and short", arguments: 1...20)
    func text(seed: UInt64) {
        let log = randomLog(seed: seed, days: Int(seed) * 3)
        #expect(PracticeLog.salvaged(from: log.text) == (log, []))
        #expect(log.text.bytes.count < log.days.count * 200 + 30)
    }

    @Test("of an earlier version has the same meaning and the same text")
    func earlier() throws {
        for golden in try GoldenText.all(in: Bundle.module.url(forResource: "Golden/logs", withExtension: "txt")) {
            let (log, lost) = PracticeLog.salvaged(from: golden.text)
            #expect(log.meaning == golden.meaning && log.text == golden.text && lost.isEmpty)
        }
    }

    @Test("has a pinned format")
    func golden() {
        var log = PracticeLog()
        log.add(Topic.all[1], isRight: true, took: 2000, on: Day(number: 20_779))
        log.add(Topic.all[29], isRight: false, took: 2000, on: Day(number: 20_779))
        #expect(String(log.text) == "tercet practice 1\ng17 A1.0.1jk]0.1.0 b97h2\n")
    }

    @Test("loses no line but a damaged one, and says which")
    func damage() {
        let log = randomLog(seed: 5, days: 9)
        let bytes = log.text.bytes
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] = damaged[place] == UInt8(ascii: "x") ? UInt8(ascii: "y") : UInt8(ascii: "x")
            let (read, lost) = PracticeLog.salvaged(from: UTF8Text(damaged))
            #expect(read.days.allSatisfy { log.days.contains($0) } && read.days.count >= log.days.count - 2)
            #expect(lost.isEmpty == (read == log) || read.days.count == log.days.count)
        }
    }

    @Test(
        "refuses lines that say what cannot be",
        arguments: [
            "", "g0b", "g0b ", "g0b A0.0.0", "g0b A1.0.zzzzz", "zzzzzz A1.0.1", "g0b A1.0.1A1.0.1", "g0b ^1.0.1",
            "g0b A1.0",
        ])
    func nonsense(body: String) {
        #expect(PracticeDay(line: line(body)) == nil)
    }

    /// A line with a valid checksum.
    private func line(_ body: String) -> UTF8Text {
        var line = UTF8Text(body)
        let sum = Int64(line.checksum & 0x1ff_ffff)
        line.append(" ")
        line.append(sum, radix: 36)
        return line
    }

    @Test("reports a day with impossible numbers as lost, and keeps the other days")
    func impossible() {
        let log = randomLog(seed: 5, days: 9)
        // More right answers than are ever counted, and more time than they can take.
        for body in ["g0b A255t.0.0", "g0b A1.0.1aap"] {
            let (read, lost) = PracticeLog.salvaged(from: "\(log.text)\(line(body))\n")
            #expect(read == log && lost == [line(body)])
        }
    }

    @Test("adds up days that together have more answers than are counted in one day")
    func largeSums() {
        // 100,000 right and 100,000 wrong answers to one topic on each of two days.
        let days = [line("g0b A255s.255s.0"), line("g0c A255s.255s.0")]
        let (log, lost) = PracticeLog.salvaged(from: UTF8Text.joined(days, by: "\n"))
        #expect(lost.isEmpty && log.count == 400_000)
        let sum = log.tallies(ofLast: 2)[1]
        #expect(sum.right == 200_000 && sum.wrong == 200_000)
    }

    @Test("keeps a sum of any number of days small enough for 32 bits")
    func hugeSums() {
        let topics = (0..<Topic.count).map { String(UnicodeScalar(UInt8(64 + $0))) + "255s.255s.0" }.joined()
        let days = (0..<300).map { line(String(20_000 + $0, radix: 36) + " " + topics) }
        let log = PracticeLog.salvaged(from: UTF8Text.joined(days, by: "\n")).log
        #expect(log.dayCount == 300 && log.count == 20_000_000)
        var total = Tally()
        for day in log.days { total.add(day.total) }
        #expect(total.right == 10_000_000 && total.wrong == 10_000_000)
    }

    @Test("tells that a newer version has written a text")
    func newer() {
        #expect(PracticeLog.isOfNewerVersion("tercet practice 2\nwhat\n"))
        for text in ["tercet practice 1\n", "", "tercet games 2\n", "tercet practice x"] as [UTF8Text] {
            #expect(!PracticeLog.isOfNewerVersion(text))
        }
    }

    @Test(
        "merged with a part of itself stays as it is, and with another one in either order becomes the same",
        arguments: 1...20)
    func merges(seed: UInt64) {
        let (one, other) = (randomLog(seed: seed, days: 12), randomLog(seed: seed + 100, days: 12, from: 20_006))
        var (both, reversed) = (one, other)
        let added = both.merge(other)
        reversed.merge(one)
        #expect(both == reversed && added == both.count - one.count)
        let repeated = (both.merge(other), both.merge(one))
        #expect(repeated == (0, 0))
        var before = PracticeLog()
        for day in one.days.prefix(4) { before.merge(day) }
        var again = one
        let more = again.merge(before)
        #expect(more == 0 && again == one)
    }
}
