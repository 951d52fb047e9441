import PlainText
import Testing

@testable import SetGame

struct AutoDealForTwoTests {
    private func game() throws -> Game {
        var options = Options.forTwo
        options.autoDeal = true
        return try Game.opening(holdingSet: false, options: options)
    }

    @Test func `three cards come by themselves where nobody has the turn, which stays open`() throws {
        var game = try game()
        #expect(game.nextScheduledAction == ScheduledAction(at: 1500, action: .due(.autoDeal)))
        #expect(try game.actByItself() == [.dealt(count: 3, cost: 0, by: .byItself)])
        #expect(game.table.count == 15 && game.turn == .unclaimed && game.scores == Scores())
    }

    @Test func `they wait while somebody claims, shows a mistake or has a free turn, and then their whole time`() throws
    {
        for failing in [false, true] {
            var game = try game()
            try game.act(.claim, by: .first, after: 1000)
            if failing { try game.choose(game.anyMismatch()) }
            while game.turn != .unclaimed {
                #expect(game.nextScheduledAction?.action != .due(.autoDeal))
                expectViolation(.notDue, of: .due(.autoDeal), in: game, after: 1500)
                try game.actByItself()
            }
            #expect(game.nextScheduledAction == ScheduledAction(at: game.now + 1500, action: .due(.autoDeal)))
        }
    }

    @Test func `they wait their whole time after a claim that a reload made void`() throws {
        var game = try game()
        try game.act(.claim, by: .first, after: 1000)
        try game.act(.interruption, after: 3000)
        #expect(game.nextScheduledAction == ScheduledAction(at: game.now + 1500, action: .due(.autoDeal)))
    }

    @Test func `they wait their whole time after both have agreed to a Deal that brought no set`() throws {
        var game = try game()
        try game.stackThreeWithoutSet()
        try game.act(.deal, by: .first)
        #expect(!game.holdsMatch)
        try game.act(.deal, by: .second, after: 2500)
        #expect(game.nextScheduledAction == ScheduledAction(at: game.now + 1500, action: .due(.autoDeal)))
    }
}
