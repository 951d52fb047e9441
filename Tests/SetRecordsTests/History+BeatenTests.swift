import SetGame
import SetRules
import Testing

@testable import SetRecords

/// Compares what the last game has beaten with the list of games.
struct `History+BeatenTests` {
    /// The winner's score.
    private func score(_ record: GameRecord) -> Int {
        record.category == .two ? max(record.scores[.first], record.scores[.second]) : record.scores[.first]
    }

    private func fastest(_ records: [GameRecord]) -> Milliseconds? { records.flatMap(\.countedSets).map(\.took).min() }

    @Test func `the last game is compared with those of its category that have a clock`() {
        let records = history(120, seed: 77).records
        var seen: Set<[Beaten]> = []
        for count in 1...records.count {
            var history = History()
            for record in records.prefix(count) { history.append(record) }
            let last = records[count - 1]
            let others = records.prefix(count - 1).filter { $0.category == last.category && $0.dealID.options.clock }
            var beaten: [Beaten] = []
            if last.dealID.options.clock, let score = others.map(score).max(), let time = others.map(\.time).min() {
                if self.score(last) > score { beaten.append(.score) }
                if last.time < time { beaten.append(.time) }
                if let old = fastest(others), let new = fastest([last]), new < old { beaten.append(.fastestSet) }
            }
            #expect(history.lastBeaten == beaten, "\(count) games")
            seen.insert(beaten)
        }
        #expect(seen.count >= 4, "games that beat nothing, one thing and several things")
    }

    @Test func `a game is compared only with the same game of the family`() throws {
        let records = try familyHistory().records
        for count in 1...records.count {
            let beaten = SetRecordsTests.history(of: records.prefix(count)).lastBeaten
            #expect(beaten.contains(.fastestSet) == (count > Variant.allCases.count), "\(count) games")
        }
    }

    @Test func `nothing is beaten where there is no game, or only one`() {
        #expect(History().lastBeaten == [])
        var history = History()
        history.append(SetRecordsTests.history(1, seed: 5).records[0])
        #expect(history.lastBeaten == [])
    }
}
