import SetGame
import SetRules
import Testing

@testable import SetRecords

struct ScorePartsTests {
    @Test func `the parts of every score add up in hundreds of games`() throws {
        var seen = ScoreParts.Part()
        for seed: UInt64 in 1...300 {
            let game = try wildGame(seed, players: seed % 2 == 0 ? .two : .one)
            let review = Review(game)
            for seat in Seat.allCases {
                let parts = review.parts(of: seat)
                let found = game.found.filter { $0.seat == seat }
                #expect(parts.total == game.scores[seat], "seed \(seed)")
                #expect(parts.sets.count == found.count)
                #expect(parts.sets.points == found.count { $0.points > 0 } * 10)
                #expect(parts.bonus.points == found.reduce(0) { $0 + max($1.points - 10, 0) })
                for cost in [parts.mismatches, parts.deals, parts.claims] {
                    #expect(cost.points == cost.count * -10)
                    seen.add(cost.points, count: cost.count)
                }
            }
        }
        #expect(seen.count > 1000)
    }

    @Test(arguments: 1...60)
    func `each part agrees with the events of the game`(seed: UInt64) throws {
        let game = try wildGame(seed, players: seed % 2 == 0 ? .two : .one)
        var counts: [Seat: [Int]] = [.first: [0, 0, 0], .second: [0, 0, 0]]
        var replay = Game(game.dealID)
        var lastDeal = 0
        for entry in game.log {
            let turn = replay.turn
            for event in try replay.perform(entry.action, at: entry.at) {
                switch event {
                case .mismatched:
                    if case .free = turn { continue }
                    counts[turn.seat ?? .first]?[0] += 1
                case .dealt(let cost, _):
                    counts[.first]?[1] += cost / 10
                    lastDeal = cost / 10
                case .matchLeft: lastDeal = 0
                case .dealUndone: counts[.first]?[1] -= lastDeal
                case .claimRanOut(let seat): counts[seat]?[2] += 1
                default: break
                }
            }
        }
        for seat in Seat.allCases {
            let parts = Review(game).parts(of: seat)
            #expect([parts.mismatches.count, parts.deals.count, parts.claims.count] == counts[seat])
        }
    }

    @Test func `a Deal with a set on the table costs points until it is undone`() throws {
        var game = try Game.opening(sets: 2)
        try game.act(.deal, after: 1000)
        #expect(Review(game).parts(of: .first).deals.points == -10)
        try game.act(.undo, after: 1000)
        #expect(Review(game).parts(of: .first).deals == ScoreParts.Part())
        try game.choose(game.anyMismatch(), after: 1000)
        let parts = Review(game).parts(of: .first)
        #expect(parts.mismatches.points == -10 && parts.total == -10)
    }
}
