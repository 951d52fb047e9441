import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

/// A session and the clock that it is given.
struct SessionPlayer {
    var session: Session
    var now: Milliseconds = 50_000

    init(_ options: Options = Options(), seed: UInt64 = 7) throws {
        session = Session(dealing: DealID(entropy: seed, options: options))
        try send(.advance)
    }

    /// Lets time pass, then sends an input.
    @discardableResult
    mutating func send(_ input: Session.Input, after pause: Milliseconds = 0) throws -> [Event] {
        now += pause
        if pause > 0 { _ = try session.perform(.advance, at: now) }
        return try session.perform(input, at: now)
    }

    @discardableResult
    mutating func act(_ action: Action, after pause: Milliseconds = 0) throws -> [Event] {
        try send(.act(action, session.game.turn.seat ?? .first), after: pause)
    }

    /// Expects an input to be refused and to change nothing.
    func expect(
        _ violation: RuleViolation, of input: Session.Input, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var after = session
        #expect(throws: violation, sourceLocation: sourceLocation) { try after.perform(input, at: now) }
        #expect(after == session, sourceLocation: sourceLocation)
    }
}

struct SessionTests {
    @Test func `playing time passes while somebody watches and the game is not paused`() throws {
        var player = try SessionPlayer()
        try player.send(.advance, after: 3000)
        #expect(player.session.elapsed == 3000)
        try player.send(.setPaused(true))
        try player.send(.setPaused(false), after: 5000)
        try player.send(.setWatched(false), after: 200)
        try player.send(.setWatched(true), after: 7000)
        try player.send(.advance, after: 30)
        #expect(player.session.elapsed == 3230)
    }

    @Test func `what is due is carried out first, at its own time`() throws {
        var options = Options()
        options.leaves = .byItself
        var player = try SessionPlayer(options)
        for card in try player.session.game.anySet.cards { try player.act(.tap(card)) }
        player.now += 5000
        player.expect(.overdue, of: .act(.reshuffle, .first))
        let events = try player.send(.advance)
        #expect(events.count == 1 && player.session.game.log.last?.at == 700)
        #expect(player.session.game.log.last?.seat == nil)
        try player.act(.reshuffle)
        #expect(player.session.game.log.last?.at == 5000)
    }

    @Test func `nothing is carried out while the game is paused, but options can be changed`() throws {
        var player = try SessionPlayer()
        try player.send(.setPaused(true))
        for action in [Action.deal, .reshuffle, .cheat, .tap(player.session.game.table[0])] {
            player.expect(.paused, of: .act(action, .first))
        }
        var options = Options()
        options.backTo12 = true
        #expect(try player.act(.change(options)) == [.optionsChanged])
    }

    @Test func `a game that is over cannot be paused, nor one in which somebody has the turn`() throws {
        var player = try SessionPlayer(.forTwo)
        try player.send(.act(.claim, .second))
        player.expect(.turnOf(.second), of: .setPaused(true))
        var game = player.session.game
        try game.act(.interruption)
        try game.playToTheEnd(for: .first)
        let over = Session(restoring: SessionRecord(current: Save(game: game, time: game.now, isPaused: true)))
        #expect(!over.isPaused)
        player.session = over
        player.expect(.gameOver, of: .setPaused(true))
    }

    @Test func `New Game can be undone for ten seconds, or until somebody acts`() throws {
        var player = try SessionPlayer()
        try player.act(.deal, after: 400)
        let before = player.session.current
        #expect(try player.send(.newGame(entropy: 99), after: 100) == [.newGame])
        #expect(player.session.game.dealID != before.game.dealID && player.session.elapsed == 0)
        try player.send(.newGame(entropy: 98), after: 100)
        var late = player
        try late.send(.advance, after: 9999)
        #expect(late.session.canUndo)
        try late.send(.advance, after: 1)
        #expect(!late.session.canUndo && late.session.previousGame == nil)
        late.expect(.nothingToUndo, of: .undo(.first))
        var acted = player
        try acted.act(.reshuffle)
        acted.expect(.nothingToUndo, of: .undo(.first))
        #expect(try player.send(.undo(.first), after: 5000) == [.newGameUndone])
        #expect(player.session.game == before.game && player.session.elapsed == before.time + 100)
    }

    @Test func `the undo of New Game outlives a restart, for what is left of its time`() throws {
        var player = try SessionPlayer()
        try player.act(.deal, after: 400)
        let before = player.session.game
        try player.send(.newGame(entropy: 99))
        try player.send(.advance, after: 6000)
        var restarted = player
        restarted.session = Session(restoring: player.session.record)
        try restarted.send(.advance)
        #expect(restarted.session.undoEnds == 10_000 && restarted.session.elapsed == 6000)
        try restarted.send(.advance, after: 3999)
        try restarted.send(.undo(.first))
        #expect(restarted.session.game == before)
        try player.send(.advance, after: 4000)
        #expect(player.session.record.previous == nil)
    }

    @Test func `a link keeps the game in progress, once, and the way back restores it`() throws {
        var player = try SessionPlayer()
        try player.act(.deal, after: 400)
        let mine = player.session.game
        let first = try DealID(seed: "first"), second = try DealID(seed: "second")
        #expect(try player.send(.open(first, isNamed: true)) == [.newGame])
        try player.act(.deal, after: 300)
        try player.send(.open(second, isNamed: true))
        #expect(player.session.interruptedGame?.game == mine, "the link can recreate its own game")
        #expect(try player.send(.returnToInterruptedGame) == [.returned])
        #expect(player.session.game == mine && player.session.interruptedGame == nil)
        player.expect(.nothingInterrupted, of: .returnToInterruptedGame)
    }

    @Test func `a second game of one's own is kept in the place of the first, which is known before`() throws {
        var player = try SessionPlayer()
        try player.act(.deal, after: 400)
        #expect(!player.session.openingDropsInterruptedGame)
        try player.send(.open(DealID(seed: "link"), isNamed: true))
        try player.act(.deal, after: 400)
        #expect(!player.session.openingDropsInterruptedGame, "the link can recreate its own game")
        try player.send(.newGame(entropy: 3))
        try player.act(.reshuffle)
        #expect(player.session.openingDropsInterruptedGame)
        let second = player.session.game
        try player.send(.open(DealID(seed: "other"), isNamed: true))
        #expect(player.session.interruptedGame?.game == second)
    }

    @Test func `a link within the ten seconds of New Game keeps the game before it`() throws {
        var player = try SessionPlayer()
        try player.act(.deal, after: 400)
        let mine = player.session.game
        try player.send(.newGame(entropy: 5))
        try player.send(.open(DealID(seed: "link"), isNamed: true))
        #expect(player.session.interruptedGame?.game == mine)
    }

    @Test func `between two games of one's own the way back leads both ways`() throws {
        var player = try SessionPlayer()
        try player.act(.deal, after: 400)
        let mine = player.session.game
        try player.send(.open(DealID(seed: "link"), isNamed: true))
        try player.send(.newGame(entropy: 3))
        try player.act(.reshuffle)
        let other = player.session.game
        try player.send(.returnToInterruptedGame)
        #expect(player.session.game == mine)
        try player.send(.returnToInterruptedGame)
        #expect(player.session.game == other)
    }

    @Test func `another number of players deals the same cards where nobody has acted yet`() throws {
        var player = try SessionPlayer()
        let table = player.session.game.table
        try player.send(.setPlayers(.two, entropy: 1))
        #expect(player.session.game.table == table && player.session.game.options.players == .two)
        try player.send(.act(.deal, .second))
        let before = player.session.game
        try player.send(.setPlayers(.one, entropy: 1))
        #expect(player.session.game.table != table && player.session.game.options.players == .one)
        try player.send(.undo(.first))
        #expect(player.session.game.dealID == before.dealID && player.session.game.options.players == .two)
    }

    @Test func `a restart voids a claim, and gives a match its time anew`() throws {
        var player = try SessionPlayer(.forTwo)
        try player.send(.act(.claim, .first), after: 100)
        let restored = Session(restoring: player.session.record)
        #expect(restored.game.turn == .unclaimed && restored.game.scores == Scores())
        for card in try player.session.game.anySet.cards { try player.act(.tap(card), after: 200) }
        try player.send(.advance, after: 600)
        let match = Session(restoring: player.session.record)
        #expect(match.game.nextScheduledAction?.at == match.elapsed + 700)
    }

    @Test func `a session's actions don't copy its log`() throws {
        var player = try SessionPlayer(.forTwo)
        var log = MoveCounter<LogEntry>()
        for _ in 0..<2000 {
            try player.send(.act(.claim, .first), after: 1)
            log.look(at: player.session.game.log)
            try player.send(.act(.withdrawClaim, .first), after: 1)
            log.look(at: player.session.game.log)
        }
        #expect(player.session.game.log.count == 4000 && log.moves < 20)
        #expect(player.session.isUntouched)
    }

    @Test func `a session's scheduled actions don't copy its log`() throws {
        var player = try SessionPlayer(Options())
        var log = MoveCounter<LogEntry>()
        for _ in 0..<1000 {
            try player.send(.act(.cheat, .first), after: 1)
            try player.send(.advance, after: Rule.hintDisplayTime)
            log.look(at: player.session.game.log)
        }
        #expect(player.session.game.log.count == 2000 && log.moves < 20)
    }

    @Test func `what is due after the last possible time isn't carried out, and changes nothing`() throws {
        var game = try Game.opening(holdingSet: true, options: Options())
        _ = try game.perform(.cheat, at: Game.longest - 1000)
        let save = Save(game: game, time: Game.longest - 900, isPaused: false)
        var session = Session(restoring: SessionRecord(current: save))
        #expect(try session.perform(.advance, at: 0).isEmpty)
        #expect(try session.perform(.advance, at: 10_000).isEmpty)
        let before = session
        #expect(throws: RuleViolation.timeOutOfRange) { try session.perform(.act(.reshuffle, .first), at: 20_000) }
        #expect(session == before && session.elapsed == Game.longest + 9100)
    }

    @Test(arguments: 1...6)
    func `random inputs at any time keep every invariant, and the record restores the session`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        var options = Options()
        options.players = seed % 2 == 0 ? .one : .two
        options.leaves = .byItself
        options.autoDeal = seed % 3 == 0
        var player = try SessionPlayer(options, seed: seed)
        var carriedOut = 0
        for _ in 0..<4000 {
            let input = randomInput(player.session, &generator)
            player.now = randomTime(after: player.now, &generator)
            _ = try? player.session.perform(.advance, at: player.now)
            let advanced = player.session
            do {
                _ = try player.session.perform(input, at: player.now)
                carriedOut += 1
            } catch {
                #expect(player.session == advanced, "a refused input changes nothing")
            }
            expectInvariants(player.session.game, "\(input)")
            #expect(player.session.elapsed >= player.session.game.now)
            if generator.next(below: 40) == 0 { try expectRestores(player.session) }
        }
        #expect(carriedOut > 1500)
    }

    private func expectRestores(_ session: Session) throws {
        let record = session.record
        let read = try Save(reading: record.current.text)
        #expect(read == record.current)
        let restored = Session(restoring: record)
        #expect(restored.game.table == session.game.table && restored.game.scores == session.game.scores)
        #expect(restored.canUndo == session.canUndo || session.game.log.count != restored.game.log.count)
        #expect(restored.interruptedGame == session.interruptedGame)
        // A claim that is void is an action, after which New Game cannot be undone.
        if case .claim = session.game.turn { return }
        #expect(restored.previousGame == session.previousGame)
    }

    private func randomInput(_ session: Session, _ generator: inout SplitMix64) -> Session.Input {
        let seat = Players.two.seats[Int(generator.next(below: 2))]
        let turn = session.game.turn.seat ?? .first
        let table = session.game.table
        switch generator.next(below: 40) {
        case 0: return .newGame(entropy: generator.next())
        case 1: return .setPlayers(Players.onOneDevice[Int(generator.next(below: 2))], entropy: generator.next())
        case 2: return .open(DealID(entropy: generator.next(), options: session.game.options), isNamed: true)
        case 3: return .returnToInterruptedGame
        case 4, 5: return .undo(seat)
        case 6: return .setPaused(generator.next(below: 3) == 0)
        case 7: return .setWatched(generator.next(below: 4) > 0)
        case 8, 9: return .act(.deal, seat)
        case 10...13: return .act(.claim, seat)
        case 14: return .act([.withdrawClaim, .cheat, .reshuffle, .deselect][Int(generator.next(below: 4))], seat)
        case 15: return .act([.due(.matchLeaves), .due(.turnEnds), .interruption][Int(generator.next(below: 3))], seat)
        case 16: return .advance
        default:
            guard let set = session.game.tableInPlay.groups.first,
                let card = set.cards.first(where: { !session.game.selection.contains($0) }) ?? table.first
            else { return .act(.deal, seat) }
            return .act(.tap(generator.next(below: 4) == 0 ? table[0] : card), turn)
        }
    }

    /// Mostly a little later; now and then a jump, either way.
    private func randomTime(after now: Milliseconds, _ generator: inout SplitMix64) -> Milliseconds {
        switch generator.next(below: 60) {
        case 0: return Milliseconds(truncatingIfNeeded: generator.next())
        case 1: return 0
        default:
            let (time, overflow) = now.addingReportingOverflow(Milliseconds(generator.next(below: 900)))
            return overflow ? 0 : time
        }
    }
}

extension Game {
    /// One of two finds every set, until the game is over.
    fileprivate mutating func playToTheEnd(for seat: Seat) throws {
        while !isOver {
            if let next = nextScheduledAction {
                try act(next.action, after: max(0, next.at - now))
            } else if holdsMatch {
                try act(.claim, by: seat, after: 600)
                try choose(anySet)
            } else {
                try act(.deal, by: seat, after: 600)
            }
        }
    }
}
