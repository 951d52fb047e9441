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
            for seat in game.options.players.seats {
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
            let penalty = replay.options.penalties ? 1 : 0
            for event in try replay.perform(entry.action, by: entry.seat ?? .first, at: entry.at) {
                switch event {
                case .mismatched:
                    if case .free = turn { continue }
                    counts[turn.seat ?? .first]?[0] += penalty
                case .dealt(_, let cost, _):
                    counts[.first]?[1] += cost / 10
                    lastDeal = cost / 10
                case .matchLeft: lastDeal = 0
                case .dealUndone: counts[.first]?[1] -= lastDeal
                case .claimRanOut(let seat): counts[seat]?[2] += penalty
                default: break
                }
            }
        }
        for seat in game.options.players.seats {
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

    /// Chooses the first available set some time after the previous one, and lets it leave.
    private func find(in game: inout Game, after pause: Milliseconds) throws {
        let set = try game.anySet
        try game.choose(set, after: pause)
        try game.act(.tap(try #require(game.table.first(where: set.contains))))
        while !game.holdsMatch { try game.act(.deal) }
    }

    @Test func `the bonus counts only the sets that had one, and is 30 minus the whole seconds`() throws {
        var game = try Game.opening(sets: 4)
        try find(in: &game, after: 0)
        try find(in: &game, after: 12_999)
        try find(in: &game, after: 29_999)
        try find(in: &game, after: 30_000)
        try find(in: &game, after: 99_000)
        let parts = Review(game).parts(of: .first)
        #expect(parts.sets.count == 5 && parts.sets.points == 50)
        #expect(parts.bonus.count == 3 && parts.bonus.points == 30 + 18 + 1)
        #expect(parts.total == 99 && game.scores[.first] == 99)
    }

    @Test func `a set that Cheat had shown counts as a set without points or bonus`() throws {
        var game = try Game.opening(sets: 3)
        try game.act(.cheat, after: 1000)
        try game.choose(try #require(game.hint?.cards), after: 1000)
        let parts = Review(game).parts(of: .first)
        #expect(parts.sets.count == 1 && parts.sets.points == 0 && parts.bonus == ScoreParts.Part())
        #expect(parts.total == 0)
    }

    @Test func `without a clock there is no bonus`() throws {
        var options = Options()
        options.clock = false
        var game = try Game.opening(sets: 2, options: options)
        try game.choose(game.anySet, after: 1000)
        let parts = Review(game).parts(of: .first)
        #expect(parts.sets.points == 10 && parts.sets.count == 1 && parts.bonus == ScoreParts.Part())
    }

    @Test func `the parts of two players are kept apart`() throws {
        var game = try Game.opening(sets: 2, options: .forTwo)
        try game.act(.claim, by: .second, after: 1000)
        try game.choose(game.anySet, after: 2500)
        try game.act(.due(.matchLeaves), after: Rule.matchDisplayTime)
        try game.act(.claim, by: .first, after: 100)
        try game.choose(game.anyMismatch(), after: 100)
        try game.act(.due(.mismatchEnds), after: Rule.mismatchDisplayTime)
        try game.act(.due(.turnEnds), after: Rule.freeTurnTime)
        try game.act(.claim, by: .first, after: 100)
        try game.act(.due(.turnEnds), after: 5000)
        let (first, second) = (Review(game).parts(of: .first), Review(game).parts(of: .second))
        #expect([second.sets, second.bonus].map(\.points) == [10, 27] && second.total == 37)
        #expect([first.sets, first.mismatches, first.deals, first.claims].map(\.points) == [0, -10, 0, -10])
        #expect([first.mismatches, first.claims, second.sets, second.bonus].allSatisfy { $0.count == 1 })
    }
}
