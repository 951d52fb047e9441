import PlainText
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetRecords

struct GameRecordTests {
    @Test(arguments: 1...40)
    func `the record of a game contains its sets, its scores and its time`(seed: UInt64) throws {
        let game = try wildGame(seed, players: seed % 3 == 0 ? .two : .one)
        let record = GameRecord(game, endedOn: 1_790_000_000_000)
        #expect(record.endedOn == 1_790_000_000_000 && record.scores == game.scores)
        #expect(record.dealID.seed == game.dealID.seed && record.dealID.options == game.options)
        #expect(record.time == game.endedAt)
        #expect(record.sets.map(\.took) == game.found.map(\.took))
        #expect(record.sets.map(\.seat) == game.found.map(\.seat))
        #expect(record.sets.map(\.kind) == game.found.map(\.cards.differenceCount))
        #expect(record.sets.map(\.onTable) == Review(game).finds.map { min($0.onTable, 16) })
    }

    @Test func `a game of one player with Cheat is in its own category, even if Cheat had no set to show`() throws {
        var honest = try Game.opening(sets: 0)
        var cheated = honest
        #expect(try cheated.act(.cheat) == [.noMatchToHint])
        try honest.playToTheEnd()
        try cheated.playToTheEnd()
        #expect(GameRecord(honest, endedOn: 0).category == .solo)
        #expect(GameRecord(cheated, endedOn: 0).category == .cheated)
        var two = try Game(seed: "two", options: .forTwo)
        try two.playToTheEnd()
        #expect(GameRecord(two, endedOn: 0).category == .two)
    }

    @Test func `values out of range are clamped, and the record is parsed back`() throws {
        var game = try Game(seed: "slow")
        try game.act(.tap(game.table[0]), after: 1 << 50)
        try game.playToTheEnd()
        for endedOn in [Int64.min, -1, .max] {
            let record = GameRecord(game, endedOn: endedOn)
            #expect((0...(1 << 48)).contains(record.endedOn))
            #expect(record.sets.first?.took == Milliseconds(UInt32.max))
            #expect(GameRecord(line: record.line) == record)
        }
    }

    @Test func `games that ended at the same time are ordered by their deals`() throws {
        let deals = try [DealID(seed: "a"), DealID(seed: "b")]
        let records = deals.map {
            GameRecord(endedOn: 5, dealID: $0, scores: Scores(), rest: 0, category: .solo, sets: [])
        }
        #expect(records[0].precedes(records[1]) && !records[1].precedes(records[0]))
        #expect(!records[0].precedes(records[0]) && records[0].isSame(as: records[0]))
        #expect(!records[0].isSame(as: records[1]))
    }

    @Test func `the record of a set takes eight bytes`() {
        #expect(MemoryLayout<SetRecord>.stride == 8)
    }
}
