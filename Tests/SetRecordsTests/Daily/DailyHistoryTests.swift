import Foundation
import PlainText
import SetGame
import TestSupport
import Testing

@testable import SetRecords

@Suite("The daily deals of a history")
struct DailyHistoryTests {
    private static let today = Day(number: 20_779)

    /// A game of a day's deal that ended so many days later.
    private func game(
        _ number: Int, late: Int = 0, points: Int = 300, time: Milliseconds = 200_000, clock: Bool = true,
        category: GameCategory = .solo
    ) -> GameRecord {
        var options = Options()
        options.clock = clock
        let id = DailyDeal(of: Day(number: number)).id(options)
        return GameRecord(
            endedOn: Int64(number + late) * 86_400_000 + 40_000_000 + Int64(points), dealID: id,
            scores: Scores(first: points, second: 0), rest: time, category: category, sets: [])
    }

    private func daily(_ games: [GameRecord], today: Day = today) -> DailyHistory {
        DailyHistory(history(of: games), today: today)
    }

    @Test("of an earlier version have the same results and streaks")
    func golden() throws {
        for golden in try GoldenText.all(in: Bundle.module.url(forResource: "Golden/daily", withExtension: "txt")) {
            let today = try #require(Day(text: UTF8Text(golden.meaning.prefix(10).utf8)))
            let daily = DailyHistory(try History(reading: golden.text), today: today)
            #expect("\(today.text)\n\(daily.meaning)" == golden.meaning)
        }
    }

    @Test("have a category of their own, which the line of a game tells by its deal")
    func category() throws {
        let record = game(20_000)
        #expect(record.category == .daily && GameRecord(line: record.line) == record)
        #expect(game(20_000, category: .cheated).category == .cheated)
        let daily = Statistics(history(of: [record]), of: .daily)
        #expect(daily.games == 1 && Statistics(history(of: [record]), of: .solo).games == 0)
        let other = try DealID(seed: "daily-2026-02-30")
        let plain = GameRecord(endedOn: 5, dealID: other, scores: record.scores, rest: 9, category: .solo, sets: [])
        #expect(plain.category == .solo)
    }

    @Test("count days in a row up to today or yesterday")
    func streak() throws {
        let number = Self.today.number
        let five = (-4...0).map { game(number + $0) }
        #expect(daily(five).streak == 5 && daily(five).longestStreak == 5)
        #expect(daily(Array(five.dropLast())).streak == 4)
        #expect(daily(Array(five.dropLast(2))).streak == 0 && daily(Array(five.dropLast(2))).longestStreak == 3)
        #expect(daily([five[0], five[1], five[3], five[4]]).streak == 2)
        #expect(daily([]).streak == 0 && daily([]).longestStreak == 0 && daily([]).bestScore == nil)
    }

    @Test("are in time on their own day, a day before and a day after; later they fill no gap")
    func lateness() throws {
        let number = Self.today.number
        for (late, isOnTime) in [(-2, false), (-1, true), (0, true), (1, true), (2, false), (30, false)] {
            let games = [game(number - 2), game(number - 1, late: late), game(number)]
            #expect(daily(games).streak == (isOnTime ? 3 : 1))
            #expect(daily(games).results.count == 3)
        }
    }

    @Test("lose no streak to a clock that jumps, either way")
    func clocks() throws {
        let number = Self.today.number
        let ten = (-9...0).map { game(number + $0) }
        for back in [1, 40, 4000] { #expect(daily(ten, today: Day(number: number - back)).streak == 10) }
        let ahead = ten + [game(number + 400), game(number + 401)]
        #expect(daily(ahead).streak == 10 && daily(ahead).longestStreak == 10)
    }

    @Test("show the first result of a day, and the best of all")
    func results() throws {
        let games = [
            game(20_000, points: 200, time: 300_000), game(20_000, late: 9, points: 400, time: 350_000),
            game(20_000, late: 9, points: 100, time: 250_000),
            game(20_001, points: 900, time: 9000, clock: false),
        ]
        let daily = daily(games)
        let result = try #require(daily[Day(number: 20_000)])
        #expect(result.first == games[0] && result.bestScore == 400 && result.bestTime == 250_000)
        #expect(daily.bestScore == 400 && daily.bestTime == 250_000)
        let other = try #require(daily[Day(number: 20_001)])
        #expect(other.bestScore == nil && other.bestTime == nil && other.isOnTime)
    }
}
