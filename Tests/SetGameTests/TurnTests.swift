import PlainText
import Testing

@testable import SetGame

struct TurnTests {
    @Test func `two players are each other's other, and a turn knows whose it is and how long`() {
        #expect(Players.two.seats.map(\.other) == [.second, .first])
        let period = Turn.Period(from: 300, for: 5000)
        #expect(period.began == 300 && period.ends == 5300)
        for seat in Players.two.seats {
            for turn in [.claim(seat, period), Turn.free(seat, period, because: .failedClaim)] {
                #expect(turn.seat == seat && turn.period == period)
            }
            for turn in [Turn.unclaimed, .mistake(seat)] { #expect(turn.seat == nil && turn.period == nil) }
        }
    }

    @Test func `whoever has more leads, and as many each is a draw`() {
        for first in -40...40 {
            for second in -40...40 {
                var scores = Scores()
                scores[.first] = first
                scores[.second] = second
                #expect(scores[.first] == first && scores[.second] == second)
                #expect(scores.leader(of: .two) == (first == second ? nil : first > second ? .first : .second))
            }
        }
    }

    @Test func `where one plays nobody claims, the second seat can do nothing, and the turn is unclaimed`() throws {
        var game = try Game.opening(holdingSet: true)
        expectViolation(.onePlayer, of: .claim, by: .first, in: game)
        for action in [Action.claim, .deal, .reshuffle, .cheat, .tap(game.table[0])] {
            expectViolation(.onePlayer, of: action, by: .second, in: game)
        }
        try game.choose(game.anyMismatch())
        #expect(game.turn == .unclaimed && game.nextScheduledAction == nil, "a mismatch shows until the next tap")
        expectViolation(.notDue, of: .due(.mismatchEnds), in: game, after: 1000)
        expectViolation(.notDue, of: .due(.turnEnds), in: game, after: 1000)
    }

    @Test func `where two play Cheat is off at all times`() throws {
        var games = try Situation.allCases.map { try Game.forTwo(at: $0, by: .first) }
        games.append(try Game.opening(holdingSet: true, options: .forTwo))
        games.append(try Game.opening(holdingSet: false, options: .forTwo))
        games.append(try Game.matchForTwo(by: .second).game)
        for game in games {
            for seat in Players.two.seats { expectViolation(.noCheat, of: .cheat, by: seat, in: game) }
        }
    }

    @Test(arguments: Situation.allCases, Players.two.seats)
    func `during a claim, a mistake or a free turn claims, Deals and Reshuffle are refused`(
        situation: Situation, seat: Seat
    ) throws {
        let game = try Game.forTwo(at: situation, by: seat)
        let owner = situation == .claim ? seat : seat.other
        let violation = situation == .mistake ? RuleViolation.mismatchShows : .turnOf(owner)
        // Within three seconds of a Deal the other's Deal is a yes to it.
        let pause: Milliseconds = situation == .mistake ? 0 : 3001
        for each in Players.two.seats {
            expectViolation(violation, of: .claim, by: each, in: game, after: pause)
            expectViolation(violation, of: .deal, by: each, in: game, after: pause)
        }
        expectViolation(violation, of: .reshuffle, in: game, after: pause)
        expectViolation(violation, of: .deal, by: seat, in: game)
        if situation != .turnAfterDeal { expectViolation(.nothingToUndo, of: .undo, in: game) }
    }

    @Test(arguments: Situation.allCases, Players.two.seats)
    func `what a claim refuses it refuses from its first millisecond, when cards have been chosen, and to its last`(
        situation: Situation, seat: Seat
    ) throws {
        var game = try Game.forTwo(at: situation, by: seat)
        guard let period = game.turn.period, let owner = game.turn.seat else { return }
        for _ in 0..<3 {
            for pause in [0, period.ends - game.now - 1] {
                for each in Players.two.seats {
                    expectViolation(.turnOf(owner), of: .claim, by: each, in: game, after: pause)
                }
                expectViolation(.turnOf(owner), of: .reshuffle, in: game, after: pause)
                expectViolation(.turnOf(owner), of: .deal, by: owner.other, in: game, after: pause)
            }
            try game.act(.tap(try #require(game.table.first { !game.selection.contains($0) })))
            guard game.turn.seat != nil else { return }
        }
    }

    @Test func `how many play is fixed, at every moment of a game`() throws {
        var games = try Situation.allCases.map { try Game.forTwo(at: $0, by: .second) }
        games.append(try Game.opening(holdingSet: true, options: .forTwo))
        games.append(try Game.opening(holdingSet: true))
        games.append(try Game.matchForTwo(by: .first).game)
        for game in games {
            var options = game.options
            options.players = options.players == .one ? .two : .one
            expectViolation(.isFixed, of: .change(options), in: game)
        }
    }

    @Test func `another claim time counts from the next claim on`() throws {
        var game = try Game.forTwo(at: .claim, by: .first)
        let turn = game.turn
        var options = game.options
        options.claimTime = .nine
        try game.act(.change(options), after: 100)
        #expect(game.turn == turn && game.nextScheduledAction == ScheduledAction(at: 7000, action: .due(.turnEnds)))
        try game.actByItself()
        try game.actByItself()
        try game.act(.claim, by: .second)
        #expect(game.turn == .claim(.second, Turn.Period(from: game.now, for: 9000)))
    }

    @Test(arguments: Situation.allCases)
    func `a new game has no turn, and nothing scheduled of the old one`(situation: Situation) throws {
        let game = try Game.forTwo(at: situation, by: .first)
        let fresh = Game(game.dealID)
        #expect(
            fresh.turn == .unclaimed && fresh.nextScheduledAction == nil && fresh.scores == Scores()
                && fresh.selection == .none)
        for action in [Action.due(.turnEnds), .due(.mismatchEnds)] {
            expectViolation(.notDue, of: action, in: fresh, after: 60_000)
        }
        for card in fresh.table { expectViolation(.nobodyClaimed, of: .tap(card), in: fresh) }
    }
}

struct ReopenTests {
    @Test(arguments: 0...2, Players.two.seats)
    func `opening the page again voids a claim without penalty, and what was chosen`(
        chosen: Int, seat: Seat
    ) throws {
        var game = try Game.forTwo(at: .claim, by: seat)
        for card in game.table.prefix(chosen) { try game.act(.tap(card), after: 100) }
        #expect(try game.act(.interruption, after: 100) == [])
        #expect(
            game.turn == .unclaimed && game.selection == .none && game.scores == Scores()
                && game.nextScheduledAction == nil)
        expectViolation(.nobodyClaimed, of: .tap(game.table[0]), in: game)
        expectViolation(.notDue, of: .interruption, in: game)
        try game.act(.claim, by: seat.other)
    }

    @Test(arguments: Situation.allCases.filter { $0 != .claim }, Players.two.seats)
    func `a mistake and a free turn stay as they are`(situation: Situation, seat: Seat) throws {
        var game = try Game.forTwo(at: situation, by: seat)
        expectViolation(.notDue, of: .interruption, in: game, after: 100)
        guard situation != .mistake else { return }
        for card in try game.anyMismatch().cards {
            try game.act(.tap(card))
            expectViolation(.notDue, of: .interruption, in: game)
        }
    }

    @Test func `a match gets its time anew, and a claim upon it is void`() throws {
        var (game, set) = try Game.matchForTwo(by: .first)
        try game.act(.interruption, after: 600)
        #expect(game.nextScheduledAction == ScheduledAction(at: game.now + 700, action: .due(.matchLeaves)))
        try game.act(.claim, by: .second, after: 300)
        try game.act(.interruption, after: 200)
        #expect(game.turn == .unclaimed && game.selection == .match(set) && game.scores[.second] == 0)
        #expect(game.nextScheduledAction == ScheduledAction(at: game.now + 700, action: .due(.matchLeaves)))
    }

    @Test func `a game in which nobody has claimed has nothing to reopen`() throws {
        expectViolation(.notDue, of: .interruption, in: try Game.opening(holdingSet: true, options: .forTwo))
    }
}
