import PlainText
import Testing

@testable import SetGame

struct FreeTurnTests {
    @Test(arguments: Situation.freeTurns, Players.two.seats)
    func `taps count without a claim, and a set scores and ends the turn`(situation: Situation, seat: Seat) throws {
        var game = try Game.forTwo(at: situation, by: seat)
        let (set, began, cost) = (try game.anySet, game.now, game.scores[seat])
        try game.choose(set, after: 4000)
        #expect(game.selection == .match(set) && game.turn == .unclaimed)
        let points = 10 + 30 - Int((began + 4000) / 1000)
        #expect(game.scores[seat.other] == points && game.scores[seat] == cost)
        #expect(game.found.map(\.seat) == [seat.other])
        try game.actByItself()
        #expect(game.nextScheduledAction == nil)
        expectViolation(.nobodyClaimed, of: .tap(game.table[0]), in: game)
    }

    @Test(arguments: Situation.freeTurns, Players.two.seats)
    func `a mismatch costs nothing, shows until the next tap, and the turn goes on`(situation: Situation, seat: Seat)
        throws
    {
        var game = try Game.forTwo(at: situation, by: seat)
        let (turn, scores) = (game.turn, game.scores)
        for round in 0..<4 {
            let triple = try game.anyMismatch()
            let rest = triple.cards.filter { !game.selection.contains($0) }
            for card in rest { try game.act(.tap(card), after: 100) }
            #expect(game.selection == .notSet(triple) && game.turn == turn && game.scores == scores)
            let next = triple.cards[round % 3]
            try game.act(.tap(next), after: 100)
            #expect(game.selection == .chosen([next]) && game.turn == turn)
            expectViolation(.notDue, of: .due(.mismatchEnds), in: game, after: 1000)
        }
        try game.act(.deselect)
        try game.choose(game.anySet)
        #expect(game.turn == .unclaimed && game.found.count == 1)
    }

    @Test(arguments: Situation.freeTurns, Players.two.seats)
    func `a mismatch left alone clears after a second, and the turn goes on to its end`(
        situation: Situation, seat: Seat
    ) throws {
        var game = try Game.forTwo(at: situation, by: seat)
        let (turn, scores) = (game.turn, game.scores)
        try game.choose(game.anyMismatch(), after: 300)
        #expect(game.nextScheduledAction == ScheduledAction(at: game.now + 1000, action: .due(.mismatchEnds)))
        expectViolation(.notDue, of: .due(.mismatchEnds), in: game, after: 999)
        #expect(try game.actByItself() == [.mismatchCleared])
        #expect(game.selection == .none && game.turn == turn && game.scores == scores)
        for card in game.table.prefix(2) { try game.act(.tap(card)) }
        let period = try #require(turn.period)
        #expect(period.ends - period.began == (situation == .turnAfterDeal ? 8000 : 10_000))
        expectViolation(.notDue, of: .due(.turnEnds), in: game, after: period.ends - game.now - 1)
        #expect(game.nextScheduledAction == ScheduledAction(at: period.ends, action: .due(.turnEnds)))
        #expect(try game.actByItself() == [.turnRanOut(seat.other)])
        #expect(
            game.selection == .none && game.turn == .unclaimed && game.scores == scores
                && game.nextScheduledAction == nil)
    }

    @Test(arguments: Situation.freeTurns, [0, 1, 999, 1000] as [Milliseconds])
    func `a mismatch shows no longer than its turn`(situation: Situation, left: Milliseconds) throws {
        var game = try Game.forTwo(at: situation, by: .first)
        let ends = try #require(game.turn.period).ends
        try game.choose(game.anyMismatch(), after: ends - left - game.now)
        while game.turn != .unclaimed { try game.actByItself() }
        #expect(game.now == ends && game.selection == .none)
    }

    @Test(arguments: Situation.freeTurns)
    func `a third card in the very millisecond in which the turn ends is refused`(situation: Situation) throws {
        var game = try Game.forTwo(at: situation, by: .first)
        let set = try game.anySet
        for card in set.cards.dropLast() { try game.act(.tap(card)) }
        try game.actByItself()
        expectViolation(.nobodyClaimed, of: .tap(set.cards[2]), in: game)
        for seat in Players.two.seats {
            var game = game
            try game.act(.claim, by: seat)
            #expect(game.turn.seat == seat)
        }
    }

    @Test func `a failed claim after a failed claim gives the turn back, and each pays`() throws {
        var game = try Game.forTwo(at: .turnAfterMistake, by: .first)
        try game.actByItself()
        try game.act(.claim, by: .second)
        try game.actByItself()
        #expect(game.turn.seat == .first && game.scores[.first] == -10 && game.scores[.second] == -10)
        #expect(game.scores.leader(of: .two) == nil)
    }
}
