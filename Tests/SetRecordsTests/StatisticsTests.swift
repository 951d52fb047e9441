import PlainText
import SetGame
import SetRules
import Testing

@testable import SetRecords

/// Compares statistics with the list of games.
struct StatisticsTests {
    /// The mean of some numbers, rounded to the nearest.
    private func mean(_ numbers: [Int64]) -> Int64? {
        numbers.isEmpty ? nil : Int64((Double(numbers.reduce(0, +)) / Double(numbers.count)).rounded())
    }

    private func expect(_ mean: Mean, _ numbers: [Int64], _ comment: Comment? = nil) {
        #expect(mean.count == numbers.count && mean.total == numbers.reduce(0, +), comment)
        #expect(mean.value == self.mean(numbers), comment)
    }

    @Test(arguments: GameCategory.allCases)
    func `statistics agree with the list of games`(category: GameCategory) throws {
        let history = history(300, seed: 41)
        let statistics = Statistics(history, of: category)
        let games = history.records.filter { $0.category == category }
        let clocked = games.filter(\.dealID.options.clock)
        let sets = clocked.flatMap(\.countedSets)
        #expect(!games.isEmpty && clocked.count < games.count)
        #expect(statistics.games == games.count && statistics.sets == games.reduce(0) { $0 + $1.countedSets.count })
        let scores = clocked.map { category == .two ? max($0.scores[.first], $0.scores[.second]) : $0.scores[.first] }
        #expect(statistics.scores == scores && statistics.bestScore == scores.max())
        #expect(statistics.bestScoreIndex == scores.firstIndex(of: scores.max() ?? 0))
        #expect(statistics.bestTime == clocked.map(\.time).min())
        #expect(statistics.fastestSet == sets.map(\.took).min())
        let setTimes = clocked.map { mean($0.countedSets.map(\.took)) }
        #expect(statistics.setTimes == setTimes)
        #expect(statistics.bestSetTimeIndex == setTimes.firstIndex(of: setTimes.compactMap { $0 }.min()))
        expect(statistics.score, scores.map { Int64($0) })
        expect(statistics.time, clocked.map(\.time))
        expect(statistics.setTime, sets.map(\.took))
        for kind in 1...4 { expect(statistics.byKind[kind - 1], sets.filter { $0.kind == kind }.map(\.took)) }
        for (index, bit) in [1, 2, 4, 8].enumerated() {
            expect(statistics.byFeature[index], sets.filter { $0.differing & UInt8(bit) > 0 }.map(\.took))
        }
        for count in 1...8 {
            let available = sets.filter { count == 8 ? $0.onTable >= 8 : $0.onTable == count }
            expect(statistics.byOnTable[count - 1], available.map(\.took), "\(count) on the table")
        }
    }

    @Test func `the slowest feature is the one whose difference costs the most time, if the sets suffice`() {
        var found = 0
        for seed in 1...40 as ClosedRange<UInt64> {
            let history = history(20, seed: seed)
            let sets = history.records.filter { $0.category == .solo && $0.dealID.options.clock }.flatMap(\.countedSets)
            let delays = [1, 2, 4, 8].map { bit -> Int64? in
                let differing = sets.filter { $0.differing & UInt8(bit) > 0 }.map(\.took)
                let agreeing = sets.filter { $0.differing & UInt8(bit) == 0 }.map(\.took)
                guard differing.count >= 20, agreeing.count >= 20 else { return nil }
                return (mean(differing) ?? 0) - (mean(agreeing) ?? 0)
            }
            let slowest = Statistics(history, of: .solo).slowestFeature
            let expected = delays.compactMap(\.self).max() ?? 0
            if let slowest {
                found += 1
                #expect(abs(slowest.delay - expected) <= 1 && slowest.delay >= 500)
                #expect(abs((delays[Int(slowest.feature.rawValue)] ?? 0) - expected) <= 1)
            } else {
                #expect(expected <= 500)
            }
        }
        #expect((1..<40).contains(found))
    }

    @Test func `among players who sit apart only the own sets count`() {
        let history = history(300, seed: 43)
        let games = history.records.filter { $0.category == .together }
        let statistics = Statistics(history, of: .together)
        #expect(statistics.sets == games.reduce(0) { $0 + $1.sets.count { $0.seat == .first } })
        #expect(statistics.sets < games.reduce(0) { $0 + $1.sets.count })
        #expect(statistics.firstWins == games.count { $0.scores[.first] > $0.scores[.second] })
    }

    @Test func `wins and draws of two players are counted, with a clock or without`() throws {
        let history = history(300, seed: 42)
        let games = history.records.filter { $0.category == .two }
        let statistics = Statistics(history, of: .two)
        #expect(statistics.firstWins == games.count { $0.scores[.first] > $0.scores[.second] })
        #expect(statistics.secondWins == games.count { $0.scores[.first] < $0.scores[.second] })
        #expect(statistics.draws == games.count { $0.scores[.first] == $0.scores[.second] })
        let solo = Statistics(history, of: .solo)
        #expect(solo.firstWins + solo.secondWins + solo.draws == 0)
    }

    @Test func `each game of the family has statistics of its own`() throws {
        let history = try familyHistory()
        for game in Variant.allCases {
            let own = SetRecordsTests.history(of: history.records.filter { $0.game == game })
            let statistics = Statistics(history, of: .solo, in: game)
            #expect(statistics == Statistics(own, of: .solo, in: game) && statistics.games == 3)
            #expect(statistics.bestTime == own.records.map(\.time).min())
            for other in Variant.allCases where other != game {
                #expect(Statistics(own, of: .solo, in: other).games == 0)
            }
        }
    }

    @Test func `games of Junior never differ in shading, and a match of UltraSet counts once`() throws {
        let history = try familyHistory()
        let junior = Statistics(history, of: .solo, in: .junior)
        #expect(junior.byFeature[Int(Feature.shading.rawValue)].count == 0 && junior.byKind[3].count == 0)
        let ultra = Statistics(history, of: .solo, in: .ultraSet)
        #expect(ultra.byKind.map(\.count).reduce(0, +) == ultra.sets && ultra.sets >= 3 * 18)
    }

    @Test func `a puzzle with hints counts in the streak, but sets no record, and a set found again is no mistake`()
        throws
    {
        let id = DailyDeal(of: Day(number: 20_777), .puzzle).id()
        func played(hints: Int, pause: Milliseconds) throws -> Game {
            var game = Game(id)
            for _ in 0..<hints { try game.act(.cheat) }
            while let match = game.matches.first {
                try game.choose(match, after: pause)
                guard !game.isOver else { break }
                try game.act(.due(.matchLeaves), after: Rule.matchDisplayTime)
                if game.found.count == 1 {
                    try game.choose(match)
                    try game.act(.deselect)
                }
            }
            return game
        }
        let (helped, slow) = (try played(hints: 1, pause: 100), try played(hints: 0, pause: 9000))
        #expect(Review(slow).isFlawless && !Review(helped).isFlawless)
        let records = [slow, helped].map { GameRecord($0, endedOn: 20_777 * 86_400_000 + $0.now) }
        #expect(records.map(\.category) == [.daily, .daily] && records.map(\.hasHints) == [false, true])
        let reread = records.compactMap { GameRecord(line: $0.line) }
        #expect(reread == records)
        let all = history(of: records.sorted { $0.precedes($1) })
        let statistics = Statistics(all, of: .daily, in: .puzzle)
        #expect(statistics.games == 2 && statistics.bestTime == records[0].time)
        let daily = DailyHistory(all, of: .puzzle, today: Day(number: 20_777))
        #expect(daily.bestTime == records[0].time && daily.streak == 1)
        let alone = DailyHistory(history(of: [records[1]]), of: .puzzle, today: Day(number: 20_777))
        #expect(alone.streak == 1 && alone.bestTime == nil)
    }

    @Test func `without games there are neither best values nor means`() {
        for category in GameCategory.allCases {
            let statistics = Statistics(History(), of: category)
            #expect(statistics.games == 0 && statistics.scores.isEmpty && statistics.setTimes.isEmpty)
            #expect(statistics.bestScore == nil && statistics.bestScoreIndex == nil)
            #expect(statistics.bestTime == nil && statistics.fastestSet == nil && statistics.bestSetTimeIndex == nil)
            #expect(statistics.score.value == nil && statistics.setTime.value == nil && statistics.time.value == nil)
        }
    }

    private func statistics(scores: [Int], took: [Milliseconds?]) throws -> Statistics {
        let records = try zip(scores, took).enumerated().map { index, game in
            let sets = game.1.map { [SetRecord(seat: .first, took: $0, differing: 1, onTable: 1)] } ?? []
            return GameRecord(
                endedOn: Int64(index), dealID: try DealID(seed: "s"), scores: Scores(first: game.0), rest: 1,
                category: .solo, sets: sets)
        }
        return Statistics(history(of: records), of: .solo)
    }

    @Test func `games without sets have no mean time, and of equally good games the first is the best`() throws {
        let some = try statistics(scores: [-50, -10, -40, -10], took: [nil, 700, 600, 600])
        #expect(some.setTimes == [nil, 700, 600, 600] && some.bestSetTimeIndex == 2)
        #expect(some.bestScore == -10 && some.bestScoreIndex == 1 && some.score.value == -28)
        let none = try statistics(scores: [0], took: [nil])
        #expect(none.setTimes == [nil] && none.bestSetTimeIndex == nil && none.fastestSet == nil)
        #expect(none.bestTime == 1 && none.bestScore == 0)
    }

    @Test func `the largest numbers that a file can contain do not overflow`() throws {
        let longest = Milliseconds(UInt32.max)
        let many = try statistics(
            scores: Array(repeating: -1_000_000, count: 20_000), took: Array(repeating: longest, count: 20_000))
        #expect(many.setTime.value == longest && many.score.value == -1_000_000)
    }
}
