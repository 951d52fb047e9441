import PlainText
import SetRules
import Testing

@testable import SetGame

/// Each player's own Deal.
struct TheirDealTests {
    @Test(arguments: [true, false], Player.allCases)
    func `a player's Deal deals at once, costs nothing, and gives the other 8 seconds`(
        holdsSet: Bool, player: Player
    ) throws {
        var game = try Game.opening(holdingSet: holdsSet, options: .forTwo)
        let order = game.dealID.shuffledDeck().cards
        #expect(game.dealRefusal(for: player, at: 0) == nil)
        #expect(try game.act(.dealBy(player), after: 900) == [.dealt(cost: 0, by: .player(player))])
        #expect(game.table == Array(order[..<15]) && game.scores == Scores() && game.selection == .none)
        #expect(game.turn == .free(player.other, Span(from: 900, for: 8000), because: .deal(at: 900)))
        #expect(game.alarm == Game.Entry(at: 8900, action: .turnEnds))
        expectRefusal(.notDue, of: .turnEnds, in: game, after: 7999)
        #expect(try game.act(.turnEnds, after: 8000) == [.turnRanOut(player.other)])
        #expect(game.scores == Scores() && game.turn == .open)
    }

    @Test(arguments: [0, 1, 1500, 2999, 3000] as [Milliseconds], Player.allCases)
    func `where both deal within 3 seconds three cards come and nobody has the turn`(
        pause: Milliseconds, player: Player
    ) throws {
        var game = try Game.opening(holdingSet: true, options: .forTwo)
        try game.act(.dealBy(player), after: 500)
        let table = game.table
        #expect(game.agrees(player.other, at: game.now + pause) && !game.agrees(player, at: game.now + pause))
        expectRefusal(.turnOf(player.other), of: .dealBy(player), in: game, after: pause)
        #expect(try game.act(.dealBy(player.other), after: pause) == [.agreedToDeal])
        #expect(game.table == table && table.count == 15 && game.turn == .open && game.alarm == nil)
        #expect(game.scores == Scores() && !game.agrees(player, at: game.now))
        try game.act(.claim(player))
    }

    @Test(arguments: Player.allCases)
    func `a millisecond later it is a Deal in the other's turn, which is refused`(player: Player) throws {
        let game = try Game.forTwo(at: .turnAfterDeal, by: player)
        #expect(!game.agrees(player.other, at: game.now + 3001))
        for pause: Milliseconds in [3001, 5000, 7999] {
            expectRefusal(.turnOf(player.other), of: .dealBy(player.other), in: game, after: pause)
        }
    }

    @Test(arguments: 0...3, Player.allCases)
    func `agreeing gives up what the other has chosen already, a mismatch too`(chosen: Int, player: Player) throws {
        var game = try Game.forTwo(at: .turnAfterDeal, by: player)
        for card in try game.anyMismatch().cards.prefix(chosen) { try game.act(.tap(card), after: 100) }
        #expect(try game.act(.dealBy(player.other), after: 100) == [.agreedToDeal])
        #expect(game.selection == .none && game.turn == .open && game.table.count == 15 && game.alarm == nil)
    }

    @Test func `agreement is to the other's Deal alone, not to a failed claim`() throws {
        for stage in [Stage.claim, .mistake, .turnAfterMistake, .turnAfterTimeout] {
            let game = try Game.forTwo(at: stage, by: .first)
            for player in Player.allCases { #expect(!game.agrees(player, at: game.now)) }
        }
    }

    @Test func `after both have agreed a Deal is a new one, and gives the other the turn`() throws {
        for player in Player.allCases {
            var game = try Game.forTwo(at: .turnAfterDeal, by: .first)
            try game.act(.dealBy(.second), after: 1000)
            try game.act(.dealBy(player), after: 1000)
            #expect(game.table.count == 18 && game.turn.player == player.other)
        }
    }

    @Test func `a log means the same where agreement may take another time`() throws {
        var game = try Game.forTwo(at: .turnAfterDeal, by: .first)
        let events = try game.replay(.dealBy(.second), at: game.now + 5000)
        #expect(events == [.agreedToDeal])
        let save = Save(game: game, time: game.now, isPaused: false)
        #expect(try Save(reading: save.text) == save)
    }

    @Test(arguments: [false, true], Player.allCases)
    func `with a match showing a Deal replaces exactly those three, and nobody has the turn`(
        backTo12: Bool, player: Player
    ) throws {
        var options = Options.forTwo
        options.backTo12 = backTo12
        for own in [true, false] {
            var (game, set) = try Game.matchForTwo(by: own ? player : player.other, options: options)
            let (before, scores) = (game.table, game.scores)
            #expect(try game.act(.dealBy(player), after: 100) == [.matchLeft(set, replaced: true)])
            #expect(game.table.count == 12 && game.scores == scores && game.selection == .none)
            #expect(zip(before, game.table).allSatisfy { set.contains($0) != ($0 == $1) })
            #expect(game.turn == .open && game.alarm == nil)
            for second in Player.allCases {
                expectRefusal(.tooSoon, of: .dealBy(second), in: game, after: 499, "it was meant for the match too")
            }
            try game.act(.dealBy(player), after: 500)
            #expect(game.table.count == 15)
        }
    }

    @Test func `for half a second after a match has left by itself no player's Deal does anything`() throws {
        for player in Player.allCases {
            var game = try Game.matchForTwo(by: .first).game
            try game.actByItself()
            for pause: Milliseconds in [0, 1, 499] {
                expectRefusal(.tooSoon, of: .dealBy(player), in: game, after: pause)
            }
            try game.act(.dealBy(player), after: 500)
            #expect(game.table.count == 15)
        }
    }

    @Test func `a Deal so soon still says why where it is refused anyway`() throws {
        var game = try Game.matchForTwo(by: .first).game
        try game.actByItself()
        expectRefusal(.dealIsTheirs, of: .deal, in: game, after: 100)
        try game.act(.claim(.first), after: 100)
        for player in Player.allCases { expectRefusal(.turnOf(.first), of: .dealBy(player), in: game, after: 100) }
    }

    @Test func `their Deals are off at the table limit and with an empty deck`() throws {
        for limit in TableLimit.allCases {
            var options = Options.forTwo
            options.limit = limit
            var game = try Game(seed: "their limit", options: options)
            while game.table.count < limit.cards {
                try game.act(.dealBy(.first))
                try game.act(.dealBy(.second))
            }
            let refusal = limit == .none ? Refusal.deckEmpty : .tableFull
            for player in Player.allCases {
                expectRefusal(refusal, of: .dealBy(player), in: game)
                #expect(game.dealRefusal(for: player, at: game.now) == refusal)
            }
            expectRefusal(refusal, of: .deal, in: game, "a swipe says why as well")
        }
    }

    @Test func `the last Deal can still be agreed to, the deck being empty`() throws {
        var game = try Game(seed: "last Deal", options: .forTwo)
        while game.deck.count > 3 {
            try game.act(.dealBy(.first))
            try game.act(.dealBy(.second))
        }
        try game.act(.dealBy(.first))
        #expect(game.dealRefusal(for: .second, at: game.now) == nil)
        #expect(game.dealRefusal(for: .first, at: game.now) == .deckEmpty)
        #expect(try game.act(.dealBy(.second)) == [.agreedToDeal])
    }
}
