import PlainText
import SetGame
import SetInput
import SetPage
import SetRoom
import SetRules
import SetSettings
import SetStorage
import SetTable
import SetTogether
import SetWords

/// The app around the game. It connects the parts, which own all state:
///
///     platform ─ event ─→ input ─ command ─→ session ─ events ─→ announcer, stores
///                                                └──── state ──→ screen ─→ platform
///
/// All input arrives through `handle` and `frame`; all output leaves through the platform. The app itself reads no
/// clock.
public final class TercetApp<P: Platform> {
    let platform: P
    /// The screen that the page shows.
    package let screen: Screen<P>
    /// The game in progress.
    package var session: Session
    /// Whose table is shown.
    var place = Place.alone
    /// Turns presses and keys into commands.
    var input = Input()
    /// The preferences in use.
    package var settings: ActiveSettings
    /// The stored data.
    var stores: Stores<P>
    /// The state of the page.
    package var environment: Environment
    /// The messages in the status line.
    package var announcer = Announcer()
    /// The descriptions for players who can't see the table.
    var narrator = Narrator()
    /// The welcome of a new player.
    var welcome = Welcome()
    /// The open dialog.
    package var dialog: OpenDialog?
    /// Requests of the current event to the screen, in addition to rendering the state.
    var reply = Reply()
    /// The commands that wait for the rest of the module, in order.
    var waiting: [Command] = []

    /// Starts the app: restores the game of the last visit, deals the address's deal, or deals a new game. A page that
    /// hasn't been visible yet waits. If another page plays, this page says so. Then the game can be played alone, but
    /// dialogs, rooms, sounds and the end of the game need the rest of the module, after which the page calls
    /// `complete`.
    ///
    /// - Parameters:
    ///   - language: the words that the page has loaded. If they are in another language than the player's, the app asks for
    ///     those.
    ///   - now: the time of the platform's clock in milliseconds.
    ///   - lock: whether this page may play.
    ///   - failedStarts: how many starts in a row have failed before this one; after two the save has been put aside.
    public init(platform: P, language: Language, now: Milliseconds, lock: LockState, failedStarts: Int = 0) {
        self.platform = platform
        let placeholder = DealID(entropy: platform.entropy())
        screen = Screen(platform: platform, seed: placeholder.seed.checksum, language: language)
        session = Session(dealing: placeholder)
        stores = Stores(platform: platform)
        let link = Link(query: platform.read("location.search"))
        settings = ActiveSettings(stored: stores.settings.load().preferences, link: link)
        let isVisible = platform.read("document.visibilityState") != "hidden"
        let isMotionReduced = platform.observe(media: "(prefers-reduced-motion: reduce)", as: .media)
        environment = Environment(
            language: language, isVisible: isVisible, isMotionReduced: isMotionReduced, hasLocks: lock != .unsupported,
            link: link, now: now)
        useChosenLanguage()
        listen()
        if failedStarts > 1 { announcer.say(.startsFailed) }
        if isVisible { resolve(lock, at: now) }
        render()
    }

    /// Completes the start once the whole module is there: shows all of the page, and carries out the commands that
    /// waited.
    ///
    /// - Parameters:
    ///   - words: the words that the start could do without; they may be in a language that isn't in use any more.
    ///   - now: the time of the platform's clock in milliseconds.
    public func complete(words: UTF8Text, at now: Milliseconds) {
        environment.isWhole = true
        if let language = environment.language.with(words) { environment.language = language }
        let moment = environment.moment(of: now, now: now)
        if environment.role == .playing {
            perform(.advance, at: moment)
            followAddress(at: moment)
        }
        if !waiting.isEmpty { announcer.clear() }
        screen.controls.addLanguages()
        hideHaptics()
        hideSharing()
        render()
        platform.ask(nil)
        for command in waiting {
            carryOut(command, at: moment)
            render()
        }
        waiting = []
    }

    /// Handles an event. Returns whether to prevent the browser's default action.
    ///
    /// - Parameters:
    ///   - time: when it happened, by the platform's clock in milliseconds.
    ///   - now: the time of the platform's clock; it never runs backwards, but it may jump ahead.
    public func handle(_ event: PageEvent, at time: Milliseconds, now: Milliseconds) -> Bool {
        // With nothing held down, pointer moves arrive in every frame and don't matter.
        if case .input(.pointerMove) = event, input.isIdle { return false }
        if case .touchMove = event { return input.preventsScrolling }
        if case .control(.wake) = event, environment.defersWake(at: now) {
            platform.wake(after: 0)
            return false
        }
        // A person's own time counts.
        let isInput = if case .input = event { true } else { false }
        let moment = environment.moment(of: isInput ? time : now, now: now)
        let (turn, elapsed) = (session.game.turn, session.elapsed)
        if perform(.advance, at: moment) { render() }
        if isInRoom { advanceRoom(to: moment) }
        signalLastSecond(of: turn, since: elapsed)
        // If the turn has just ended, a click on a card was meant for the old turn.
        let isLate = session.game.turn != turn && isClickOnCard(event)
        let isHandled = !isLate && respond(to: event, at: moment)
        render()
        return isHandled
    }

    /// Advances all motion to the time of a frame, in milliseconds of the platform's clock.
    public func frame(at time: Double) {
        screen.advanceMotion(to: time, shown.game, presentation)
    }
}

// Rendering the state on the screen.
extension TercetApp {
    /// The appearance and the language of the game.
    package var presentation: Presentation {
        Presentation(
            language: environment.language,
            style: CardStyle(
                appearance: allSettings.appearance, hasLetterMark: settings.preferences.hasLetterMark),
            variant: variant)
    }

    /// The options of the game together with the preferences in use.
    package var allSettings: Settings { Settings(options: session.game.options, preferences: settings.preferences) }

    func render() {
        let session = shown
        let state = ScreenState(
            phase: phase(of: session), session: session, settings: allSettings, presentation: presentation,
            motion: allSettings.motion(isReduced: environment.isMotionReduced), heldCards: input.heldCards,
            messages: announcer.take(end: ending), seating: seating,
            reports: environment.reports, hasNewVersion: environment.hasNewVersion)
        if let card = reply.current { screen.cards.setCurrent(card) }
        if screen.renderBars(state) { screen.measure() }
        if environment.hasOpened { screen.renderCards(state) } else { screen.renderButtons(state) }
        if environment.isWhole { renderRest(state) }
        if let focus = reply.focus { screen.focus(focus) }
        scheduleWake()
        reply = Reply()
    }

    /// Shows everything that playing doesn't need.
    @inline(never)  // The entry of the code that loads later.
    private func renderRest(_ state: ScreenState) {
        if environment.hasOpened {
            // Once there is a new message, the last description is out of date.
            if state.messages != nil { screen.page.setText(UTF8Text(), of: .spoken) }
            if let text = narrator.changes(in: shown.game, description) { screen.page.announce(text, in: .spoken) }
        }
        screen.render(roomState, state)
        screen.renderResult(state)
        screen.render(guide, state)
        screen.render(dialog, reply.dialogChange, state)
    }

    /// The guidance for a new player at the moment.
    private var guide: Guide {
        var mismatch: Mismatch?
        if case .mismatch(let reason) = shown.game.selection, announcer.allowsReasons(for: reason) { mismatch = reason }
        let isWelcoming =
            welcome.isShown(beside: announcer.messages) && environment.role == .playing && !isInRoom && variant == .set
        return Guide(isWelcoming: isWelcoming, mismatch: mismatch)
    }

    private func phase(of session: Session) -> ScreenState.Phase {
        if environment.role == .elsewhere { return .elsewhere }
        if isInLobby { return .paused }
        return session.game.isOver ? .over : session.isPaused ? .paused : .playing
    }

    /// The message about a finished game, shown if nothing else is said; `nil` while the game continues.
    private var ending: Message? {
        if let room { return room.end }
        return session.game.isOver ? .end(of: session.game) : nil
    }

    /// Asks to be woken at the next change of the game, the end of Undo, or the clock's next second, whichever is
    /// first.
    private func scheduleWake() {
        if isInRoom { return scheduleWakeInRoom() }
        guard environment.role == .playing, session.isRunning else { return platform.wake(after: nil) }
        let elapsed = session.elapsed
        let scheduled = session.game.nextScheduledAction.map { max(0, $0.at - elapsed) }
        // It ticks even if no clock is shown: a long silence would count as sleep.
        let tick = session.game.isOver ? nil : 1000 - elapsed % 1000
        let undo = session.canUndo ? session.undoEnds.map { $0 - elapsed } : nil
        // A turn counts down its seconds, and its last second may have a cue.
        let count = session.game.turn.period.map { max(0, ($0.ends - elapsed - 1) % 1000 + 1) }
        let delay = [scheduled, tick, undo, count].compactMap { $0 }.min()
        environment.noteWake(after: delay)
        platform.wake(after: delay)
    }
}
