import PlainText
import SetGame
import SetRules
import SetSettings
import SetTable
import SetWords

/// The elements of a room's seat: for its player, and for the player's points.
package struct SeatNodes {
    let seat: Node
    let score: Node

    /// Creates the elements of a seat.
    package init(seat: Node, score: Node) { (self.seat, self.score) = (seat, score) }
}

/// Shows states on the page.
///
/// Rendering is a function of the state: it doesn't read the layout or change the game. It remembers the content of the
/// page, and writes only changes.
///
/// It has a property for each part of the screen that remembers its content.
package final class Screen<P: Platform> {
    /// The elements of the page.
    package let page: Page<P>
    /// The cards on the table.
    package let cards: CardButtons<P>
    /// The cards of the last match, in games whose matches share cards.
    private let lastMatch: LastMatch<P>
    private(set) var area = TableArea(ElementFrame(), devicePixelRatio: 1)
    /// Whether the player has zoomed in with two fingers, in which case one finger scrolls.
    package private(set) var isZoomed = false
    var drawn = Drawn()
    private var heldCards: [Card] = []
    let earned: EarnedPoints<P>
    /// The elements of a room's seats, in order.
    package var seats: [SeatNodes] = []
    private let platform: P

    /// The inputs of the last drawings. A drawing is repeated only if its input has changed.
    struct Drawn {
        var presentation: Presentation?
        /// Whether the clock was shown; the deck and the pile are next to it.
        var clock: Bool?
        var sitsBeside = false
        var scheme: Scheme?
        /// The cards on the pile.
        var pile: [Card]?
        /// The turn whose remaining time is shown.
        var turn = Turn.unclaimed
        /// The deal, and the number of matches found in it.
        var found: (deal: DealID, count: Int)?
    }

    /// Creates a screen on a page.
    ///
    /// - Parameters:
    ///   - seed: the seed for the randomness in the motion of cards.
    ///   - language: the language until the first state is shown.
    package init(platform: P, seed: UInt64, language: Language) {
        self.platform = platform
        page = Page(platform: platform)
        let animator = CardAnimator(platform: platform, layer: page[.flight], seed: seed)
        cards = CardButtons(
            platform: platform, table: page[.table], frame: page[.main], animator: animator, language: language)
        lastMatch = LastMatch(platform: platform, group: page[.lastMatch], language: language)
        earned = EarnedPoints(platform: platform, layer: page[.flight])
    }

    /// Shows a state, except the cards on the table. Returns whether the bars around the table have been rearranged;
    /// then the layout has to be measured before the cards are shown.
    package func renderBars(_ state: ScreenState) -> Bool {
        let isRearranged = renderPresentation(state)
        renderPhase(state)
        renderNumbers(state)
        renderEarned(state)
        renderSeats(state)
        renderDeck(state)
        return isRearranged
    }

    /// Shows the cards of a state, and everything that depends on them.
    package func renderCards(_ state: ScreenState) {
        if heldCards != state.heldCards {
            for card in heldCards { cards.hold(card, false) }
            for card in state.heldCards { cards.hold(card, true) }
            heldCards = state.heldCards
        }
        cards.show(state.game, sent: state.seating.sent, in: area)
        if state.game.lastMatch != nil || !lastMatch.isEmpty { renderLastMatch(state) }
        renderPile(state.game, state.presentation)
        renderButtons(state)
        if let messages = state.messages { render(messages, state) }
    }

    /// Returns the card of a button's node.
    package func card(_ node: Node?) -> Card? { cards.card(node) ?? lastMatch.card(node) }

    private func renderLastMatch(_ state: ScreenState) {
        let lostFocus = lastMatch.show(state.game, sent: state.seating.sent, state.presentation)
        if lostFocus, let current = cards.current { cards.focus(current) }
    }

    /// Reads the area for the cards and its surroundings from the page. Reading makes the browser compute a layout, so
    /// call this only when the layout has changed.
    package func measure() {
        let table = page.frame(of: .table)
        area = TableArea(table, devicePixelRatio: page.number("devicePixelRatio") ?? 1)
        isZoomed = (page.number("visualViewport.scale") ?? 1) > 1.01
        page.set(.zoomed, isZoomed, of: .body)
        let view = Point2D(page.number("innerWidth") ?? table.width, page.number("innerHeight") ?? table.height)
        cards.animator.setViewport(
            ViewportGeometry(
                table: table, deck: page.frame(of: .deck), pile: page.frame(of: .pile),
                seats: seats.map { platform.frame(of: $0.seat) }, view: view))
        earned.measure(page, table: table)
        lastMatch.measure()
    }

    /// Advances all motion to the time of a frame, in milliseconds.
    package func advanceMotion(to time: Double, _ game: Game, _ presentation: Presentation) {
        if cards.animator.frame(at: time) { renderPile(game, presentation) }
        if cards.animator.isAtRest { cards.eraseHiddenFaces() }
        earned.frame(at: time)
    }
}

// Numbers, buttons, messages.
extension Screen {
    private func renderPhase(_ state: ScreenState) {
        page.set(.phase, to: state.phase.name, of: .body)
        page.set(.variant, to: UTF8Text(stringLiteral: state.presentation.variant.id), of: .body)
        page.set(.motion, to: UTF8Text(stringLiteral: state.motion.word), of: .body)
        let isPlaying = state.phase == .playing || state.phase == .over
        page.set(.inert, !isPlaying, of: .table)
        if state.game.rules.sharedCount > 0 { page.set(.inert, !isPlaying, of: .lastMatch) }
        if isPlaying { passFocusOn(from: .resume) }
        page.set(.reports, to: state.reports.name, of: .body)
        page.set(.waiting, state.reports.unanswered > 0, of: .body)
        page.set(.pressed, to: state.phase == .paused ? "true" : "false", of: .pause)
    }

    private func renderNumbers(_ state: ScreenState) {
        // This page doesn't follow a game that is played elsewhere.
        if state.phase == .elsewhere { return }
        let game = state.game
        let score = game.scores[state.seating.seat]
        page.setNumber(score, of: .score)
        page.set(.long, !(-999...9999).contains(score), of: .score)
        page.setNumber(game.deck.count, of: .deckCount)
        page.setNumber(game.found.count, of: .setsFound)
        let kind = game.rules.kind
        page.setText(state.presentation.language[.matchesCounted(game.found.count, kind)], of: .setsLabel)
        page.setText(Language.clock(game.endedAt ?? state.session.elapsed), of: .time)
    }

    /// Shows which buttons are enabled, and which are visible.
    package func renderButtons(_ state: ScreenState) {
        let (game, isElsewhere) = (state.game, state.phase == .elsewhere)
        let isRoom = state.seating.isRoom
        let isShared = isRoom || game.options.players.needClaims
        setOff(.deal, isElsewhere || game.dealViolation != nil || isShared)
        setOff(.deck, isElsewhere || game.dealViolation != nil || isShared)
        setOff(.cheat, isElsewhere || game.isOver || isShared)
        setOff(.undo, isElsewhere || isRoom || !state.session.canUndo)
        setOff(.shuffle, isElsewhere || game.isOver || isRoom && state.phase == .paused)
        setOff(.pause, isElsewhere || isRoom || game.isOver)
        for element in [.play, .more] as [ElementID] { setOff(element, isElsewhere) }
        setOff(.newGame, isElsewhere || isRoom)
        setHidden(.review, !game.isOver || game.dealID.isHidden)
        // During a claim, a player can't do anything else.
        setHidden(.update, !state.hasNewVersion || game.turn != .unclaimed)
        // After the first set of a link's game, Play has the way back.
        let isUnderWay = state.phase == .playing && !game.found.isEmpty && !isRoom
        setHidden(.back, isElsewhere || isUnderWay || !state.hasWayBack)
    }

    private func renderDeck(_ state: ScreenState) {
        let (game, language) = (state.game, state.presentation.language)
        // An empty deck keeps the usual name.
        let count = game.deck.isEmpty ? game.rules.growth : game.dealCount
        page.set(.label, to: language[.deck(game.deck.count, deal: count)], of: .deck)
        page.set(.empty, game.deck.isEmpty, of: .deck)
        page.set(.breath, to: breath(state), of: .deck)
        page.setText(language[.dealMore(count)], of: .dealText)
        guard game.options.players.needClaims else { return }
        for button in [ElementID.deal1, .deal2] { page.setText(language[.deal(count)], of: button) }
    }

    /// Returns the name of one of two equal animations, alternately, so the animation restarts after each Deal; `nil` unless
    /// dealing is the only move, and in games with other players.
    private func breath(_ state: ScreenState) -> UTF8Text? {
        let game = state.game
        guard !game.holdsMatch, game.dealViolation == nil, !game.options.players.needClaims, !state.seating.isRoom
        else { return nil }
        if case .match = game.selection { return nil }
        return (game.table.count / game.rules.growth).isMultiple(of: 2) ? "once" : "again"
    }

    /// Shows messages, even if they are the same as before, so they are announced again.
    private func render(_ messages: [Message], _ state: ScreenState) {
        let text = state.presentation.text(of: messages)
        page.set(.long, to: Self.length(of: text), of: .status)
        page.announce(text, in: .status)
        guard state.game.options.players.needClaims else { return }
        page.set(.long, to: Self.length(of: text), of: .status2)
        page.setText(text, of: .status2)
    }

    /// Returns the length class of a message for the style: 1 above 60 characters, 2 above 120, 3 above 180, which only
    /// long words need; `nil` for shorter messages.
    private static func length(of text: UTF8Text) -> UTF8Text? {
        text.length > 60 ? "\(min((text.length - 1) / 60, 3))" : nil
    }

    /// Moves the focus to the cards if it is on a button that is about to disappear, because it would be lost with the
    /// button.
    package func passFocusOn(from element: ElementID) {
        if page.hasFocus(element), let current = cards.current { cards.focus(current) }
    }

    func setOff(_ element: ElementID, _ isOff: Bool) {
        if isOff { passFocusOn(from: element) }
        page.set(.disabled, isOff, of: element)
    }

    package func setHidden(_ element: ElementID, _ isHidden: Bool) {
        if isHidden { passFocusOn(from: element) }
        page.set(.hidden, isHidden, of: element)
    }
}
