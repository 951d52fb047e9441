import PlainText
import SetGame
import SetPage
import SetPanels
import SetPlay
import SetRecords
import SetRoom
import SetRules
import SetSettings
import SetTab
import SetTable
import SetTogether
import SetWords

/// The state of the app, as a value: its features, each with its own state, and facts that follow from several.
///
/// It doesn't depend on the platform, the screen or the stored data. Only one exists; reading doesn't copy it.
package struct AppState: ~Copyable {
    /// This page among the site's pages.
    package var tab: Tab
    /// The game on this device.
    package var play: Play
    /// Whose table is shown.
    var place = Place.alone
    /// The dialogs.
    package var dialogs = Dialogs()
    /// The preferences in use.
    package var settings: ActiveSettings
    /// The surroundings of the page.
    package var environment: Environment
    /// The messages in the status line.
    package var announcer = Announcer()
    /// The coach of a new player.
    var coach = Coach.gone
}

// The game that is shown.
extension AppState {
    /// The room; `nil` while the page shows the game on this device.
    var room: RoomClient? {
        get { if case .together(let room) = place { room } else { nil } }
        set { place = newValue.map { .together($0) } ?? .alone }
    }

    /// Whether the page is in a room, or about to enter one.
    var isInRoom: Bool {
        if case .together = place { true } else { false }
    }

    /// The session whose game is shown: the room's session once a game has begun there, otherwise this device's.
    package var shown: Session { room?.session ?? play.session }

    /// The game of the family that the page shows.
    var variant: Variant { room?.table.options.game ?? play.session.game.options.game }

    /// Whose game is shown.
    var seating: Seating { room.map { .room($0.seatInGame, sent: $0.sentCards) } ?? .own }

    /// Whether the room waits for its first game.
    var isInLobby: Bool { room.map { !$0.table.hasGame } ?? false }

    /// Whether a player can see the table of this device's game. Its clock runs only then.
    var isWatched: Bool { tab.isVisible && dialogs.open == nil && !isInRoom }

    /// Whether the cards are hidden. A room's game never pauses.
    var isPaused: Bool { isInRoom ? isInLobby : play.session.isPaused }

    /// Returns the page's purpose at the moment.
    ///
    /// - Parameter session: the session whose game is shown.
    func phase(of session: Session) -> ScreenState.Phase {
        if tab.role == .elsewhere { return .elsewhere }
        return isPaused ? .paused : session.game.isOver ? .over : .playing
    }

    /// The message about a finished game, shown if nothing else is said; `nil` while the game continues.
    var ending: Message? {
        if let room { return room.end }
        return play.session.game.isOver ? .end(of: play.session.game) : nil
    }
}

// How it is shown.
extension AppState {
    /// All options of the game together with the preferences in use.
    package var allSettings: Settings {
        Settings(options: play.session.game.options, preferences: settings.preferences)
    }

    /// The appearance and the language of the game.
    package var presentation: Presentation {
        Presentation(
            language: environment.language,
            style: CardStyle(
                appearance: allSettings.appearance, hasLetterMark: settings.preferences.hasLetterMark),
            variant: variant)
    }

    /// Returns how long until something changes without an event, in milliseconds: the game, the end of Undo, or a second
    /// of the clock; `nil` if nothing does.
    var delay: Milliseconds? {
        guard tab.isPlaying else { return nil }
        if let room { return room.delay(isVisible: tab.isVisible, at: environment.now) }
        let session = play.session
        guard session.isRunning else { return nil }
        let elapsed = session.elapsed
        let scheduled = session.game.nextScheduledAction.map { max(0, $0.at - elapsed) }
        // It ticks even if no clock is shown: a long silence would count as sleep.
        let tick = session.game.isOver ? nil : 1000 - elapsed % 1000
        let undo = session.canUndo ? session.undoEnds.map { $0 - elapsed } : nil
        // A turn counts down its seconds, and its last second may have a cue.
        let count = session.game.turn.period.map { max(0, ($0.ends - elapsed - 1) % 1000 + 1) }
        return [scheduled, tick, undo, count].compactMap { $0 }.min()
    }
}

// Addresses.
extension AppState {
    /// The part of the address after the path: the settings that it names, and in a room the room.
    var queryAndFragment: UTF8Text { room?.code.map { queryAndFragment($0) } ?? settings.link.remainder }

    private func queryAndFragment(_ code: RoomCode) -> UTF8Text { "\(settings.link.roomQuery)#room=\(code.text)" }

    /// Returns the address of a room: the page's address with the settings that it names.
    fileprivate func link(to code: RoomCode) -> UTF8Text { "\(environment.address)\(queryAndFragment(code))" }

    /// The address that starts the current deal.
    var linkToDeal: UTF8Text {
        "\(environment.address)?seed=\(Link.encoded(play.session.game.currentDealID.text))"
    }
}

// The parts of it that the panels show.
extension RoomState {
    /// Creates the room as the page shows it; `nil` outside a room.
    init?(_ state: borrowing AppState) {
        guard let room = state.room else { return nil }
        let link = room.table.room.map { state.link(to: $0) }
        self.init(
            room.table, isConnected: room.isConnected, link: link, names: room.suggestedNames,
            startsIn: room.secondsToStart(at: state.environment.now))
    }
}

extension Mode {
    /// Creates the way in which the shown game is played.
    init(_ state: borrowing AppState) {
        let game = state.play.session.game
        if let room = state.room {
            self = .room(room.table.seats.first?.name)
        } else if let task = DailyTask(game.dealID) {
            self = .daily(task)
        } else if game.options.players.needClaims {
            self = .two
        } else {
            self = .free(TableStyle(game.options.preset), game.options.game)
        }
    }
}

extension Guide {
    /// Creates the guidance for a new player at the moment.
    init(_ state: borrowing AppState) {
        var mismatch: Mismatch?
        if case .mismatch(let reason) = state.shown.game.selection, state.announcer.allowsReasons(for: reason) {
            mismatch = reason
        }
        var question: Coach.Question?
        if case .asking(let asked) = state.coach, !state.isInRoom { question = asked }
        self.init(lifted: question?.lifted ?? [], tried: question?.tried, mismatch: mismatch)
    }
}
