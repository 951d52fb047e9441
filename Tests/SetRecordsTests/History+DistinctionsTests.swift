import SetGame
import SetRules
import Testing

@testable import SetRecords

/// Compares what sets the last game apart with the list of games.
struct `History+DistinctionsTests` {
    /// The winner's score.
    private func score(_ record: GameRecord) -> Int {
        record.category == .two ? max(record.scores[.first], record.scores[.second]) : record.scores[.first]
    }

    private func fastest(_ records: [GameRecord]) -> Milliseconds? { records.flatMap(\.countedSets).map(\.took).min() }

    @Test func `the last game is compared with those of its category that have a clock`() {
        let records = history(120, seed: 77).records
        var seen: Set<[Distinction]> = []
        for count in 1...records.count {
            let games = history(of: records.prefix(count))
            let last = records[count - 1]
            let others = records.prefix(count - 1).filter { $0.category == last.category && $0.dealID.options.clock }
            var expected: [Distinction] = count == 1 ? [.firstGame] : []
            var isFastestMatch = false
            if last.dealID.options.clock, let score = others.map(score).max(), let time = others.map(\.time).min() {
                if last.time < time { expected.append(.fastest(by: time - last.time)) }
                if self.score(last) > score { expected.append(.highest(by: self.score(last) - score)) }
                if let old = fastest(others), let new = fastest([last]) { isFastestMatch = new < old }
            }
            let end: [Distinction] = isFastestMatch ? [.fastestMatch] : []
            #expect(games.lastDistinctions(isFlawless: false) == expected + end, "\(count) games")
            let isFlawless: [Distinction] = last.sets.isEmpty ? [] : [.flawless]
            #expect(games.lastDistinctions(isFlawless: true) == expected + isFlawless + end, "\(count) games")
            seen.insert(expected + end)
        }
        #expect(seen.count >= 4, "games that beat nothing, one thing and several things")
    }

    @Test func `a game is compared only with the same game of the family`() throws {
        let records = try familyHistory().records
        for count in 1...records.count {
            let distinctions = history(of: records.prefix(count)).lastDistinctions(isFlawless: false)
            #expect(distinctions.contains(.fastestMatch) == (count > Variant.allCases.count), "\(count) games")
        }
    }

    @Test func `nothing is said without a game, and a single game is the first`() {
        #expect(History().lastDistinctions(isFlawless: true) == [])
        let games = history(of: history(1, seed: 5).records)
        #expect(games.lastDistinctions(isFlawless: false) == [.firstGame])
    }
}
