import PlainText
import Testing

@testable import SetGame

/// Each player's own Deal.
struct TheirDealTests {
    @Test(arguments: [true, false], Players.two.seats)
    func `a seat's Deal deals at once, costs nothing, and gives the other 8 seconds`(
        holdsMatch: Bool, seat: Seat
    ) throws {
        var game = try Game.opening(holdingSet: holdsMatch, options: .forTwo)
        let order = game.dealID.shuffledDeck().cards
        #expect(game.dealViolation(for: seat, at: 0) == nil)
        #expect(try game.act(.deal, by: seat, after: 900) == [.dealt(count: 3, cost: 0, by: .seat(seat))])
        #expect(game.table == Array(order[..<15]) && game.scores == Scores() && game.selection == .none)
        #expect(game.turn == .free(seat.other, Turn.Period(from: 900, for: 8000), because: .deal(at: 900)))
        #expect(game.nextScheduledAction == ScheduledAction(at: 8900, action: .due(.turnEnds)))
        expectViolation(.notDue, of: .due(.turnEnds), in: game, after: 7999)
        #expect(try game.act(.due(.turnEnds), after: 8000) == [.turnRanOut(seat.other)])
        #expect(game.scores == Scores() && game.turn == .unclaimed)
    }

    @Test(arguments: [0, 1, 1500, 2999, 3000] as [Milliseconds], Players.two.seats)
    func `where both deal within 3 seconds three cards come and nobody has the turn`(
        pause: Milliseconds, seat: Seat
    ) throws {
        var game = try Game.opening(holdingSet: true, options: .forTwo)
        try game.act(.deal, by: seat, after: 500)
        let table = game.table
        #expect(
            game.isDealAgreement(by: seat.other, at: game.now + pause)
                && !game.isDealAgreement(by: seat, at: game.now + pause))
        expectViolation(.turnOf(seat.other), of: .deal, by: seat, in: game, after: pause)
        #expect(try game.act(.deal, by: seat.other, after: pause) == [.agreedToDeal])
        #expect(game.table == table && table.count == 15 && game.turn == .unclaimed && game.nextScheduledAction == nil)
        #expect(game.scores == Scores() && !game.isDealAgreement(by: seat, at: game.now))
        try game.act(.claim, by: seat)
    }

    @Test(arguments: Players.two.seats)
    func `a millisecond later it is a Deal in the other's turn, which is refused`(seat: Seat) throws {
        let game = try Game.forTwo(at: .turnAfterDeal, by: seat)
        #expect(!game.isDealAgreement(by: seat.other, at: game.now + 3001))
        for pause: Milliseconds in [3001, 5000, 7999] {
            expectViolation(.turnOf(seat.other), of: .deal, by: seat.other, in: game, after: pause)
        }
    }

    @Test(arguments: 0...3, Players.two.seats)
    func `agreeing gives up what the other has chosen already, a mismatch too`(chosen: Int, seat: Seat) throws {
        var game = try Game.forTwo(at: .turnAfterDeal, by: seat)
        for card in try game.anyMismatch().cards.prefix(chosen) { try game.act(.tap(card), after: 100) }
        #expect(try game.act(.deal, by: seat.other, after: 100) == [.agreedToDeal])
        #expect(
            game.selection == .none && game.turn == .unclaimed && game.table.count == 15
                && game.nextScheduledAction == nil)
    }

    @Test func `agreement is to the other's Deal alone, not to a failed claim`() throws {
        for situation in [Situation.claim, .mistake, .turnAfterMistake, .turnAfterTimeout] {
            let game = try Game.forTwo(at: situation, by: .first)
            for seat in Players.two.seats { #expect(!game.isDealAgreement(by: seat, at: game.now)) }
        }
    }

    @Test func `after both have agreed a Deal is a new one, and gives the other the turn`() throws {
        for seat in Players.two.seats {
            var game = try Game.forTwo(at: .turnAfterDeal, by: .first)
            try game.act(.deal, by: .second, after: 1000)
            try game.act(.deal, by: seat, after: 1000)
            #expect(game.table.count == 18 && game.turn.seat == seat.other)
        }
    }

    @Test func `a log means the same where agreement may take another time`() throws {
        var game = try Game.forTwo(at: .turnAfterDeal, by: .first)
        let events = try game.carryOut(.deal, by: .second, at: game.now + 5000)
        #expect(events == [.agreedToDeal])
        let save = Save(game: game, time: game.now, isPaused: false)
        #expect(try Save(reading: save.text) == save)
    }

    @Test(arguments: [false, true], Players.two.seats)
    func `with a match showing a Deal replaces exactly those three, and nobody has the turn`(
        backTo12: Bool, seat: Seat
    ) throws {
        var options = Options.forTwo
        options.backTo12 = backTo12
        for own in [true, false] {
            var (game, set) = try Game.matchForTwo(by: own ? seat : seat.other, options: options)
            let (before, scores) = (game.table, game.scores)
            #expect(try game.act(.deal, by: seat, after: 100) == [.matchLeft(set, replaced: true)])
            #expect(game.table.count == 12 && game.scores == scores && game.selection == .none)
            #expect(zip(before, game.table).allSatisfy { set.contains($0) != ($0 == $1) })
            #expect(game.turn == .unclaimed && game.nextScheduledAction == nil)
            for second in Players.two.seats {
                expectViolation(.tooSoon, of: .deal, by: second, in: game, after: 499, "it was meant for the match too")
            }
            try game.act(.deal, by: seat, after: 500)
            #expect(game.table.count == 15)
        }
    }

    @Test func `for half a second after a match has left by itself no seat's Deal does anything`() throws {
        for seat in Players.two.seats {
            var game = try Game.matchForTwo(by: .first).game
            try game.actByItself()
            for pause: Milliseconds in [0, 1, 499] {
                expectViolation(.tooSoon, of: .deal, by: seat, in: game, after: pause)
            }
            try game.act(.deal, by: seat, after: 500)
            #expect(game.table.count == 15)
        }
    }

    @Test func `a Deal so soon still says why where it is refused anyway`() throws {
        var game = try Game.matchForTwo(by: .first).game
        try game.actByItself()
        try game.act(.claim, by: .first, after: 100)
        for seat in Players.two.seats { expectViolation(.turnOf(.first), of: .deal, by: seat, in: game, after: 100) }
    }

    @Test func `their Deals are off at the table limit and with an empty deck`() throws {
        for limit in TableLimit.allCases {
            var options = Options.forTwo
            options.limit = limit
            var game = try Game(seed: "their limit", options: options)
            while game.table.count < limit.cards {
                try game.act(.deal, by: .first)
                try game.act(.deal, by: .second)
            }
            let violation = limit == .none ? RuleViolation.deckEmpty : .tableFull
            for seat in Players.two.seats {
                expectViolation(violation, of: .deal, by: seat, in: game)
                #expect(game.dealViolation(for: seat, at: game.now) == violation)
            }
            expectViolation(violation, of: .deal, in: game, "a swipe says why as well")
        }
    }

    @Test func `the last Deal can still be agreed to, the deck being empty`() throws {
        var game = try Game(seed: "last Deal", options: .forTwo)
        while game.deck.count > 3 {
            try game.act(.deal, by: .first)
            try game.act(.deal, by: .second)
        }
        try game.act(.deal, by: .first)
        #expect(game.dealViolation(for: .second, at: game.now) == nil)
        #expect(game.dealViolation(for: .first, at: game.now) == .deckEmpty)
        #expect(try game.act(.deal, by: .second) == [.agreedToDeal])
    }
}
