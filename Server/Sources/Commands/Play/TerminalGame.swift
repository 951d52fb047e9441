import PlainText
import SetGame
import SetRules
import SetStorage
import SetTable
import SetWords

/// The game in a terminal: the session, and what the screen shows of it. It knows no terminal: keys, times and chance are
/// given to it.
struct TerminalGame: Sendable {
    /// The game in progress.
    private(set) var session: Session
    /// The language.
    let language: Language
    /// The size of the screen.
    var size: TerminalSize
    /// What the status line tells.
    private(set) var notes: [Note] = []
    /// The page of the help that is shown, counted from 0; `nil` while the table is shown.
    private(set) var helpPage: Int?
    /// The place on the table that the cursor was moved to last.
    private var place = 0

    /// The most actions of a game. Whoever plays needs some hundreds; a file that is typed into the terminal could need more
    /// memory than there is.
    static let mostActions = 10_000

    /// What became of a key.
    enum Outcome: Hashable, Sendable {
        /// Nothing that has to be stored.
        case nothing
        /// The session has changed.
        case changed
        /// The player wants to leave.
        case quit
    }

    /// A game that goes on with a session, which nobody looks at yet.
    init(_ session: Session, language: Language, size: TerminalSize) {
        (self.session, self.language, self.size) = (session, language, size)
    }

    /// The place on the table that the cursor is on; 0 on an empty table.
    var current: Int { min(place, max(0, session.game.table.count - 1)) }

    /// The symbols and colours of the cards, which follow from the style of the table.
    var appearance: Appearance {
        var appearance = Appearance()
        appearance.art = session.game.options.style.art
        return appearance
    }
}

// What happens.
extension TerminalGame {
    /// Carries out what is due at a moment, and reads the clock. Returns whether anything has happened.
    @discardableResult
    mutating func advance(to now: Milliseconds) -> Bool { perform(.advance, at: now, keepsNotes: true) }

    /// Somebody looks at the table from now on, or nobody does.
    mutating func setWatched(_ isWatched: Bool, at now: Milliseconds) {
        advance(to: now)
        perform(.setWatched(isWatched && helpPage == nil), at: now, keepsNotes: true)
    }

    /// Tells of what is wrong with the save, or a new player what to do.
    mutating func greet(_ problems: [StorageProblem], isFirstGame: Bool) {
        if problems.contains(.damaged) { notes.append(.message(.saveDamaged)) }
        if problems.contains(.keptGameDamaged) { notes.append(.message(.interruptedGameDamaged)) }
        if notes.isEmpty, isFirstGame { notes = [.phrase(.welcome)] }
    }

    /// Tells something.
    mutating func tell(_ note: Note) { notes.append(note) }

    /// Tells how the game ended, or that it is paused, where nothing else is told.
    mutating func tellState() {
        guard notes.isEmpty else { return }
        if session.game.isOver { notes = [.message(.end(of: session.game))] }
        if session.isPaused { notes = [.phrase(.paused)] }
    }

    /// Plays a deal that the player asks for: goes on with the game in progress if it is of this deal, else begins another
    /// one and keeps that game to return to. Returns whether a game has begun.
    @discardableResult
    mutating func open(_ id: DealID, at now: Milliseconds) -> Bool {
        let isInProgress = session.game.dealID == id && !session.game.isOver
        guard !isInProgress, perform(.open(id, isNamed: true), at: now) else { return false }
        notes = [.phrase(.opened)]
        return true
    }

    /// Answers a key.
    ///
    /// - Parameters:
    ///   - now: the moment on the caller's clock.
    ///   - entropy: gives random bits, for a new game.
    mutating func handle(_ key: TerminalKey, at now: Milliseconds, entropy: () -> UInt64) -> Outcome {
        let isDue = advance(to: now)
        if let helpPage {
            turn(helpPage, at: now)
            return isDue ? .changed : .nothing
        }
        guard let command = PlayCommand(key, cardCount: session.game.table.count) else {
            return isDue ? .changed : .nothing
        }
        if command == .quit { return .quit }
        return carryOut(command, at: now, entropy: entropy) || isDue ? .changed : .nothing
    }

    private mutating func carryOut(_ command: PlayCommand, at now: Milliseconds, entropy: () -> UInt64) -> Bool {
        let turn = session.game.turn.seat ?? .first
        switch command {
        case .choose(let index): return choose(index, at: now)
        case .chooseCurrent: return choose(current, at: now)
        case .deal(nil) where session.game.options.players == .two:
            notes = Note.notes(for: .dealIsTheirs)
        case .deal(let seat): return perform(.act(.deal, seat ?? .first), at: now)
        case .cheat: return perform(.act(.cheat, .first), at: now)
        case .reshuffle: return perform(.act(.reshuffle, .first), at: now)
        case .claim(let seat): return perform(.act(.claim, seat), at: now)
        case .deselect: return perform(.act(.deselect, turn), at: now)
        case .undo: return perform(.undo(.first), at: now)
        case .back: return perform(.returnToInterruptedGame, at: now)
        case .newGame: return perform(.newGame(entropy: entropy()), at: now)
        case .pause: return perform(.setPaused(!session.isPaused), at: now)
        case .move(let direction): if let grid { place = grid.neighbor(of: current, to: direction) }
        case .first: place = 0
        case .last: place = max(0, session.game.table.count - 1)
        case .help: openHelp(at: now)
        case .quit, .redraw: break
        }
        return false
    }

    private mutating func choose(_ index: Int, at now: Milliseconds) -> Bool {
        guard session.game.table.indices.contains(index) else { return false }
        if !session.isPaused { place = index }
        return perform(.act(.tap(session.game.table[index]), session.game.turn.seat ?? .first), at: now)
    }

    /// Opens the help, which stops the clock, unless a player's time runs out.
    private mutating func openHelp(at now: Milliseconds) {
        if let violation = session.interruptionViolation { return note(violation) }
        helpPage = 0
        perform(.setWatched(false), at: now, keepsNotes: true)
    }

    private mutating func turn(_ page: Int, at now: Milliseconds) {
        helpPage = page + 1 < HelpText(game: self).pages.count ? page + 1 : nil
        if helpPage == nil { perform(.setWatched(true), at: now, keepsNotes: true) }
    }

    /// Sends an input to the session, and notes what happened. Returns whether anything has.
    ///
    /// - Parameter keepsNotes: whether what was told before stays where nothing new is told.
    @discardableResult
    private mutating func perform(_ input: Session.Input, at now: Milliseconds, keepsNotes: Bool = false) -> Bool {
        if case .act = input, session.game.log.count >= Self.mostActions {
            notes = [.phrase(.tooLong)]
            return false
        }
        do throws(RuleViolation) {
            let events = try session.perform(input, at: now)
            let messages = events.flatMap { Message.messages(on: $0, in: session.game) }
            if !messages.isEmpty || !keepsNotes && !events.isEmpty {
                notes = messages.flatMap { Note.notes(for: $0) }
            }
            tellState()
            return !events.isEmpty
        } catch {
            note(error)
            return false
        }
    }

    private mutating func note(_ violation: RuleViolation) {
        if let message = Message(violation) { notes = Note.notes(for: message) }
    }
}

// What is shown, and until when.
extension TerminalGame {
    /// The layout of the table; `nil` where the terminal is too small for it.
    var grid: TableGrid? {
        guard size.columns >= ScreenLayout.fewestColumns else { return nil }
        return TableGrid(count: session.game.table.count, in: ScreenLayout(size).table)
    }

    /// The milliseconds of playing time until the screen shows something else or something is due, though no key is pressed:
    /// at most a second. `nil` while the game stands still.
    var timeToNextChange: Milliseconds? {
        guard session.isRunning else { return nil }
        let tick = 1000 - session.elapsed % 1000
        let due = session.game.nextScheduledAction.map { max(0, $0.at - session.elapsed) }
        return min(tick, due ?? tick)
    }
}
