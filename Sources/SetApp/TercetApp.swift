import PlainText
import SetGame
import SetInput
import SetPage
import SetRules
import SetSettings
import SetStorage
import SetTable
import SetTogether
import SetWords

/// The app around the game. It wires the parts that own everything:
///
///     platform ─ event ─→ input ─ command ─→ session ─ events ─→ announcer, stores
///                                                └──── state ──→ screen ─→ platform
///
/// Everything comes in through `handle` and `frame`; everything goes out through the platform. It reads no clock itself.
public final class TercetApp<P: Platform> {
    let platform: P
    /// What the page shows.
    package let screen: Screen<P>
    /// The game in progress.
    package var session: Session
    /// Whose table is shown.
    var place = Place.alone
    /// What presses and keys ask for.
    var input = Input()
    /// The preferences in force.
    package var settings: ActiveSettings
    /// What is stored.
    var stores: Stores<P>
    /// What the app knows about its page.
    package var environment: Environment
    /// What is said.
    package var announcer = Announcer()
    /// What is said for those who do not see the table.
    var narrator = Narrator()
    /// The welcome of a new player.
    var welcome = Welcome()
    /// The dialog that is open.
    package var dialog: OpenDialog?
    /// What the event at hand asks the screen for, besides showing the state.
    var reply = Reply()

    /// Starts the app: restores the game of the last visit, deals the one that the address asks for, or deals a new one. A
    /// page that nobody has looked at yet waits, and one beside another that plays says so. It shows the cards and what
    /// stands still; all else begins with `complete`.
    ///
    /// - Parameters:
    ///   - now: the time of the platform's clock in milliseconds.
    ///   - lock: whether this page may play.
    ///   - failedStarts: how many starts in a row have failed before this one; after two the save has been put aside.
    public init(platform: P, now: Milliseconds, lock: LockState, failedStarts: Int = 0) {
        self.platform = platform
        let placeholder = DealID(entropy: platform.entropy())
        screen = Screen(platform: platform, seed: placeholder.seed.checksum)
        session = Session(dealing: placeholder)
        stores = Stores(platform: platform)
        let link = Link(query: platform.read("location.search"))
        settings = ActiveSettings(stored: stores.settings.load().preferences, link: link)
        let isVisible = platform.read("document.visibilityState") != "hidden"
        let isMotionReduced = platform.observe(media: "(prefers-reduced-motion: reduce)", as: .media)
        environment = Environment(
            isVisible: isVisible, isMotionReduced: isMotionReduced, hasLocks: lock != .unsupported, link: link, now: now
        )
        environment.language = chooseLanguage()
        listen()
        if failedStarts > 1 { announcer.say(.startsFailed) }
        if isVisible { resolve(lock, at: now) }
        render()
    }

    /// Goes on from the start: stores the game, says what there is to say, and is ready for events. So the first card needs
    /// no code for that (`Tools/after-first-card.txt`).
    ///
    /// - Parameter now: the time of the platform's clock in milliseconds.
    public func complete(at now: Milliseconds) {
        environment.isComplete = true
        if environment.role == .playing {
            perform(.advance, at: environment.moment(of: now, now: now))
            keepGame()
        }
        hideHaptics()
        hideSharing()
        render()
        platform.ask(nil)
    }

    /// Answers an event. Returns whether to prevent the browser's default action.
    ///
    /// - Parameters:
    ///   - time: when it happened, by the platform's clock in milliseconds.
    ///   - now: the time of the platform's clock; it never runs backwards, but it may jump ahead.
    public func handle(_ event: PageEvent, at time: Milliseconds, now: Milliseconds) -> Bool {
        switch event {
        // A pointer that moves with nothing held down comes at every frame, and means nothing.
        case .pointerMove where input.isIdle: return false
        case .touchMove: return input.preventsScrolling
        case .wake where environment.defersWake(at: now):
            platform.wake(after: 0)
            return false
        default: break
        }
        let moment = environment.moment(of: event.isInput ? time : now, now: now)
        let (turn, elapsed) = (session.game.turn, session.elapsed)
        if perform(.advance, at: moment) { render() }
        if isInRoom { advanceRoom(to: moment) }
        signalLastSecond(of: turn, since: elapsed)
        // A click on a card was meant for the turn that has just ended.
        let isLate = session.game.turn != turn && isClickOnCard(event)
        let isHandled = !isLate && respond(to: event, at: moment)
        render()
        return isHandled
    }

    /// Moves what moves on to the time of a frame, in milliseconds of the platform's clock.
    public func frame(at time: Double) {
        if isInRoom { frameInRoom(at: time) } else { screen.advanceMotion(to: time, session.game, presentation) }
    }

    @inline(never)  // No first card is that of a room.
    private func frameInRoom(at time: Double) { screen.advanceMotion(to: time, shown.game, presentation) }
}

// From the state to the screen.
extension TercetApp {
    /// How the game looks and what it is called.
    package var presentation: Presentation {
        Presentation(
            language: environment.language,
            style: CardStyle(
                appearance: allSettings.appearance, hasLetterMark: settings.preferences.hasLetterMark))
    }

    /// The options of the game and the preferences in force.
    package var allSettings: Settings { Settings(options: session.game.options, preferences: settings.preferences) }

    func render() {
        if isInRoom { renderRoom() } else { render(session) }
    }

    @inline(never)  // No first card is that of a room.
    private func renderRoom() { render(shown) }

    private func render(_ session: Session) {
        let state = ScreenState(
            phase: phase(of: session), session: session, settings: allSettings, presentation: presentation,
            motion: allSettings.motion(isReduced: environment.isMotionReduced), heldCards: input.heldCards,
            messages: environment.isComplete ? announcer.take(end: ending) : nil, seating: seating,
            reports: environment.reports, hasNewVersion: environment.hasNewVersion)
        if let card = reply.current { screen.cards.setCurrent(card) }
        if screen.renderBars(state) { screen.measure() }
        if environment.hasOpened { screen.renderCards(state) } else { screen.renderButtons(state) }
        if environment.isComplete { renderRest(state) }
        reply = Reply()
    }

    /// Shows what does not belong to the first card.
    private func renderRest(_ state: ScreenState) {
        if environment.hasOpened {
            // What was said before is not so any more once something else is said.
            if state.messages != nil { screen.page.setText(UTF8Text(), of: .spoken) }
            if let text = narrator.changes(in: shown.game, description) { screen.page.announce(text, in: .spoken) }
        }
        screen.render(roomState, state)
        screen.renderResult(state)
        screen.render(guide, state)
        screen.render(dialog, reply.dialogChange, state)
        if let focus = reply.focus { screen.focus(focus) }
        scheduleWake()
    }

    /// What a new player is told at the moment.
    private var guide: Guide {
        var mismatch: CardTriple?
        if case .mismatch(let triple) = shown.game.selection,
            announcer.messages.isEmpty || announcer.messages.contains(.mismatch(triple))
        {
            mismatch = triple
        }
        let isWelcoming = welcome.isShown(beside: announcer.messages) && environment.role == .playing && !isInRoom
        return Guide(isWelcoming: isWelcoming, mismatch: mismatch)
    }

    private func phase(of session: Session) -> ScreenState.Phase {
        if environment.role == .elsewhere { return .elsewhere }
        if isInLobby { return .paused }
        return session.game.isOver ? .over : session.isPaused ? .paused : .playing
    }

    /// What is said of a game that is over, where nothing else is; `nil` while it goes on.
    private var ending: Message? {
        if isInRoom { return roomEnd }
        return session.game.isOver ? .end(of: session.game) : nil
    }

    /// Asks to be woken when something is next due: a change of the game, the end of Undo, or the clock's next second.
    private func scheduleWake() {
        if isInRoom { return scheduleWakeInRoom() }
        guard environment.role == .playing, session.isRunning else { return platform.wake(after: nil) }
        let elapsed = session.elapsed
        let scheduled = session.game.nextScheduledAction.map { max(0, $0.at - elapsed) }
        // Without a clock to show it ticks too: a long silence would be taken for sleep.
        let tick = session.game.isOver ? nil : 1000 - elapsed % 1000
        let undo = session.canUndo ? session.undoEnds.map { $0 - elapsed } : nil
        // The seconds of a turn are counted down, and its last one may be heard.
        let count = session.game.turn.span.map { max(0, ($0.ends - elapsed - 1) % 1000 + 1) }
        let delay = [scheduled, tick, undo, count].compactMap { $0 }.min()
        environment.noteWake(after: delay)
        platform.wake(after: delay)
    }
}
