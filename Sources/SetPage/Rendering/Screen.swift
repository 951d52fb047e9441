import PlainText
import SetGame
import SetRules
import SetSettings
import SetTable
import SetWords

/// Shows states on the page.
///
/// Rendering is a function of the state: it reads no layout and changes no state of the game. It remembers what the page
/// shows, so that only what changes is written.
package final class Screen<P: Platform> {
    /// The elements of the page.
    package let page: Page<P>
    /// The cards on the table.
    package let cards: CardButtons<P>
    private(set) var area = TableArea(ElementFrame(), devicePixelRatio: 1)
    /// Whether a person has zoomed in with two fingers, so that one finger moves the view.
    package private(set) var isZoomed = false
    var drawn = Drawn()
    /// The dialog that is shown; one that waits for its content is not.
    package private(set) var shownDialog: DialogID?
    private var heldCards: [Card] = []
    let earned: EarnedPoints<P>
    let strip: SeatStrip<P>
    /// The rooms to return to.
    package let rooms: RoomList<P>

    /// What was last drawn for what, so that drawings are made again only when that changes.
    struct Drawn {
        var presentation: Presentation?
        /// Whether the time was shown; the deck and the pile are beside it.
        var clock: Bool?
        var scheme: Scheme?
        /// The cards on the pile.
        var pile: [Card]?
        /// Whose time is shown running out.
        var turn = Turn.unclaimed
        /// The deal, and how many sets were found in it.
        var found: (deal: DealID, count: Int)?
        /// What the welcome and the reasons were drawn for, and the three cards that are no set.
        var guide: Presentation?
        var why: CardTriple?
    }

    /// A screen on a page.
    ///
    /// - Parameter seed: what the chance in the motion of cards comes from.
    package init(platform: P, seed: UInt64) {
        page = Page(platform: platform)
        let animator = CardAnimator(platform: platform, layer: page[.flight], seed: seed)
        cards = CardButtons(platform: platform, table: page[.table], frame: page[.main], animator: animator)
        earned = EarnedPoints(platform: platform, layer: page[.flight])
        strip = SeatStrip(platform: platform, list: page[.seats])
        rooms = RoomList(platform: platform, list: page[.togetherRooms])
        page.addLanguages()
    }

    /// Shows a state, apart from the cards on the table. Returns whether the bars around the table have been rearranged, so
    /// that the layout has to be measured before the cards are shown.
    package func renderBars(_ state: ScreenState) -> Bool {
        let isRearranged = renderPresentation(state)
        renderPhase(state)
        renderNumbers(state)
        renderEarned(state)
        renderSeats(state)
        renderDeck(state)
        return isRearranged
    }

    /// Shows the cards of a state, and what depends on them.
    package func renderCards(_ state: ScreenState) {
        if heldCards != state.heldCards {
            for card in heldCards { cards.hold(card, false) }
            for card in state.heldCards { cards.hold(card, true) }
            heldCards = state.heldCards
        }
        cards.show(state.game, sent: state.seating.sent, in: area)
        renderPile(state.game, state.presentation)
        renderButtons(state)
        if let messages = state.messages { render(messages, state) }
    }

    /// Opens or closes dialogs, and shows the content of the open one where it has changed.
    package func render(_ dialog: OpenDialog?, _ change: DialogChange?, _ state: ScreenState) {
        // What comes in a moment is waited for, so that a dialog does not open empty.
        if let dialog, !dialog.hasContent, state.reports.availability == .ready { return }
        if let change {
            // Not at each event: a browser sends a click on a check box before it reports the change.
            if case .settings = dialog {
                page.showValues(of: state.settings)
                page.showStyles(state)
            }
            if case .together(let dialog) = dialog { rooms.show(dialog.listed, in: state.presentation.language) }
            dialog?.render(
                change, state.reports.availability == .unavailable ? .reportsUnavailable : nil, on: page,
                state.presentation)
        }
        guard shownDialog != dialog?.id else { return }
        if let shownDialog { page.call("close", on: shownDialog.element) }
        if let dialog { page.call(dialog.opener, on: dialog.id.element) }
        shownDialog = dialog?.id
    }

    /// Notes that the browser has closed a dialog. Returns whether that was the one shown; another may have taken its place.
    package func noteClosed(_ dialog: DialogID) -> Bool {
        guard shownDialog == dialog else { return false }
        shownDialog = nil
        return true
    }

    /// Puts the focus somewhere.
    package func focus(_ target: FocusTarget) {
        switch target {
        case .element(let element): page.focus(element)
        case .card(let card): cards.focus(card)
        case .listOfKeys: page.showListOfKeys()
        }
    }

    /// Reads the area for the cards and what lies around it from the page. Reading costs the browser a layout, so this is
    /// done only when the layout has changed.
    package func measure() {
        let table = page.frame(of: .table)
        area = TableArea(table, devicePixelRatio: page.number("devicePixelRatio") ?? 1)
        isZoomed = (page.number("visualViewport.scale") ?? 1) > 1.01
        page.set(.zoomed, isZoomed, of: .body)
        let view = Point(page.number("innerWidth") ?? table.width, page.number("innerHeight") ?? table.height)
        let seats = strip.isEmpty ? [] : strip.frames()
        cards.animator.setViewport(
            ViewportGeometry(
                table: table, deck: page.frame(of: .deck), pile: page.frame(of: .pile), seats: seats, view: view))
        earned.measure(page, table: table)
    }

    /// Moves everything that moves on to the time of a frame, in milliseconds.
    package func advanceMotion(to time: Double, _ game: Game, _ presentation: Presentation) {
        if cards.animator.frame(at: time) { renderPile(game, presentation) }
        earned.frame(at: time)
    }
}

// Numbers, buttons, messages.
extension Screen {
    private func renderPhase(_ state: ScreenState) {
        page.set(.phase, to: state.phase.name, of: .body)
        let isPlaying = state.phase == .playing || state.phase == .over
        page.set(.inert, !isPlaying, of: .table)
        if isPlaying { passFocusOn(from: .resume) }
        page.set(.unlabelled, !state.reports.hasLabels, of: .body)
        page.set(.waiting, state.reports.unanswered > 0, of: .body)
        page.set(.pressed, to: state.phase == .paused ? "true" : "false", of: .pause)
    }

    private func renderNumbers(_ state: ScreenState) {
        // Of a game that is played elsewhere nothing is known here any more.
        if state.phase == .elsewhere { return }
        let game = state.game
        page.setNumber(game.scores[state.seating.seat], of: .score)
        page.setNumber(game.deck.count, of: .deckCount)
        page.setNumber(game.found.count, of: .setsFound)
        page.setText(Language.clock(game.endedAt ?? state.session.elapsed), of: .time)
        let id = game.currentDealID
        page.setText(id.isHidden ? UTF8Text() : id.text, of: .dealID)
    }

    /// Shows which buttons are on, and which are there.
    package func renderButtons(_ state: ScreenState) {
        let (game, isElsewhere) = (state.game, state.phase == .elsewhere)
        let isRoom = state.seating.isRoom
        let isShared = isRoom || game.options.players == .two
        setOff(.deal, isElsewhere || game.dealViolation != nil || isShared)
        setOff(.deck, isElsewhere || game.dealViolation != nil || isShared)
        setOff(.cheat, isElsewhere || game.isOver || isShared)
        setOff(.undo, isElsewhere || isRoom || !state.session.canUndo)
        setOff(.shuffle, isElsewhere || game.isOver || isRoom && state.phase == .paused)
        setOff(.pause, isElsewhere || isRoom || game.isOver)
        for element in [.help, .settings, .statistics, .together] as [ElementID] { setOff(element, isElsewhere) }
        for element in [.newGame, .daily, .practice] as [ElementID] { setOff(element, isElsewhere || isRoom) }
        setHidden(.review, !game.isOver || game.dealID.isHidden)
        // A claim has no time for anything else.
        setHidden(.update, !state.hasNewVersion || game.turn != .unclaimed)
        setHidden(.back, isElsewhere || !isRoom && !state.session.hasInterruptedGame)
    }

    private func renderDeck(_ state: ScreenState) {
        page.set(.label, to: state.presentation.language[.deck(state.game.deck.count)], of: .deck)
        page.set(.empty, state.game.deck.isEmpty, of: .deck)
    }

    /// Says what is to be said, even if it is the same as before, so that it is announced again.
    private func render(_ messages: [Message], _ state: ScreenState) {
        let text = state.presentation.text(of: messages)
        page.set(.long, to: Self.length(of: text), of: .status)
        page.announce(text, in: .status)
        guard state.game.options.players == .two else { return }
        page.set(.long, to: Self.length(of: text), of: .farStatus)
        page.setText(text, of: .farStatus)
    }

    /// How long a message is, for the style: 1 above 60 characters, 2 above 120, 3 above 180, which only long words need;
    /// `nil` for the others.
    private static func length(of text: UTF8Text) -> UTF8Text? {
        text.length > 60 ? "\(min((text.length - 1) / 60, 3))" : nil
    }

    /// Puts the focus on the cards if it is on a button that is about to go, and would be lost with it.
    func passFocusOn(from element: ElementID) {
        if page.hasFocus(element), let current = cards.current { cards.focus(current) }
    }

    func setOff(_ element: ElementID, _ isOff: Bool) {
        if isOff { passFocusOn(from: element) }
        page.set(.disabled, isOff, of: element)
    }

    private func setHidden(_ element: ElementID, _ isHidden: Bool) {
        if isHidden { passFocusOn(from: element) }
        page.set(.hidden, isHidden, of: element)
    }
}
