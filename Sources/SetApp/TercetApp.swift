import PlainText
import SetGame
import SetRecords
import SetRules
import SetTable
import SetWords

/// The app around the game: turns what happens on the page into actions, carries them out, saves, and shows the result.
///
/// Everything comes in through `handle` and `frame`; everything goes out through the host. It never looks at a clock by
/// itself.
public final class TercetApp<H: Platform> {
    let platform: H
    let page: Page<H>
    let cards: TableView<H>
    var game: Game
    var settings = Settings()
    /// The settings without those of a link, which last for the visit only and are not stored.
    var storedSettings = Settings()
    var language = Language.english
    var link: Link
    var stopwatch = PlayClock()
    var storage: Storage<H>
    var fingers = GestureRecognizer()
    /// The cards that are shown as held down.
    var held: [Card] = []
    /// When a press last ended, so that the click that follows it does not count again.
    var pressEnded: Milliseconds?
    /// Whether the last claim came from a Shift key, which may yet turn out to help type something else.
    var isClaimedByShift = false
    /// The button that is held down and counts when it is let go, and what holds it.
    var pressed: (part: ElementID, pointer: Int32)?
    var space = Space(ElementFrame(), devicePixelRatio: 1)
    /// Whether the person's system asks for less motion.
    var isMotionReduced = false
    var drawn = Drawn()
    var openDialog: Dialog?
    var isPaused = false
    var isVisible = true
    /// The game that is reviewed, and after how many of its actions.
    var review: Review?
    var reviewMoment = 0
    /// The finished games, while the statistics are looked at, and which of them.
    var history = History()
    var keptGames: [KeptGame] = []
    var chosenGame = 0
    var category = Category.solo
    var lessonIndex = 0
    var lessonIsSolved = false
    /// The game that New Game ended, so that it can be had back for a while.
    var former: Save?
    /// The messages in the status line.
    package var messages: [Message] = []
    /// What is to be said in answer to the event at hand; `nil` leaves what was said before.
    var pending: [Message]?

    /// Starts the app: restores the game of the last visit, or deals the one that the address asks for, or a new one.
    ///
    /// - Parameter now: the time of the host's clock in milliseconds.
    public init(platform: H, now: Milliseconds) {
        self.platform = platform
        page = Page(platform: platform)
        storage = Storage(platform: platform)
        link = Link(query: platform.read("location.search"))
        game = Game(DealID(entropy: platform.entropy()))
        let animator = CardAnimator(platform: platform, layer: page[.flight], seed: game.dealID.seed.checksum)
        cards = TableView(platform: platform, table: page[.table], frame: page[.main], animator: animator)
        storedSettings = storage.loadSettings()
        settings = storedSettings
        open()
        listen()
        isVisible = platform.read("document.visibilityState") != "hidden"
        isMotionReduced = platform.observe(media: "(prefers-reduced-motion: reduce)", as: .media)
        save()
        refresh(at: now)
    }

    /// Answers one event. Tells whether the browser is to leave it at that.
    public func handle(_ event: PageEvent) -> Bool {
        // A pointer that moves with nothing held down comes by at every frame, and means nothing.
        if event.signal == .pressMove && fingers.isEmpty { return false }
        if event.signal == .touchMove { return fingers.keepsFromBrowser }
        stopwatch.read(at: event.now)
        let turn = game.turn
        settle()
        // A click on a card was meant for the turn that has just ended.
        let isLate = game.turn != turn && event.signal == .click && cards.card(event.node) != nil
        let isAnswered = !isLate && answer(event)
        refresh(at: event.now)
        return isAnswered
    }

    /// Moves what moves on to the time of a frame, in milliseconds of the host's clock.
    public func frame(at time: Double) {
        if cards.animator.frame(at: time) { showPile() }
    }

    /// Carries out what is due by itself.
    private func settle() {
        guard runs else { return }
        while let alarm = game.nextScheduledAction, alarm.at <= stopwatch.elapsed {
            guard perform(alarm.action, at: max(alarm.at, game.now)) else { return }
        }
    }

    /// Carries out what a person asked for: in the game, in the save, in the status line. What was said before is over.
    func perform(_ action: Action, by seat: Seat? = nil) {
        if perform(action, by: seat, at: stopwatch.elapsed) { clearMessages() }
    }

    /// Carries out an action, and tells whether the game did not refuse it.
    @discardableResult
    private func perform(_ action: Action, by seat: Seat? = nil, at time: Milliseconds) -> Bool {
        do throws(RuleViolation) {
            let (turn, wasOver) = (game.turn, game.isOver)
            let events = try game.perform(action, by: seat ?? game.turn.seat ?? .first, at: time)
            // What came down in one turn means nothing in the next.
            if game.turn != turn { endPress() }
            for event in events { report(event) }
            let isToRecord = game.isOver && !wasOver && !isRecordedElsewhere
            if isToRecord { recordGame() } else { save() }
            return true
        } catch {
            if let message = Message(error) { say(message) }
            return false
        }
    }

    /// The game with its time, as it would be stored now.
    var current: Save { Save(game: game, time: stopwatch.elapsed, isPaused: isPaused) }

    func save() {
        storage.save(current)
    }

    /// Starts this deal instead of the game there is.
    func begin(_ id: DealID) {
        endPress()
        game = Game(id)
        cards.startOver()
        stopwatch = PlayClock()
        isPaused = false
        former = nil
        save()
    }

    /// Goes on with a saved game.
    func resume(_ save: Save) {
        if save.game.dealID != game.dealID { cards.startOver() }
        endPress()
        game = save.game
        former = nil
        stopwatch = PlayClock(elapsed: save.time)
        isPaused = save.isPaused && !game.isOver
        settings.options = game.options
        if openDialog == .settings { showSettings() }
    }
}
