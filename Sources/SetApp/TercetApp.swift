import PlainText
import SetGame
import SetInput
import SetPage
import SetPanels
import SetPlay
import SetRoom
import SetRules
import SetSettings
import SetStorage
import SetTab
import SetTable
import SetWords

/// The loop around the app's state:
///
///     platform ─ event ─→ input ─ command ─→ a feature of the state ─ effects ─→ stores, platform, other features
///                                                      └── state ──→ screen and panels ─→ platform
///
/// All input arrives through `handle` and `frame`; all output leaves through the platform. The features decide, and the
/// loop carries out their effects. It reads no clock.
public final class TercetApp<P: Platform> {
    let platform: P
    /// The table and its bars, as the page shows them.
    package let screen: Screen<P>
    /// Everything that the app knows.
    package var state: AppState
    /// The stored data.
    var stores: Stores<P>
    /// Turns presses and keys into commands.
    var input = Input()
    /// The part of the module that has loaded.
    var extent = Extent<P>.firstHalf(waiting: [])
    /// Requests of the current event to the screen, in addition to rendering the state.
    var reply = Reply()

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
        stores = Stores(platform: platform)
        let link = Link(query: platform.read("location.search"))
        let isMotionReduced = platform.observe(media: "(prefers-reduced-motion: reduce)", as: .media)
        state = AppState(
            tab: Tab(isVisible: platform.read("document.visibilityState") != "hidden", lock: lock),
            play: Play(Session(dealing: placeholder)),
            settings: ActiveSettings(stored: stores.settings.load().preferences, link: link),
            environment: Environment(
                language: language, isMotionReduced: isMotionReduced,
                address: "\(platform.read("location.origin"))\(platform.read("location.pathname"))", link: link,
                now: now))
        useChosenLanguage()
        screen.page.listen()
        if failedStarts > 1 { state.announcer.say(.phrase(.startsFailed)) }
        if state.tab.isVisible { carryOut(state.tab.resolve(lock, isLeased: isLeased), at: now) }
        render()
    }

    /// Handles an event. Returns whether to prevent the browser's default action.
    ///
    /// - Parameters:
    ///   - time: when it happened, by the platform's clock in milliseconds.
    ///   - now: the time of the platform's clock; it never runs backwards, but it may jump ahead.
    public func handle(_ event: PageEvent, at time: Milliseconds, now: Milliseconds) -> Bool {
        // With nothing held down, pointer moves arrive in every frame and don't matter.
        if case .input(.pointer(.move, _)) = event, input.isIdle, whole?.panels.sheets.isHeld != true { return false }
        if case .touchMove = event { return input.preventsScrolling }
        if case .control(.wake) = event, state.environment.defersWake(at: now) {
            platform.wake(after: 0)
            return false
        }
        // A person's own time counts.
        let isInput = if case .input = event { true } else { false }
        let moment = state.environment.moment(of: isInput ? time : now, now: now)
        let (turn, elapsed) = (state.play.session.game.turn, state.play.session.elapsed)
        if perform(.advance, at: moment) { render() }
        whole?.updateRoom(.advance, at: moment)
        whole?.signals.playLastSecond(of: turn, since: elapsed)
        // If the turn has just ended, a click on a card was meant for the old turn.
        let isLate = state.play.session.game.turn != turn && isClickOnCard(event)
        let isHandled = !isLate && respond(to: event, at: moment)
        render()
        return isHandled
    }

    /// Advances all motion to the time of a frame, in milliseconds of the platform's clock.
    public func frame(at time: Double) {
        screen.advanceMotion(to: time, state.shown.game, state.presentation)
    }

    /// The app with the whole module; `nil` while the rest of the module isn't there.
    var whole: WholeApp<P>? {
        if case .whole(let panels) = extent { WholeApp(app: self, panels: panels) } else { nil }
    }

    /// Shows the state, and asks to be woken when it changes without an event.
    func render() {
        whole?.coach()
        let session = state.shown
        let screenState = ScreenState(
            phase: state.phase(of: session), session: session, settings: state.allSettings,
            presentation: state.presentation,
            motion: state.allSettings.motion(isReduced: state.environment.isMotionReduced),
            heldCards: input.heldCards, messages: state.announcer.take(end: state.ending), seating: state.seating,
            reports: state.dialogs.reports, hasNewVersion: state.environment.hasNewVersion)
        if let card = reply.current { screen.cards.setCurrent(card) }
        if screen.renderBars(screenState) { screen.measure() }
        if state.environment.hasOpened { screen.renderCards(screenState) } else { screen.renderButtons(screenState) }
        whole?.render(screenState)
        if let focus = reply.focus { screen.focus(focus) }
        let delay = state.delay
        state.environment.noteWake(after: delay)
        platform.wake(after: delay)
        reply = Reply()
    }
}

/// The part of the module that has loaded.
enum Extent<P: Platform> {
    /// The part for playing alone, and the commands that wait for the rest, in order.
    case firstHalf(waiting: [Command])
    /// Everything.
    case whole(Panels<P>)
}
