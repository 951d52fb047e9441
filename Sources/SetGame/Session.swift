import PlainText
import SetRules

/// The game in progress with its clock, its pause, and the games that the player can go back to.
///
/// A session doesn't depend on a page. An app, on a screen or at the other end of a network, sends it inputs with the
/// times of one clock, shows the returned events, and stores `record` after each input. `game.nextScheduledAction` says
/// when to send `.advance` next.
public struct Session: Hashable, Sendable {
    /// The game.
    public private(set) var game: Game
    /// Whether the player has paused the game.
    public private(set) var isPaused = false
    /// Whether a player can see the table. Playing time passes only while this is true.
    public private(set) var isWatched = true
    /// The game that New Game ended. Undoing New Game restores it.
    public private(set) var previousGame: Save?
    /// The game that a link's deal interrupted, which the player can return to.
    public private(set) var interruptedGame: Save?
    /// The last deal that was opened from a link that names it. Its game doesn't have to be stored, since the link can
    /// recreate it.
    public private(set) var linkedDeal: DealID?
    private var clock: PlayClock

    /// An input to a session.
    public enum Input: Hashable, Sendable {
        /// Carries out the actions that are due after time has passed.
        case advance
        /// Carries out a seat's action in the game.
        case act(Action, Seat)
        /// Starts another game with the same options. Its deal is made from 40 random bits.
        case newGame(entropy: UInt64)
        /// Changes the number of players, which starts another game. It has the same deal if the log is empty,
        /// otherwise a deal made from 40 random bits.
        case setPlayers(Players, entropy: UInt64)
        /// Changes the game of the family, which starts another game in the same way.
        case setGame(Variant, entropy: UInt64)
        /// Starts the game of a link's deal; the player can return to the game in progress. If the link names the deal,
        /// it can recreate the game, which then doesn't have to be stored when another link is opened.
        case open(DealID, isNamed: Bool)
        /// Returns to the game that a link interrupted.
        case returnToInterruptedGame
        /// Undoes the last Deal or New Game.
        case undo(Seat)
        /// Pauses or continues the game.
        case setPaused(Bool)
        /// Sets whether a player can see the table.
        case setWatched(Bool)
    }

    /// Creates a session with a new game of this deal. Its clock starts at the first input.
    public init(dealing id: DealID) {
        game = Game(id)
        clock = PlayClock()
    }

    /// Shows a game that is stored and run elsewhere; none of its actions can be undone.
    ///
    /// - Parameters:
    ///   - game: the game.
    ///   - elapsed: the playing time.
    public init(showing game: Game, at elapsed: Milliseconds) {
        self.game = game
        clock = PlayClock(elapsed: elapsed)
    }

    /// Continues from a stored record. The table couldn't be seen in between, so the display time of a match starts
    /// over and a claim is void.
    public init(restoring record: SessionRecord) {
        self.init(dealing: record.current.game.dealID)
        resume(record.current)
        interruptedGame = record.interrupted
        linkedDeal = record.linkedDeal
        previousGame = record.previous
        dropPreviousGameIfTooLate()
    }

    /// Carries out an input at a time of the caller's clock, in milliseconds, and returns the resulting events.
    ///
    /// This is the only way to change a session. A refused input doesn't change it. Amortized constant time for each
    /// action, plus the time of `Game.perform`, which is linear if a copy of the game shares its log. While New Game can
    /// be undone, the claims that were withdrawn are counted too.
    ///
    /// - Parameters:
    ///   - input: the input.
    ///   - now: the time. A jump of the clock in either direction doesn't add playing time.
    /// - Throws: why the input is refused: a violation of the rules, or `overdue` if another action is due first and
    ///   `.advance` has to be sent.
    public mutating func perform(_ input: Input, at now: Milliseconds) throws(RuleViolation) -> [Event] {
        // A copy of the session, to return to if the input is refused, would copy the log at each action.
        let clockBefore = clock
        clock.read(at: now)
        do throws(RuleViolation) {
            let events = try carryOut(input)
            dropPreviousGameIfTooLate()
            clock.setRunning(isRunning, at: now)
            return events
        } catch {
            clock = clockBefore
            throw error
        }
    }

    /// Carries out an input; a refused input changes nothing.
    private mutating func carryOut(_ input: Input) throws(RuleViolation) -> [Event] {
        if case .advance = input { return try advance() }
        if isDue { throw .overdue }
        switch input {
        case .advance: return []
        case .act(let action, let seat): return try act(action, by: seat)
        case .newGame(let entropy): return begin(DealID(entropy: entropy, options: game.options))
        case .setPlayers(let players, let entropy):
            var options = game.options
            options.players = players
            return begin(with: options, entropy: entropy)
        case .setGame(let variant, let entropy):
            var options = game.options
            options.choose(variant)
            return begin(with: options, entropy: entropy)
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

// Carrying out inputs.
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

    /// The game in progress, or the previous game if the one in progress is untouched.
    private var latestTouched: Save { isUntouched ? previousGame ?? current : current }

    /// Starts another game. After New Game twice in a row, the game before the first can still be restored.
    private mutating func begin(_ id: DealID) -> [Event] {
        let previous = latestTouched
        start(Game(id.atOneDevice), at: 0)
        previousGame = previous
        return [.newGame]
    }

    /// Starts another game with options that can't change during a game.
    private mutating func begin(with options: Options, entropy: UInt64) -> [Event] {
        if options == game.options { return [] }
        var id = game.dealID
        guard game.log.isEmpty, !id.isWritten else {
            return begin(DealID(entropy: entropy, options: options))
        }
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

    /// Stores a game to return to, unless it is unplayed or over. If the link can recreate this game, an interrupted
    /// game that is already stored stays.
    private mutating func keepForReturn(_ save: Save) {
        if isKeptForReturn(save) { interruptedGame = save }
    }

    private func isKeptForReturn(_ save: Save) -> Bool {
        if save.game.log.isEmpty || save.game.isOver { return false }
        return !hasInterruptedGame || !isOfLink(save)
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
        // Refused unless a match shows or a claim runs. With an empty log the call is skipped, so a page's first game
        // doesn't need its code.
        if !game.log.isEmpty { _ = try? game.perform(.interruption, at: save.time) }
    }

    /// Drops the previous game once New Game can't be undone any more.
    private mutating func dropPreviousGameIfTooLate() {
        if case .some = previousGame, elapsed >= Rule.undoTime || unwithdrawnClaims == nil { previousGame = nil }
    }
}

// Queries. Nothing here changes the session.
extension Session {
    /// The playing time at the last input.
    public var elapsed: Milliseconds { clock.elapsed }

    /// Whether playing time passes. After the end of a game it still passes until the last match has left.
    public var isRunning: Bool {
        isWatched && !isPaused && (!game.isOver || game.nextScheduledAction != nil)
    }

    private var isDue: Bool {
        isRunning && game.nextScheduledAction.map { $0.at <= min(elapsed, Game.longest) } ?? false
    }

    /// Why the game can't be interrupted now; `nil` unless a seat's time is running or its mismatch shows.
    public var interruptionViolation: RuleViolation? {
        switch game.turn {
        case .unclaimed, .claim(_, nil), .free(_, nil, _): nil
        case .mistake: .mismatchShows
        case .claim(let seat, _?), .free(let seat, _?, _): .turnOf(seat)
        }
    }

    /// Whether there is a game to return to.
    public var hasInterruptedGame: Bool {
        // Comparing with `nil` would compare whole games, and add the code for that to the page.
        if case .some = interruptedGame { true } else { false }
    }

    /// Whether opening another deal would drop the game to return to, because the game in progress would replace it.
    public var openingDropsInterruptedGame: Bool { hasInterruptedGame && isKeptForReturn(latestTouched) }

    /// Whether the last Deal or New Game can be undone now.
    public var canUndo: Bool { undoEnds.map { elapsed < $0 } ?? false }

    /// The playing time until which the last Deal or New Game can be undone; `nil` if neither can.
    public var undoEnds: Milliseconds? {
        // Comparing with `nil` would compare whole games, and add the code for that to the page.
        if case .some = previousGame, isUntouched { return Rule.undoTime }
        return game.undoEnds
    }

    /// Whether no seat has acted in this game yet, except for claims that were withdrawn.
    public var isUntouched: Bool { unwithdrawnClaims == 0 }

    /// The number of claims that were made and not withdrawn; `nil` if a seat has done anything else. Linear in the
    /// number of claims at the start of the game.
    private var unwithdrawnClaims: Int? {
        var claims = 0
        for entry in game.log {
            if entry.action == .claim {
                claims += 1
            } else if entry.action == .withdrawClaim {
                claims -= 1
            } else if entry.action != .due(.autoDeal) {
                return nil
            }
        }
        return claims
    }

    /// The game as it would be stored now.
    public var current: Save { Save(game: game, time: elapsed, isPaused: isPaused) }

    /// Everything that has to be stored for `init(restoring:)` to continue from here.
    public var record: SessionRecord {
        SessionRecord(current: current, previous: previousGame, interrupted: interruptedGame, linkedDeal: linkedDeal)
    }
}

extension DealID {
    /// The same deal for one player, if it was made for players on separate devices. Their games are only played where
    /// all of them see each action.
    fileprivate var atOneDevice: DealID {
        var id = self
        if options.players.areApart { id.options.players = .one }
        return id
    }
}
