import SetGame
import SetRecords
import SetRules
import Testing

@testable import GameReports

struct ReviewedGameTests {
    @Test(arguments: ["tea", "a~t", "b~p", "c~lsb"])
    func `a game with its log and without tells the same`(id: String) throws {
        let game = try Game.played(id)
        let record = GameRecord(game, endedOn: 1_790_000_000_000)
        let (full, brief) = (
            ReviewedGame.review(Review(game), endedOn: Day(milliseconds: record.endedOn)), ReviewedGame.record(record)
        )
        #expect(full.finds.map(\.foundAt) == brief.finds.map(\.foundAt))
        #expect(full.finds.map(\.took) == brief.finds.map(\.took))
        #expect(full.finds.map(\.kind) == brief.finds.map(\.kind))
        #expect(full.finds.map(\.seat) == brief.finds.map(\.seat))
        #expect(full.finds.map { min($0.otherCount, 15) } == brief.finds.map(\.otherCount))
        #expect(full.time == brief.time && full.scores == brief.scores && full.day == brief.day)
        #expect(full.dealID == brief.dealID && full.seats == brief.seats && full.isOver && brief.isOver)
        #expect(full.parts(of: .first)?.total == full.scores[.first] && brief.parts(of: .first) == nil)
        #expect(!full.deals.isEmpty && brief.deals.isEmpty)
    }
}
