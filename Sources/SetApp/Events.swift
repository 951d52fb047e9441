import PlainText
import SetGame
import SetRules
import SetTable

// What happens on the page, and what it means.
extension App {
    func listen() {
        let document = page[.document]
        host.listen(to: "click", on: document, as: .click)
        host.listen(to: "keydown", on: document, as: .key)
        host.listen(to: "focusin", on: document, as: .focus)
        host.listen(to: "change", on: document, as: .change)
        host.listen(to: "visibilitychange", on: document, as: .visibility)
        host.listen(to: "storage", on: page[.window], as: .storage)
        host.listen(to: "pointerdown", on: document, as: .pressDown)
        host.listen(to: "pointermove", on: document, as: .pressMove)
        host.listen(to: "pointerup", on: document, as: .pressUp)
        host.listen(to: "pointercancel", on: document, as: .pressCancel)
        host.listen(to: "touchmove", on: page[.table], as: .touchMove)
        host.listen(to: "close", on: page[.settingsDialog], as: .close)
        host.listen(to: "close", on: page[.helpDialog], as: .close)
        host.observeSize(of: page[.table])
    }

    /// Answers an event; tells whether the browser is to leave it at that.
    func answer(_ event: PageEvent) -> Bool {
        switch event.signal {
        case .click: click(event)
        case .pressDown: pressDown(event)
        case .pressMove: understand(fingers.move(event.pointer, to: Point(event.point.x, event.point.y)))
        case .pressUp: pressUp(event)
        case .pressCancel: letGo()
        case .key: return key(event)
        case .focus: if let card = cards.card(event.node) { cards.setCurrent(card) }
        case .change: change(event)
        case .close: openDialog = nil
        case .visibility:
            isVisible = event.text != "hidden"
            letGo()
            if isVisible { adoptFromOtherTab() } else { save() }
        case .storage:
            storage.hear(of: event.text)
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
        guard event.detail & 0xff == 0, card != nil || event.node == page[.table] else {
            return isFirst ? letGo() : endPress()
        }
        let point = Point(event.point.x, event.point.y)
        fingers.comeDown(event.pointer, isFirst: isFirst, on: card, at: point, now: event.now)
        showHeld()
    }

    private func pressUp(_ event: PageEvent) {
        pressEnded = event.now
        understand(fingers.lift(event.pointer, at: Point(event.point.x, event.point.y), now: event.now))
    }

    /// Does what fingers turned out to mean.
    private func understand(_ meaning: Fingers.Meaning?) {
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

    /// Marks the card that is held down, and no other.
    private func showHeld() {
        guard held != fingers.held else { return }
        if let held { cards.hold(held, false) }
        held = fingers.held
        if let held { cards.hold(held, true) }
    }

    /// A click on a card counts where no press led to it: from the keyboard, a screen reader, a script.
    private func click(_ event: PageEvent) {
        if let card = cards.card(event.node) {
            let followsPress = event.detail > 0 && pressEnded.map { event.now - $0 < 700 } ?? false
            if !followsPress { choose(card) }
        } else if let part = page.part(event.node), let command = Command(part) {
            carryOut(command)
        }
    }

    private func choose(_ card: Card) {
        // It may have left under the finger.
        guard game.table.contains(card) else { return }
        cards.setCurrent(card)
        guard !isPaused else { return say(words[.paused]) }
        perform(.tap(card))
    }

    private func change(_ event: PageEvent) {
        guard let part = page.part(event.node), let setting = part.setting else { return }
        guard settings.set(setting, to: event.text) else { return }
        switch setting.owner {
        case .app: break
        case .game:
            perform(.change(settings.options))
            // A style is more than options of the game.
            if setting == .style { keep(setting, event.text) }
        case .person: keep(setting, event.text)
        }
    }

    /// Stores what a person has set, and shows it.
    private func keep(_ setting: Setting, _ value: Text) {
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
