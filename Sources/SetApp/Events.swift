import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

// What happens on the page, and what it means.
extension TercetApp {
    func listen() {
        page.addLanguages()
        let document = page[.document]
        platform.listen(to: "click", on: document, as: .click)
        platform.listen(to: "keydown", on: document, as: .key)
        platform.listen(to: "focusin", on: document, as: .focus)
        platform.listen(to: "change", on: document, as: .change)
        platform.listen(to: "input", on: document, as: .input)
        platform.listen(to: "visibilitychange", on: document, as: .visibility)
        platform.listen(to: "storage", on: page[.window], as: .storage)
        platform.listen(to: "pointerdown", on: document, as: .pressDown)
        platform.listen(to: "pointermove", on: document, as: .pressMove)
        platform.listen(to: "pointerup", on: document, as: .pressUp)
        platform.listen(to: "pointercancel", on: document, as: .pressCancel)
        platform.listen(to: "touchmove", on: page[.table], as: .touchMove)
        for dialog in Dialog.allCases { platform.listen(to: "close", on: page[dialog.part], as: .close) }
        platform.observeSize(of: page[.table])
        page.set(.hidden, platform.read("navigator.share").isEmpty, of: .share)
    }

    /// Answers an event; tells whether the browser is to leave it at that.
    func answer(_ event: PageEvent) -> Bool {
        switch event.signal {
        case .click: click(event)
        case .pressDown: pressDown(event)
        case .pressMove: understand(fingers.move(event.pointer, to: Point(event.point.x, event.point.y)))
        case .pressUp: pressUp(event)
        case .pressCancel: pressCancel(event)
        case .key: return key(event)
        case .focus: if let card = cards.card(event.node) { cards.setCurrent(card) }
        case .change: change(event)
        case .close:
            // One may have made room for another.
            if let openDialog, event.node == page[openDialog.part] { self.openDialog = nil }
        case .input: if event.node == page[.reviewSlider] { slide(to: event.text) }
        case .given: noteGiven(event)
        case .visibility:
            isVisible = event.text != "hidden"
            letGo()
            if isVisible { adoptFromOtherTab() } else { save() }
        case .storage:
            storage.hear(of: event.text)
            if openDialog == .statistics, event.text.isEmpty || event.text == Storage<H>.games { openStatistics() }
            // A page that nobody sees draws no frames, so what left the table here would pile up; it adopts when shown.
            if isVisible { adoptFromOtherTab() }
        case .resize: measure()
        case .alarm: saveTime()
        case .media:
            isMotionReduced = event.detail == 1
        case .touchMove: break
        }
        return false
    }

    /// The clock is saved every few seconds too, so that a crash costs no more of it.
    private func saveTime() {
        guard stopwatch.elapsed / 1000 % 5 == 0 else { return }
        adoptFromOtherTab()
        save()
    }

    private func pressDown(_ event: PageEvent) {
        let card = cards.card(event.node)
        let isFirst = event.detail & PageEvent.isSecond == 0
        let isMain = event.detail & 0xff == 0
        if pressed?.pointer == event.pointer { pressed = nil }
        if isMain, let part = page.part(event.node), let command = Command(part) {
            switch command.moment {
            case .press: return carryOut(command)
            case .release: pressed = (part, event.pointer)
            case .click: break
            }
        }
        guard isMain, card != nil || event.node == page[.table] else {
            if isShared { return }
            return isFirst ? letGo() : endPress()
        }
        let point = Point(event.point.x, event.point.y)
        fingers.isShared = isShared
        fingers.comeDown(event.pointer, isFirst: isFirst, on: card, at: point, now: event.now)
        showHeld()
    }

    private func pressUp(_ event: PageEvent) {
        pressEnded = event.now
        if let (part, pointer) = pressed, pointer == event.pointer, let command = Command(part) {
            pressed = nil
            if platform.frame(of: page[part]).contains(event.point) { return carryOut(command) }
        }
        understand(fingers.lift(event.pointer, at: Point(event.point.x, event.point.y), now: event.now))
    }

    private func pressCancel(_ event: PageEvent) {
        guard isShared else { return letGo() }
        fingers.cancel(event.pointer)
        showHeld()
    }

    /// Whether two people's fingers are on the screen, each for itself.
    private var isShared: Bool { game.options.players == .two }

    /// Does what fingers turned out to mean.
    private func understand(_ meaning: GestureRecognizer.Gesture?) {
        showHeld()
        switch meaning {
        case .none: break
        case .tap(let card): choose(card)
        case .swipe: carryOut(.deal)
        case .turn: carryOut(.reshuffle)
        }
    }

    /// What is down means nothing any more: something else has been asked for meanwhile.
    func endPress() {
        fingers.forget()
        showHeld()
    }

    /// Nothing is down any more, as far as anybody knows.
    private func letGo() {
        fingers.forgetAll()
        showHeld()
    }

    /// Marks the cards that are held down, and no others.
    private func showHeld() {
        guard held != fingers.held else { return }
        for card in held { cards.hold(card, false) }
        held = fingers.held
        for card in held { cards.hold(card, true) }
    }

    /// A click on what counts when it is pressed counts only where no press led to it: from the keyboard, a screen
    /// reader, a script.
    private func click(_ event: PageEvent) {
        let followsPress = event.detail > 0 && pressEnded.map { event.now - $0 < 700 } ?? false
        if let card = cards.card(event.node) {
            if !followsPress { choose(card) }
        } else if let part = page.part(event.node), let command = Command(part) {
            if command.moment == .click || !followsPress { carryOut(command) }
        }
    }

    private func choose(_ card: Card) {
        // It may have left under the finger.
        guard game.table.contains(card) else { return }
        cards.setCurrent(card)
        guard !isPaused else { return say(.paused) }
        perform(.tap(card))
    }

    private func change(_ event: PageEvent) {
        guard let part = page.part(event.node) else { return }
        if part == .importGames { return importGames(event.text) }
        if part == .history {
            var reader = TextReader(event.text.bytes)
            chosenGame = Int(clamping: reader.number() ?? 0)
            return
        }
        if part == .category, event.text.choose(&category) { return showStatistics() }
        guard let setting = Setting(part) else { return }
        guard settings.set(setting, to: event.text) else { return }
        switch setting.owner {
        case .game:
            if setting == .players { changePlayers() } else { perform(.change(settings.options)) }
            // A style is more than options of the game.
            if setting == .style { keep(setting, event.text) }
        case .person: keep(setting, event.text)
        }
    }

    /// Another number of players is another game; of the same deal, where nobody has done anything yet.
    private func changePlayers() {
        guard game.options.players != settings.options.players else { return }
        // What is said outside an open dialog is not heard.
        platform.setText(text(of: .newGame), on: page[.settingsNote])
        guard game.log.isEmpty else { return newGame() }
        var id = game.dealID
        id.options = settings.options
        // Whoever switches to and fro can still have back the game that there was before.
        let before = former
        begin(id)
        former = before
        clearMessages()
    }

    /// Stores what a person has set, and shows it.
    private func keep(_ setting: Setting, _ value: UTF8Text) {
        // Another tab may have stored some since.
        storedSettings = storage.loadSettings()
        _ = storedSettings.set(setting, to: value)
        if setting == .style {
            storedSettings.preferences.art = settings.preferences.art
            storedSettings.preferences.motion = settings.preferences.motion
        }
        storage.save(storedSettings)
        link.forget(setting)
        if setting == .style {
            link.forget(.art)
            if settings.preferences.motion != .still { link.forget(.motion) }
        }
        clearAddress()
        chooseLanguage()
        showSettings()
    }
}
