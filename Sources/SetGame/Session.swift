import SetRules

/// The game in progress with all that belongs to it: its clock, its pause, and the games that one can go back to.
///
/// It knows no page: whoever shows a game, on a screen or at the other end of a network, sends it inputs with the times of
/// some clock, shows what it returns, and stores `record` after each input. `nextScheduledAction` tells when to come back
/// with `.advance`.
public struct Session: Hashable, Sendable {
    /// The game.
    public private(set) var game: Game
    /// Whether the player has paused the game.
    public private(set) var isPaused = false
    /// Whether somebody can see the table. Playing time passes only while somebody can.
    public private(set) var isWatched = true
    /// The game that New Game ended, kept so that New Game can be undone.
    public private(set) var previousGame: Save?
    /// The game that was interrupted by the deal of a link, kept to return to.
    public private(set) var interruptedGame: Save?
    /// The deal that was opened last. Its game need not be kept, since the link can recreate it.
    public private(set) var linkedDeal: DealID?
    private var clock: PlayClock

    /// What can be asked of a session.
    public enum Input: Hashable, Sendable {
        /// Time has passed: carries out what is due.
        case advance
        /// A seat does something in the game.
        case act(Action, Seat)
        /// Begins another game with the same options, of a deal made from 40 random bits.
        case newGame(entropy: UInt64)
        /// Changes how many play, which takes another game: of the same deal where nobody has acted yet, else of a deal made
        /// from 40 random bits.
        case setPlayers(Players, entropy: UInt64)
        /// Begins the game of a deal that a link asks for; the game in progress is kept to return to. The game of a deal that
        /// the link names can be recreated from it, and need not be kept when the next link comes.
        case open(DealID, isNamed: Bool)
        /// Returns to the game that a link interrupted.
        case returnToInterruptedGame
        /// Takes the last Deal or New Game back.
        case undo(Seat)
        /// Pauses the game, or continues it.
        case setPaused(Bool)
        /// Somebody can see the table from now on, or nobody can.
        case setWatched(Bool)
    }

    /// A session with a new game of this deal. Its clock stands still until the first input.
    public init(dealing id: DealID) {
        game = Game(id)
        clock = PlayClock()
    }

    /// Shows a game that is kept elsewhere, and whose actions are carried out there: nothing of it can be taken back.
    ///
    /// - Parameters:
    ///   - game: the game.
    ///   - elapsed: the playing time.
    public init(showing game: Game, at elapsed: Milliseconds) {
        self.game = game
        clock = PlayClock(elapsed: elapsed)
    }

    /// Goes on with what was stored. Nobody has seen the table meanwhile: a match that shows starts its time anew, and a
    /// claim is void.
    public init(restoring record: SessionRecord) {
        self.init(dealing: record.current.game.dealID)
        resume(record.current)
        interruptedGame = record.interrupted
        linkedDeal = record.linkedDeal
        previousGame = record.previous
        dropPreviousGameIfTooLate()
    }

    /// Carries out an input at a moment of the caller's clock, in milliseconds, and returns what happened.
    ///
    /// This is the only way in which a session changes. A refused input changes nothing. Constant time but for what
    /// `Game.perform` needs.
    ///
    /// - Parameters:
    ///   - input: the input.
    ///   - now: the moment. A clock that jumps, either way, adds no playing time.
    /// - Throws: why the input is refused: what the rules forbid, or `overdue` where something else is due before, so that
    ///   `.advance` has to come first.
    public mutating func perform(_ input: Input, at now: Milliseconds) throws(RuleViolation) -> [Event] {
        var next = self
        next.clock.read(at: now)
        let events = try next.carryOut(input)
        next.dropPreviousGameIfTooLate()
        next.clock.setRunning(next.isRunning, at: now)
        self = next
        return events
    }

    private mutating func carryOut(_ input: Input) throws(RuleViolation) -> [Event] {
        if case .advance = input { return try advance() }
        if isDue { throw .overdue }
        switch input {
        case .advance: return []
        case .act(let action, let seat): return try act(action, by: seat)
        case .newGame(let entropy): return begin(DealID(entropy: entropy, options: game.options))
        case .setPlayers(let players, let entropy): return setPlayers(players, entropy: entropy)
        case .open(let id, let isNamed): return open(id, isNamed: isNamed)
        case .returnToInterruptedGame: return try returnToInterruptedGame()
        case .undo(let seat): return try undo(by: seat)
        case .setPaused(let isPaused): return try setPaused(isPaused)
        case .setWatched(let isWatched):
            self.isWatched = isWatched
            return []
        }
    }
}

// How each input is carried out.
extension Session {
    private mutating func advance() throws(RuleViolation) -> [Event] {
        var events: [Event] = []
        while isDue, let next = game.nextScheduledAction {
            events += try game.perform(next.action, at: max(next.at, game.now))
        }
        return events
    }

    private mutating func act(_ action: Action, by seat: Seat) throws(RuleViolation) -> [Event] {
        // Options can be changed during a pause.
        let isChange = if case .change = action { true } else { false }
        if isPaused, !isChange { throw .paused }
        return try game.perform(action, by: seat, at: elapsed)
    }

    /// The game in progress; where nobody has acted in it yet, the one before it.
    private var latestTouched: Save { isUntouched ? previousGame ?? current : current }

    /// Begins another game. After a second New Game in a row, the game before the first can still be restored.
    private mutating func begin(_ id: DealID) -> [Event] {
        let previous = latestTouched
        start(Game(id.atOneDevice), at: 0)
        previousGame = previous
        return [.newGame]
    }

    private mutating func setPlayers(_ players: Players, entropy: UInt64) -> [Event] {
        guard players != game.options.players else { return [] }
        var options = game.options
        options.players = players
        guard game.log.isEmpty else { return begin(DealID(entropy: entropy, options: options)) }
        var id = game.dealID
        id.options = options
        start(Game(id), at: 0)
        return [.newGame]
    }

    private mutating func open(_ id: DealID, isNamed: Bool) -> [Event] {
        keepForReturn(latestTouched)
        start(Game(id.atOneDevice), at: 0)
        previousGame = nil
        if isNamed { linkedDeal = id }
        return [.newGame]
    }

    private mutating func returnToInterruptedGame() throws(RuleViolation) -> [Event] {
        guard let interruptedGame else { throw .nothingInterrupted }
        let left = latestTouched
        self.interruptedGame = nil
        if !isOfLink(left) { keepForReturn(left) }
        resume(interruptedGame)
        previousGame = nil
        return [.returned]
    }

    /// Keeps a game to return to, if anybody would go on with it. One that is kept already stays where the link can
    /// recreate this one.
    private mutating func keepForReturn(_ save: Save) {
        if save.game.log.isEmpty || save.game.isOver { return }
        if case .some = interruptedGame, isOfLink(save) { return }
        interruptedGame = save
    }

    private func isOfLink(_ save: Save) -> Bool { save.game.dealID == linkedDeal }

    private mutating func undo(by seat: Seat) throws(RuleViolation) -> [Event] {
        guard canUndo else { throw .nothingToUndo }
        guard isUntouched, let previousGame else { return try act(.undo, by: seat) }
        resume(previousGame)
        self.previousGame = nil
        return [.newGameUndone]
    }

    private mutating func setPaused(_ isPaused: Bool) throws(RuleViolation) -> [Event] {
        if game.isOver { throw .gameOver }
        if isPaused == self.isPaused { return [] }
        if isPaused, let interruptionViolation { throw interruptionViolation }
        self.isPaused = isPaused
        return [isPaused ? .paused : .continued]
    }

    private mutating func start(_ game: Game, at time: Milliseconds) {
        self.game = game
        clock = PlayClock(elapsed: time)
        isPaused = false
    }

    private mutating func resume(_ save: Save) {
        start(save.game, at: save.time)
        isPaused = save.isPaused && !game.isOver
        // Refused where no match shows and no claim runs; a page's first game needs no code for it.
        if !game.log.isEmpty { _ = try? game.perform(.interruption, at: save.time) }
    }

    /// Once New Game cannot be undone any more, the game before it need not be kept.
    private mutating func dropPreviousGameIfTooLate() {
        if unwithdrawnClaims == nil || elapsed >= Rule.undoTime { previousGame = nil }
    }
}

// What can be asked. Nothing here changes anything.
extension Session {
    /// The playing time at the last input.
    public var elapsed: Milliseconds { clock.elapsed }

    /// Whether playing time passes. After the end it does while a match is still to leave.
    public var isRunning: Bool {
        isWatched && !isPaused && (!game.isOver || game.nextScheduledAction != nil)
    }

    private var isDue: Bool {
        isRunning && game.nextScheduledAction.map { $0.at <= elapsed } ?? false
    }

    /// Why the game may not be left alone now; `nil` while no seat's time runs out.
    public var interruptionViolation: RuleViolation? {
        switch game.turn {
        case .unclaimed, .claim(_, nil), .free(_, nil, _): nil
        case .mistake: .mismatchShows
        case .claim(let seat, _?), .free(let seat, _?, _): .turnOf(seat)
        }
    }

    /// Whether there is a game to return to.
    public var hasInterruptedGame: Bool {
        // A comparison with nil would compare whole games, and bring the code for it into the page.
        if case .some = interruptedGame { true } else { false }
    }

    /// Whether the last Deal or New Game can be taken back now.
    public var canUndo: Bool { undoEnds.map { elapsed < $0 } ?? false }

    /// The playing time until which it can be taken back; `nil` where it cannot.
    public var undoEnds: Milliseconds? {
        // A comparison with nil would compare whole games, and bring the code for it into the page.
        if isUntouched, case .some = previousGame { return Rule.undoTime }
        return game.undoEnds
    }

    /// Whether nobody has acted in this game yet, or only by claims that were withdrawn.
    public var isUntouched: Bool { unwithdrawnClaims == 0 }

    /// How many claims were made and not withdrawn; `nil` where a seat has done anything else.
    private var unwithdrawnClaims: Int? {
        var claims = 0
        for entry in game.log {
            switch entry.action {
            case .autoDeal: break
            case .claim: claims += 1
            case .withdrawClaim: claims -= 1
            case .tap, .deselect, .deal, .reshuffle, .cheat, .undo, .change, .matchLeaves, .hintEnds, .turnEnds,
                .mismatchEnds, .interruption, .take:
                return nil
            }
        }
        return claims
    }

    /// The game as it would be stored now.
    public var current: Save { Save(game: game, time: elapsed, isPaused: isPaused) }

    /// Everything that has to be stored, so that `init(restoring:)` goes on from here.
    public var record: SessionRecord {
        SessionRecord(current: current, previous: previousGame, interrupted: interruptedGame, linkedDeal: linkedDeal)
    }
}

extension DealID {
    /// The same deal for one player, if it was made for players who sit apart: those play where all of them see each action.
    fileprivate var atOneDevice: DealID {
        var id = self
        if options.players.areApart { id.options.players = .one }
        return id
    }
}
