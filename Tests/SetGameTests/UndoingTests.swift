import PlainText
import Testing

@testable import SetGame

/// Expects that cards, choice, scores and turn are those of `before`.
func expectRestored(
    _ game: Game, to before: Game, sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(game.table == before.table && game.deck == before.deck, sourceLocation: sourceLocation)
    #expect(game.selection == before.selection && game.scores == before.scores, sourceLocation: sourceLocation)
    #expect(game.found == before.found && game.holdsMatch == before.holdsMatch, sourceLocation: sourceLocation)
    #expect(game.turn == before.turn && game.discard == before.discard, sourceLocation: sourceLocation)
    expectInvariants(game)
}

/// Games for one in which a Deal is possible, with each kind of selection but a match.
func gamesBeforeDeal(holdingSet: Bool) throws -> [Game] {
    let start = try Game.opening(holdingSet: holdingSet)
    let mismatch = try start.anyMismatch()
    var games = [start]
    for count in 1...3 {
        var game = start
        for card in mismatch.cards.prefix(count) { try game.act(.tap(card), after: 10) }
        games.append(game)
    }
    return games
}

struct UndoingTests {
    @Test(arguments: [true, false])
    func `undo restores cards, choice and score as they were before a Deal`(holdsMatch: Bool) throws {
        for before in try gamesBeforeDeal(holdingSet: holdsMatch) {
            var game = before
            try game.act(.deal, after: 1000)
            #expect(game.score == before.score - (holdsMatch ? 10 : 0))
            #expect(try game.act(.undo, after: 500) == [.dealUndone])
            expectRestored(game, to: before)
        }
    }

    @Test func `undo of a Deal that replaced a match shows the match again, for its whole time`() throws {
        for leaves in MatchLeaves.allCases {
            var options = Options()
            options.leaves = leaves
            var before = try Game.opening(holdingSet: true, options: options)
            try before.choose(before.anySet, after: 3000)
            var game = before
            try game.act(.deal, after: 500)
            try game.act(.undo, after: 9000)
            expectRestored(game, to: before)
            #expect(game.nextScheduledAction?.at == (leaves == .byItself ? game.now + 700 : nil))
            try game.act(.deal)
            #expect(game.table.count == 12 && game.selection == .none)
        }
    }

    @Test(arguments: Players.two.seats)
    func `undo of a seat's Deal takes the other's turn away, agreed to or not`(seat: Seat) throws {
        let before = try Game.opening(holdingSet: true, options: .forTwo)
        var game = before
        try game.act(.deal, by: seat, after: 1000)
        var agreed = game
        try game.act(.undo, after: 7999)
        expectRestored(game, to: before)
        #expect(game.turn == .unclaimed && game.nextScheduledAction == nil)
        try agreed.act(.deal, by: seat.other, after: 3000)
        #expect(agreed.undoEnds == 11_000)
        try agreed.act(.undo, after: 6999)
        expectRestored(agreed, to: before)
    }

    @Test(arguments: Players.two.seats)
    func `undo of a seat's Deal that replaced a match shows the match again`(seat: Seat) throws {
        let (before, set) = try Game.matchForTwo(by: .first)
        var game = before
        try game.act(.deal, by: seat, after: 100)
        try game.act(.undo, after: 9999)
        expectRestored(game, to: before)
        #expect(game.selection == .match(set))
        #expect(game.nextScheduledAction == ScheduledAction(at: game.now + 700, action: .due(.matchLeaves)))
    }

    @Test func `after an undo dealing again deals the same cards, and costs the same`() throws {
        for before in try gamesBeforeDeal(holdingSet: true) {
            var once = before
            try once.act(.deal)
            var again = once
            for _ in 0..<5 {
                try again.act(.undo)
                try again.act(.deal)
            }
            expectRestored(again, to: once)
            #expect(again.canUndo(at: again.now + 9999))
        }
    }

    @Test func `undo lets three cards come by themselves after their whole time`() throws {
        var options = Options()
        options.autoDeal = true
        var game = try Game.opening(holdingSet: false, options: options)
        try game.act(.deal, after: 1000)
        try game.act(.undo, after: 1200)
        #expect(game.nextScheduledAction == ScheduledAction(at: 3700, action: .due(.autoDeal)))
    }

    @Test func `the log and the save contain it, and what can still be undone`() throws {
        for players in Players.onOneDevice {
            var options = Options()
            options.players = players
            var game = try Game.opening(holdingSet: true, options: options)
            let dealer: Seat = players == .one ? .first : .second
            for action in [Action.deal, .undo, .deal] {
                try game.act(action, by: dealer, after: 700)
                let save = Save(game: game, time: game.now + 50, isPaused: false)
                #expect(try Save(reading: save.text) == save)
            }
            #expect(game.log.map(\.action) == [.deal, .undo, .deal])
            #expect(game.log.allSatisfy { $0.seat == dealer })
            let read = try Save(reading: Save(game: game, time: game.now, isPaused: false).text).game
            #expect(read.canUndo(at: game.now + 9999))
        }
    }
}
