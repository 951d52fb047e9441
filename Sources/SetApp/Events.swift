import PlainText
import SetGame
import SetRules

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
        host.listen(to: "pointermove", on: page[.table], as: .pressMove)
        host.listen(to: "pointerup", on: document, as: .pressUp)
        host.listen(to: "pointercancel", on: document, as: .pressCancel)
        host.listen(to: "close", on: page[.settingsDialog], as: .close)
        host.listen(to: "close", on: page[.helpDialog], as: .close)
        host.observeSize(of: page[.table])
    }

    /// Answers an event; tells whether the browser is to leave it at that.
    func answer(_ event: PageEvent) -> Bool {
        switch event.signal {
        case .click: click(event)
        case .pressDown: pressDown(event)
        case .pressMove: if let press, press.pointer == event.pointer, !press.reaches(event.point) { endPress() }
        case .pressUp: pressUp(event)
        case .pressCancel: endPress()
        case .key: return key(event)
        case .focus: if let card = cards.card(event.node) { cards.setCurrent(card) }
        case .change: change(event)
        case .close: openDialog = nil
        case .visibility:
            isVisible = event.text != "hidden"
            endPress()
            if isVisible { adoptFromOtherTab() } else { save() }
        case .storage:
            storage.hear(of: event.text)
            adoptFromOtherTab()
        case .resize: measure()
        case .alarm: saveTime()
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
        guard press == nil else { return endPress() }
        guard event.detail == 0, let card = cards.card(event.node) else { return }
        press = Press(pointer: event.pointer, card: card, start: event.point)
        cards.hold(card, true)
    }

    private func pressUp(_ event: PageEvent) {
        pressEnded = event.now
        guard let press, press.pointer == event.pointer else { return }
        endPress()
        if press.reaches(event.point) { choose(press.card) }
    }

    /// Lets go of the card that is held down, if one is: what follows is no choice of it.
    func endPress() {
        if let press { cards.hold(press.card, false) }
        press = nil
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
        case .game: perform(.change(settings.options))
        case .person:
            // Another tab may have stored some since.
            storedSettings = storage.loadSettings()
            _ = storedSettings.set(setting, to: event.text)
            storage.save(storedSettings)
            link.forget(setting)
            clearAddress()
            applyPreferences()
            if setting == .language {
                chooseLanguage()
                relabel()
            }
        }
    }
}
