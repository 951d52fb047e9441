import PlainText
import SetGame
import SetRules
import SetSettings
import SetStorage
import SetTable
import SetWords

/// A game in a terminal: the session and the state of the screen. It doesn't depend on a terminal: keys, times and
/// random bits are passed in.
struct TerminalGame: Sendable {
    /// The game in progress.
    private(set) var session: Session
    /// The language.
    let language: Language
    /// The size of the screen.
    var size: TerminalSize
    /// The messages in the status line.
    var notes: [Note] = []
    /// The help page that is shown, counted from 0; `nil` while the table is shown.
    private(set) var helpPage: Int?
    /// The last position that the cursor was moved to.
    private var place = 0

    /// The maximum number of actions in a game. Players need a few hundred, but a file piped into the terminal could
    /// use up all memory.
    static let mostActions = 10_000

    /// The result of a key.
    enum Outcome: Hashable, Sendable {
        /// There is nothing to save.
        case nothing
        /// The session has changed and has to be saved.
        case changed
        /// The player wants to quit.
        case quit
    }

    /// Creates a game that continues a session. The table counts as unwatched until `setWatched` is called.
    init(_ session: Session, language: Language, size: TerminalSize) {
        (self.session, self.language, self.size) = (session, language, size)
    }

    /// The position of the cursor on the table; 0 on an empty table.
    var current: Int { min(place, max(0, session.game.availableCards.count - 1)) }

    /// The symbols and colours of the cards, according to the style of the deal.
    var appearance: Appearance { Appearance(session.game.options) }

    /// The kind of match that the game asks for.
    var kind: MatchKind { session.game.rules.kind }
}

// Events.
extension TerminalGame {
    /// Carries out actions that are due, and reads the clock. Returns whether anything happened.
    @discardableResult
    mutating func advance(to now: Milliseconds) -> Bool { perform(.advance, at: now, keepsNotes: true) }

    /// Sets whether the player is looking at the table.
    mutating func setWatched(_ isWatched: Bool, at now: Milliseconds) {
        advance(to: now)
        perform(.setWatched(isWatched && helpPage == nil), at: now, keepsNotes: true)
    }

    /// Shows problems with the save, or the instructions for a new player.
    mutating func greet(_ problems: [StorageProblem], isFirstGame: Bool) {
        if problems.contains(.damaged) { notes.append(.message(.phrase(.saveDamaged))) }
        if problems.contains(.keptGameDamaged) { notes.append(.message(.phrase(.interruptedGameDamaged))) }
        if notes.isEmpty, isFirstGame { notes = [.phrase(.welcome)] }
    }

    /// Adds a note to the status line.
    mutating func tell(_ note: Note) { notes.append(note) }

    /// Shows how the game ended, or that it is paused, unless there are other notes.
    mutating func tellState() {
        guard notes.isEmpty else { return }
        if session.game.isOver { notes = [.message(.end(of: session.game))] }
        if session.isPaused { notes = [.phrase(.paused)] }
    }

    /// Handles a key.
    ///
    /// - Parameters:
    ///   - now: the time on the caller's clock.
    ///   - entropy: a source of random bits for a new game.
    mutating func handle(_ key: TerminalKey, at now: Milliseconds, entropy: () -> UInt64) -> Outcome {
        let isDue = advance(to: now)
        if let helpPage {
            turn(helpPage, at: now)
            return isDue ? .changed : .nothing
        }
        guard let command = PlayCommand(key, cardCount: session.game.availableCards.count) else {
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
        case .deal(nil) where session.game.options.players.needClaims && session.game.rules.growth > 0:
            notes = Note.notes(for: .phrase(.dealIsTheirs))
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
        case .last: place = max(0, session.game.availableCards.count - 1)
        case .help: openHelp(at: now)
        case .quit, .redraw: break
        }
        return false
    }

    private mutating func choose(_ index: Int, at now: Milliseconds) -> Bool {
        let cards = session.game.availableCards
        guard cards.indices.contains(index) else { return false }
        if !session.isPaused { place = index }
        return perform(.act(.tap(cards[index]), session.game.turn.seat ?? .first), at: now)
    }

    /// Opens the help and stops the clock. While a player's time is running out, shows an error instead.
    private mutating func openHelp(at now: Milliseconds) {
        if let violation = session.interruptionViolation { return note(violation) }
        helpPage = 0
        perform(.setWatched(false), at: now, keepsNotes: true)
    }

    private mutating func turn(_ page: Int, at now: Milliseconds) {
        helpPage = page + 1 < HelpText(game: self).pages.count ? page + 1 : nil
        if helpPage == nil { perform(.setWatched(true), at: now, keepsNotes: true) }
    }

    /// Passes an input to the session, and notes the resulting messages. Returns whether anything happened.
    ///
    /// - Parameter keepsNotes: whether to keep the previous notes if there are no new ones.
    @discardableResult
    mutating func perform(_ input: Session.Input, at now: Milliseconds, keepsNotes: Bool = false) -> Bool {
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

// The contents of the screen, and when they change.
extension TerminalGame {
    /// The layout of the table, or `nil` if the terminal is too small.
    var grid: TableGrid? {
        guard size.columns >= ScreenLayout.fewestColumns else { return nil }
        return TableGrid(session.game, in: ScreenLayout(size).table)
    }

    /// The playing time in milliseconds until the screen changes or an action is due without a key being pressed, at
    /// most one second. `nil` while the clock is stopped.
    var timeToNextChange: Milliseconds? {
        guard session.isRunning else { return nil }
        let tick = 1000 - session.elapsed % 1000
        let due = session.game.nextScheduledAction.map { max(0, $0.at - session.elapsed) }
        return min(tick, due ?? tick)
    }
}
