import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

/// How long a Deal can be taken back.
struct UndoingEndsTests {
    @Test func `a Deal can be taken back for ten seconds, not longer`() throws {
        for after: Milliseconds in [0, 1, 5000, 9999] {
            var game = try Game.opening(holdingSet: true)
            try game.act(.deal, after: 300)
            #expect(game.undoEnds == 10_300 && game.canUndo(at: 300 + after))
            try game.act(.undo, after: after)
        }
        var game = try Game.opening(holdingSet: true)
        try game.act(.deal, after: 300)
        for after: Milliseconds in [10_000, 10_001, 1_000_000] {
            #expect(!game.canUndo(at: 300 + after))
            expectViolation(.nothingToUndo, of: .undo, in: game, after: after)
        }
        #expect(try game.carryOut(.undo, at: 60_000) == [.dealUndone], "a log means the same where the time is another")
    }

    @Test func `a new game and a game without a Deal have nothing to undo`() throws {
        for game in try gamesBeforeDeal(holdingSet: true) {
            #expect(game.undoEnds == nil && !game.canUndo(at: game.now))
            expectViolation(.nothingToUndo, of: .undo, in: game)
        }
    }

    @Test func `a Deal cannot be taken back twice, nor the Deal before it`() throws {
        var game = try Game.opening(holdingSet: true)
        try game.act(.deal)
        try game.act(.deal)
        try game.act(.undo)
        #expect(game.table.count == 15 && game.score == -10)
        expectViolation(.nothingToUndo, of: .undo, in: game)
    }

    @Test func `not after the next action of one, whichever it is`() throws {
        var options = Options()
        options.autoDeal = true
        options.leaves = .byItself
        var dealt = try Game.opening(holdingSet: true, options: options)
        try dealt.act(.tap(dealt.table[0]))
        try dealt.act(.deal)
        for action in [.tap(dealt.table[1]), .deselect, .reshuffle, .cheat, Action.change(Options())] {
            var game = dealt
            try game.act(action, after: 10)
            #expect(game.undoEnds == nil)
            expectViolation(.nothingToUndo, of: .undo, in: game)
        }
        var game = try Game.opening(holdingSet: false, options: options)
        try game.stackThreeWithoutSet()
        try game.act(.deal)
        #expect(try game.actByItself() == [.dealt(count: 3, cost: 0, by: .byItself)])
        #expect(game.undoEnds == 10_000, "that more cards came by themselves is nobody's action")
        try game.act(.undo)
        #expect(game.table.count == 12 && game.deck.count == 69)
    }

    @Test func `not after the next action of two, whichever it is`() throws {
        var options = Options.forTwo
        options.claimTime = .three
        var replaced = try Game.matchForTwo(by: .first).game
        try replaced.act(.deal, by: .second, after: 100)
        for step in [.claim(.first), .claim(.second), Step(.reshuffle), Step(.change(options))] {
            var game = replaced
            try game.act(step.action, by: step.seat, after: 10)
            #expect(game.undoEnds == nil)
            expectViolation(.nothingToUndo, of: .undo, in: game)
        }
        let turn = try Game.forTwo(at: .turnAfterDeal, by: .first)
        for action in [.tap(turn.table[0]), Action.change(options)] {
            var game = turn
            try game.act(action, after: 10)
            expectViolation(.nothingToUndo, of: .undo, in: game)
        }
        var ended = turn
        try ended.actByItself()
        #expect(ended.undoEnds == turn.undoEnds, "that the turn ran out is nobody's action")
        try ended.act(.undo)
        #expect(ended.table.count == 12 && ended.turn == .unclaimed)
    }

    @Test func `still after the mark of a cheat went out, and after what was refused`() throws {
        let start = try Game.opening(holdingSet: true)
        var game = start
        try game.act(.cheat)
        try game.act(.deal, after: 4000)
        #expect(game.hint != nil)
        #expect(throws: RuleViolation.nothingSelected) { try game.act(.deselect) }
        #expect(throws: RuleViolation.notDue) { try game.act(.interruption) }
        var marked = game
        try game.actByItself()
        #expect(game.hint == nil && game.undoEnds == 14_000)
        try game.act(.undo, after: 8999)
        expectRestored(game, to: start)
        try marked.act(.undo)
        #expect(marked.hint?.endsAt == 5000)
        expectRestored(marked, to: start)
    }

    @Test func `not at the end of the game`() throws {
        for players in Players.onOneDevice {
            var options = Options()
            options.players = players
            var game = try Game.opening(holdingSet: true, options: options)
            // The last three cards, to a table that has no set with them.
            var table = game.deck.cards
            while let set = table.groups.first { table.removeAll(where: set.contains) }
            try #require(table.count > 3)
            game.found = []
            game.table = table.dropLast(3)
            game.deck = Deck(table.suffix(3))
            game.holdsMatch = false
            let events = try game.act(.deal)
            #expect(events.last == .ended && game.isOver && game.turn == .unclaimed)
            #expect(game.undoEnds == nil)
            expectViolation(.nothingToUndo, of: .undo, in: game)
        }
    }
}
