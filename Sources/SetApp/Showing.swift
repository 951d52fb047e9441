import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

// What the page shows of the app's state.
extension TercetApp {
    /// Brings the page up to date, and asks to be woken when something is next due.
    func refresh(at now: Milliseconds) {
        stopwatch.setRunning(runs, at: now)
        showPreferences()
        showPhase()
        showNumbers()
        showSides()
        showCards()
        showPile()
        showDeck()
        showButtons()
        if let trouble = storage.newTrouble() { say(trouble) }
        showMessages()
        platform.setAlarm(after: nextAlarm)
    }

    /// Says what is to be said, be it the same as before, so that it is announced again. An action without words clears
    /// what was said, but the end of the game stays to be read.
    private func showMessages() {
        guard let pending else { return }
        messages = pending.isEmpty && game.isOver ? [.end(of: game)] : pending
        let text = UTF8Text.joined(messages.map { self.text(of: $0) }, by: " ")
        page.set(.long, text.length > 60, of: .status)
        platform.setText(text, on: page[.status])
        if game.options.players == .two {
            page.set(.long, text.length > 60, of: .farStatus)
            page.setText(text, of: .farStatus)
        }
        self.pending = nil
    }

    /// Whether playing time passes. After the end it does while a match is still to leave.
    var runs: Bool {
        isVisible && openDialog == nil && !isPaused && !(game.isOver && game.nextScheduledAction == nil)
    }

    /// How long until something is due: a change of the game, or the clock's next second.
    private var nextAlarm: Milliseconds? {
        guard stopwatch.isRunning else { return nil }
        let alarm = game.nextScheduledAction.map { max(0, $0.at - stopwatch.elapsed) }
        // Without a clock to show it ticks all the same: a long silence would be taken for sleep.
        let tick = !game.isOver ? 1000 - stopwatch.elapsed % 1000 : nil
        let undo = canUndo ? undoEnds.map { $0 - stopwatch.elapsed } : nil
        return [alarm, tick, undo].compactMap { $0 }.min()
    }

    func showPhase() {
        let phase: UTF8Text = game.isOver ? "over" : isPaused ? "paused" : "playing"
        page.set(.phase, to: phase, of: .body)
        page.set(.inert, isPaused, of: .table)
        if !isPaused { passFocusOn(from: .resume) }
        page.set(.pressed, to: isPaused ? "true" : "false", of: .pause)
    }

    private func showNumbers() {
        page.setNumber(game.score, of: .score)
        page.setNumber(game.deck.count, of: .deckCount)
        page.setNumber(game.found.count, of: .setsFound)
        page.setText(timeText, of: .time)
        var id = game.dealID
        id.options = game.options
        page.setText(id.text, of: .dealID)
    }

    /// The playing time as `m:ss`; the time of the whole game once it is over.
    var timeText: UTF8Text {
        Language.clock(game.endedAt ?? stopwatch.elapsed)
    }

    private func showButtons() {
        let isForTwo = game.options.players == .two
        setOff(.deal, game.dealViolation != nil || isForTwo)
        setOff(.deck, game.dealViolation != nil || isForTwo)
        setOff(.cheat, game.isOver || isForTwo)
        setOff(.undo, !canUndo)
        setOff(.shuffle, game.isOver)
        setOff(.pause, game.isOver)
        if !game.isOver { passFocusOn(from: .review) }
        page.set(.hidden, !game.isOver, of: .review)
        if !storage.hasBefore { passFocusOn(from: .back) }
        page.set(.hidden, !storage.hasBefore, of: .back)
    }

    /// Puts the focus on the cards if it is on a button that is about to go, and would be lost with it.
    private func passFocusOn(from part: ElementID) {
        if platform.hasFocus(page[part]), let current = cards.current { cards.focus(current) }
    }

    func setOff(_ part: ElementID, _ isOff: Bool) {
        if isOff { passFocusOn(from: part) }
        page.set(.disabled, isOff, of: part)
    }

    /// Reads the room for the cards and what lies around it; only then, since reading costs the browser a layout.
    func measure() {
        let table = platform.frame(of: page[.table])
        space = Space(table, devicePixelRatio: number("devicePixelRatio") ?? 1)
        let view = Point(number("innerWidth") ?? table.width, number("innerHeight") ?? table.height)
        let (deck, pile) = (platform.frame(of: page[.deck]), platform.frame(of: page[.pile]))
        cards.animator.setGround(ViewportGeometry(table: table, deck: deck, pile: pile, view: view))
    }

    /// A number that the window knows; `nil` where it knows none.
    private func number(_ path: StaticString) -> Double? {
        var reader = TextReader(platform.read(path).bytes)
        return reader.decimal()
    }

    func showSettings() {
        for part in ElementID.allCases {
            guard let setting = Setting(part) else { continue }
            platform.setValue(UTF8Text(stringLiteral: settings[setting]), on: page[part])
        }
    }
}
