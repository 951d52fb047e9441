import PlainText
import SetRules
import Testing

@testable import SetGame

struct FreeTurnTests {
    @Test(arguments: CardAnimator.freeTurns, Seat.allCases)
    func `taps count without a claim, and a set scores and ends the turn`(stage: CardAnimator, seat: Seat) throws {
        var game = try Game.forTwo(at: stage, by: seat)
        let (set, began, cost) = (try game.anySet, game.now, game.scores[seat])
        try game.choose(set, after: 4000)
        #expect(game.selection == .match(set) && game.turn == .open)
        let points = 10 + 30 - Int((began + 4000) / 1000)
        #expect(game.scores[seat.other] == points && game.scores[seat] == cost)
        #expect(game.found.map(\.seat) == [seat.other])
        try game.actByItself()
        #expect(game.alarm == nil)
        expectRefusal(.nobodyClaimed, of: .tap(game.table[0]), in: game)
    }

    @Test(arguments: CardAnimator.freeTurns, Seat.allCases)
    func `a mismatch costs nothing, shows until the next tap, and the turn goes on`(stage: CardAnimator, seat: Seat)
        throws
    {
        var game = try Game.forTwo(at: stage, by: seat)
        let (turn, scores) = (game.turn, game.scores)
        for round in 0..<4 {
            let triple = try game.anyMismatch()
            let rest = triple.cards.filter { !game.selection.contains($0) }
            for card in rest { try game.act(.tap(card), after: 100) }
            #expect(game.selection == .mismatch(triple) && game.turn == turn && game.scores == scores)
            let next = triple.cards[round % 3]
            try game.act(.tap(next), after: 100)
            #expect(game.selection == .one(next) && game.turn == turn)
            expectRefusal(.notDue, of: .mismatchEnds, in: game, after: 1000)
        }
        try game.act(.deselect)
        try game.choose(game.anySet)
        #expect(game.turn == .open && game.found.count == 1)
    }

    @Test(arguments: CardAnimator.freeTurns, Seat.allCases)
    func `a mismatch left alone clears after a second, and the turn goes on to its end`(
        stage: CardAnimator, seat: Seat
    ) throws {
        var game = try Game.forTwo(at: stage, by: seat)
        let (turn, scores) = (game.turn, game.scores)
        try game.choose(game.anyMismatch(), after: 300)
        #expect(game.alarm == Game.Entry(at: game.now + 1000, action: .mismatchEnds))
        expectRefusal(.notDue, of: .mismatchEnds, in: game, after: 999)
        #expect(try game.actByItself() == [])
        #expect(game.selection == .none && game.turn == turn && game.scores == scores)
        for card in game.table.prefix(2) { try game.act(.tap(card)) }
        let span = try #require(turn.span)
        #expect(span.ends - span.began == (stage == .turnAfterDeal ? 8000 : 10_000))
        expectRefusal(.notDue, of: .turnEnds, in: game, after: span.ends - game.now - 1)
        #expect(game.alarm == Game.Entry(at: span.ends, action: .turnEnds))
        #expect(try game.actByItself() == [.turnRanOut(seat.other)])
        #expect(game.selection == .none && game.turn == .open && game.scores == scores && game.alarm == nil)
    }

    @Test(arguments: CardAnimator.freeTurns, [0, 1, 999, 1000] as [Milliseconds])
    func `a mismatch shows no longer than its turn`(stage: CardAnimator, left: Milliseconds) throws {
        var game = try Game.forTwo(at: stage, by: .first)
        let ends = try #require(game.turn.span).ends
        try game.choose(game.anyMismatch(), after: ends - left - game.now)
        while game.turn != .open { try game.actByItself() }
        #expect(game.now == ends && game.selection == .none)
    }

    @Test(arguments: CardAnimator.freeTurns)
    func `a third card in the very millisecond in which the turn ends is refused`(stage: CardAnimator) throws {
        var game = try Game.forTwo(at: stage, by: .first)
        let set = try game.anySet
        for card in set.cards.dropLast() { try game.act(.tap(card)) }
        try game.actByItself()
        expectRefusal(.nobodyClaimed, of: .tap(set.cards[2]), in: game)
        for seat in Seat.allCases {
            var game = game
            try game.act(.claim(seat))
            #expect(game.turn.seat == seat)
        }
    }

    @Test func `a failed claim after a failed claim gives the turn back, and each pays`() throws {
        var game = try Game.forTwo(at: .turnAfterMistake, by: .first)
        try game.actByItself()
        try game.act(.claim(.second))
        try game.actByItself()
        #expect(game.turn.seat == .first && game.scores[.first] == -10 && game.scores[.second] == -10)
        #expect(game.scores.leader == nil)
    }
}
