import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

struct ClaimTests {
    @Test func `a tap that nobody has claimed for is refused and selects nothing, whichever card`() throws {
        let game = try Game.opening(holdingSet: true, options: .forTwo)
        for card in Card.all { expectViolation(.nobodyClaimed, of: .tap(card), in: game) }
        let match = try Game.matchForTwo(by: .first).game
        for card in Card.all { expectViolation(.nobodyClaimed, of: .tap(card), in: match) }
    }

    @Test(arguments: ClaimTime.allCases.filter { $0 != .unlimited }, Players.two.seats)
    func `a claim gives exactly the time that the options say`(time: ClaimTime, seat: Seat) throws {
        var options = Options.forTwo
        options.claimTime = time
        var game = try Game.opening(holdingSet: true, options: options)
        let before = game
        #expect(try game.act(.claim, by: seat, after: 1234) == [.claimed(seat)])
        let length = Milliseconds(time.rawValue) * 1000
        #expect(game.turn == .claim(seat, Turn.Period(from: 1234, for: length)))
        #expect(game.nextScheduledAction == ScheduledAction(at: 1234 + length, action: .due(.turnEnds)))
        #expect(game.table == before.table && game.selection == .none && game.scores == Scores())
        expectViolation(.notDue, of: .due(.turnEnds), in: game, after: length - 1)
        try game.act(.due(.turnEnds), after: length)
    }

    @Test(arguments: 0...35, Players.two.seats)
    func `a set in a claim scores 10 and the bonus of its second, for whoever claimed`(
        second: Int, seat: Seat
    ) throws {
        for took in [Milliseconds(second) * 1000, Milliseconds(second) * 1000 + 999] {
            var game = try Game.opening(holdingSet: true, options: .forTwo)
            let set = try game.anySet
            try game.act(.claim, by: seat, after: took - min(took, 4999))
            try game.choose(set, after: min(took, 4999))
            let points = 10 + max(0, 30 - second)
            #expect(game.scores[seat] == points && game.scores[seat.other] == 0)
            #expect(game.found == [FoundMatch(cards: set, seat: seat, foundAt: took, took: took, points: points)])
            #expect(game.turn == .unclaimed && game.selection == .match(set))
        }
    }

    @Test func `without a clock a set scores 10, and the claim has its time all the same`() throws {
        var options = Options.forTwo
        options.clock = false
        let game = try Game.matchForTwo(by: .second, options: options).game
        #expect(game.scores[.second] == 10)
        #expect(try Game.forTwo(at: .claim, by: .first, options: options).nextScheduledAction?.at == 7000)
    }

    @Test(arguments: MatchLeaves.allCases, Players.two.seats)
    func `the match leaves by itself after 0.7 seconds, whatever the options say`(
        leaves: MatchLeaves, seat: Seat
    ) throws {
        var options = Options.forTwo
        options.leaves = leaves
        var (game, set) = try Game.matchForTwo(by: seat, options: options)
        #expect(game.nextScheduledAction == ScheduledAction(at: 3700, action: .due(.matchLeaves)))
        expectViolation(.notDue, of: .due(.matchLeaves), in: game, after: 699)
        #expect(try game.act(.due(.matchLeaves), after: 700) == [.matchLeft(set, replaced: true)])
        #expect(
            game.table.count == 12 && game.selection == .none && game.turn == .unclaimed
                && game.nextScheduledAction == nil)
    }

    @Test func `a match that shows keeps nobody from claiming, leaves in a claim, and a claimed tap resolves it`()
        throws
    {
        var (game, set) = try Game.matchForTwo(by: .first)
        try game.act(.claim, by: .second, after: 100)
        var tapping = game
        #expect(game.nextScheduledAction?.action == .due(.matchLeaves))
        try game.actByItself()
        #expect(
            game.selection == .none && game.turn.seat == .second && game.nextScheduledAction?.action == .due(.turnEnds))
        let card = try #require(tapping.tableInPlay.first)
        #expect(try tapping.act(.tap(card)) == [.matchLeft(set, replaced: true), .selected(card)])
        #expect(tapping.selection == .chosen([card]) && tapping.turn == game.turn)
    }

    @Test func `of two claims in the same millisecond the first counts`() throws {
        for seat in Players.two.seats {
            var game = try Game.opening(holdingSet: true, options: .forTwo)
            try game.act(.claim, by: seat, after: 77)
            expectViolation(.turnOf(seat), of: .claim, by: seat.other, in: game)
            expectViolation(.turnOf(seat), of: .claim, by: seat, in: game)
        }
    }

    @Test(arguments: Players.two.seats)
    func `a mismatch costs the claimant 10 and shows for a second, in which nothing is accepted`(seat: Seat) throws {
        var game = try Game.forTwo(at: .claim, by: seat)
        let triple = try game.anyMismatch()
        for card in triple.cards.dropLast() { try game.act(.tap(card)) }
        #expect(try game.act(.tap(triple.cards[2]), after: 500) == [.mismatched(.of(triple))])
        #expect(game.turn == .mistake(seat) && game.selection == .notSet(triple))
        #expect(game.scores[seat] == -10 && game.scores[seat.other] == 0)
        #expect(game.nextScheduledAction == ScheduledAction(at: game.now + 1000, action: .due(.mismatchEnds)))
        for pause: Milliseconds in [0, 1, 500, 999, 1000] {
            for card in game.table { expectViolation(.mismatchShows, of: .tap(card), in: game, after: pause) }
            for step in [.claim(.first), .claim(.second), .deal(by: .first), .deal(by: .second), Step(.reshuffle)] {
                expectViolation(.mismatchShows, of: step.action, by: step.seat, in: game, after: pause)
            }
            expectViolation(.mismatchShows, of: .deselect, in: game, after: pause)
            expectViolation(.notDue, of: .due(.turnEnds), in: game, after: pause)
        }
        expectViolation(.notDue, of: .due(.mismatchEnds), in: game, after: 999)
        #expect(try game.act(.due(.mismatchEnds), after: 1000) == [.mismatchCleared, .freeTurn(seat.other)])
        #expect(game.selection == .none && game.scores[seat] == -10)
        #expect(game.turn == .free(seat.other, Turn.Period(from: game.now, for: 10_000), because: .failedClaim))
    }

    @Test(arguments: Players.two.seats)
    func `a claim without a limit lasts until it is given up, and so does the other's free turn`(seat: Seat) throws {
        var options = Options.forTwo
        options.claimTime = .unlimited
        var game = try Game.opening(holdingSet: true, options: options)
        try game.act(.claim, by: seat)
        #expect(game.turn == .claim(seat, nil) && game.nextScheduledAction == nil)
        expectViolation(.notDue, of: .due(.turnEnds), in: game, after: 3_600_000)
        try game.act(.tap(game.table[0]), by: seat, after: 3_600_000)
        expectViolation(.turnOf(seat), of: .claim, by: seat.other, in: game)
        #expect(try game.act(.claim, by: seat) == [.claimRanOut(seat)])
        #expect(game.turn == .free(seat.other, nil, because: .failedClaim))
        expectViolation(.nothingToWithdraw, of: .withdrawClaim, by: seat, in: game)
        #expect(game.scores[seat] == -10 && game.selection == .none)
        expectViolation(.turnOf(seat.other), of: .claim, by: seat, in: game)
        #expect(try game.act(.claim, by: seat.other, after: 3_600_000) == [.turnRanOut(seat.other)])
        #expect(game.turn == .unclaimed && game.scores[seat.other] == 0)
    }

    @Test(arguments: Players.two.seats)
    func `without a limit both may deal whenever they like`(seat: Seat) throws {
        var options = Options.forTwo
        options.claimTime = .unlimited
        var game = try Game.opening(holdingSet: true, options: options)
        try game.act(.deal, by: seat)
        #expect(game.turn == .free(seat.other, nil, because: .deal(at: game.now)))
        #expect(try game.act(.deal, by: seat.other, after: 60_000) == [.agreedToDeal])
        #expect(game.turn == .unclaimed)
    }

    @Test(arguments: 0...2, Players.two.seats)
    func `a timeout costs the claimant 10 and gives the other the turn at once`(chosen: Int, seat: Seat) throws {
        var game = try Game.forTwo(at: .claim, by: seat)
        for card in game.table.prefix(chosen) { try game.act(.tap(card), after: 100) }
        #expect(game.nextScheduledAction == ScheduledAction(at: 7000, action: .due(.turnEnds)))
        #expect(try game.actByItself() == [.claimRanOut(seat)])
        #expect(game.selection == .none && game.scores[seat] == -10 && game.scores[seat.other] == 0)
        #expect(game.turn == .free(seat.other, Turn.Period(from: 7000, for: 10_000), because: .failedClaim))
    }

    @Test func `whoever claims may give up what is chosen, and the claim goes on`() throws {
        var game = try Game.forTwo(at: .claim, by: .first)
        let turn = game.turn
        expectViolation(.nothingSelected, of: .deselect, in: game)
        for count in 1...2 {
            for card in game.table.prefix(count) { try game.act(.tap(card)) }
            #expect(try game.act(.deselect) == [.selectionCleared])
            #expect(game.selection == .none && game.turn == turn && game.scores == Scores())
        }
    }

    @Test(arguments: Players.two.seats)
    func `a third card in the very millisecond in which the claim ends is too late`(seat: Seat) throws {
        var game = try Game.forTwo(at: .claim, by: seat)
        let set = try game.anySet
        for card in set.cards.dropLast() { try game.act(.tap(card)) }
        var early = game
        try early.act(.tap(set.cards[2]), after: 4999)
        #expect(early.scores[seat] > 0)
        try game.actByItself()
        #expect(game.now == 7000)
        // The tap counts as the other's first.
        try game.act(.tap(set.cards[2]))
        #expect(game.selection == .chosen([set.cards[2]]) && game.turn.seat == seat.other)
        #expect(game.scores[seat] == -10 && game.found.isEmpty)
    }

    @Test func `a claim in the very millisecond in which the other's ends is refused, the turn being free`() throws {
        var game = try Game.forTwo(at: .claim, by: .first)
        try game.actByItself()
        expectViolation(.turnOf(.second), of: .claim, by: .second, in: game)
    }
}
