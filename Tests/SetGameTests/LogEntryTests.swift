import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

struct LogEntryTests {
    private static let actions: [Action] = [
        .deal, .reshuffle, .cheat, .claim, .withdrawClaim, .undo, .change(.forTwo), .deselect, .tap(Card.all[40]),
        .due(.matchLeaves), .due(.autoDeal), .due(.hintEnds),
        .take([Card.all[0], Card.all[40], Card.all[80]].groups[0]), .due(.turnEnds),
        .due(.mismatchEnds), .interruption,
    ]

    @Test(arguments: actions, Seat.allCases)
    func `an entry reads back with its time, its seat and its action`(action: Action, seat: Seat) throws {
        for players in Players.onOneDevice {
            let entry = LogEntry(at: 90_000, seat: seat, action: action)
            var reader = TextReader(entry.notation(since: 35, players: players).bytes)
            #expect(LogEntry(reading: &reader, since: 35, turn: seat) == entry)
            #expect(reader.isAtEnd)
        }
    }

    @Test(arguments: actions)
    func `what time alone causes has no seat, and everything else has one`(action: Action) {
        #expect((LogEntry(at: 0, seat: .second, action: action).seat == nil) == (action.cause == .time))
        #expect((LogEntry(at: 0, seat: nil, action: action).seat == nil) == (action.cause == .time))
    }

    @Test func `a tap belongs to whoever has the turn, and to the first seat where nobody has`() throws {
        for (turn, seat) in [(Seat.second, Seat.second), (.first, .first), (nil, .first)] as [(Seat?, Seat)] {
            var reader = TextReader("5T1331".utf8)
            #expect(LogEntry(reading: &reader, turn: turn)?.seat == seat)
        }
        var reader = TextReader("5T13312".utf8)
        #expect(LogEntry(reading: &reader, turn: .first)?.seat == .second)
    }

    @Test(arguments: ["", "T1331", "5", "5X", "5T133", "5T1334", "zzzzzzzzzzzzzzD", "-5D", "5Oq", "5O!."])
    func `a text that is no entry gives none`(text: String) {
        var reader = TextReader(text.utf8)
        #expect(LogEntry(reading: &reader) == nil)
    }

    @Test func `a time that does not fit gives none`() {
        var text = UTF8Text()
        text.append(Milliseconds.max, radix: 36)
        text.append("D")
        var reader = TextReader(text.bytes)
        #expect(LogEntry(reading: &reader, since: 1) == nil)
    }
}

struct WithdrawTests {
    @Test(arguments: Players.two.seats)
    func `a claim that is withdrawn leaves the game as it was, but for the log`(seat: Seat) throws {
        var game = try Game.opening(holdingSet: true, options: .forTwo)
        try game.act(.deal, by: .second, after: 100)
        try game.act(.deal, by: .first, after: 100)
        let before = game
        try game.act(.claim, by: seat, after: 500)
        #expect(!game.canUndo(at: game.now))
        #expect(try game.act(.withdrawClaim, by: seat, after: 200) == [.claimWithdrawn(seat)])
        #expect(game.turn == .unclaimed && game.scores == before.scores && game.selection == before.selection)
        #expect(game.undoEnds == before.undoEnds && game.undoEnds != nil)
        #expect(game.log.count == before.log.count + 2, "nothing leaves the log")
        #expect(try Save(reading: Save(game: game, time: game.now, isPaused: false).text).game == game)
    }

    @Test(arguments: Players.two.seats)
    func `only one's own claim can be withdrawn, and only as the next action`(seat: Seat) throws {
        var game = try Game.opening(holdingSet: true, options: .forTwo)
        expectViolation(.nothingToWithdraw, of: .withdrawClaim, by: seat, in: game)
        try game.act(.claim, by: seat)
        expectViolation(.nothingToWithdraw, of: .withdrawClaim, by: seat.other, in: game)
        try game.act(.tap(game.table[0]))
        expectViolation(.nothingToWithdraw, of: .withdrawClaim, by: seat, in: game)
    }

    @Test func `the wait of an automatic deal goes on as if nobody had claimed`() throws {
        var options = Options.forTwo
        options.autoDeal = true
        var game = try Game.opening(holdingSet: false, options: options)
        let due = game.nextScheduledAction
        try game.act(.claim, by: .first, after: 300)
        try game.act(.withdrawClaim, by: .first, after: 300)
        #expect(due != nil && game.nextScheduledAction == due)
    }
}

struct EventTests {
    @Test func `choosing and giving up are events like all others`() throws {
        var game = try Game.opening(holdingSet: true)
        let cards = Array(game.table.prefix(2))
        #expect(try game.act(.tap(cards[0])) == [.selected(cards[0])])
        #expect(try game.act(.tap(cards[1])) == [.selected(cards[1])])
        #expect(try game.act(.tap(cards[0])) == [.deselected(cards[0])])
        #expect(try game.act(.tap(cards[1])) == [.deselected(cards[1])])
        try game.choose(game.anyMismatch())
        #expect(try game.act(.tap(cards[0])) == [.selected(cards[0])])
        #expect(try game.act(.deselect) == [.selectionCleared])
        let set = try game.anySet
        try game.choose(set)
        #expect(try game.act(.tap(set.cards[1])) == [.matchLeft(set, replaced: true)])
    }

    @Test func `a time before the last action, or beyond all reason, is refused`() throws {
        var game = try Game.opening(holdingSet: true)
        try game.act(.deal, after: 1000)
        for time in [999, 0, -1, Game.longest + 1, .max, .min] {
            var after = game
            #expect(throws: RuleViolation.timeOutOfRange) { try after.perform(.reshuffle, at: time) }
            #expect(after == game)
        }
        #expect(try game.perform(.reshuffle, at: Game.longest) == [.reshuffled])
    }
}
