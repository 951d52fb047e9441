import PlainText
import SetGame
import SetRules
import SetWords

// How a visit begins: with the game of the last visit, the deal of a link, or a new one.
extension TercetApp {
    func open() {
        applyLinkPreferences()
        chooseLanguage()
        let isFirstVisit = storage.isUntouched
        let saved = loadSaved()
        switch link.deal {
        case .id(let id): openLink(id, insteadOf: saved)
        case .none, .unusable: openSaved(saved)
        }
        if !link.unknown.isEmpty {
            say(.linkUnknown(shortened(UTF8Text.joined(link.unknown, by: ", "))))
        }
        if case .unusable = link.deal { say(.linkHasNoDeal) }
        if isFirstVisit, pending == nil { say(.welcome) }
        clearAddress()
    }

    /// As much of a text as a message has room for, up to the end of a character.
    private func shortened(_ text: UTF8Text) -> UTF8Text {
        var end = min(60, text.bytes.count)
        while end > 0, end < text.bytes.count, text.bytes[end] & 0xc0 == 0x80 { end -= 1 }
        return UTF8Text(text.bytes[..<end])
    }

    /// Takes the deal and the options of the game out of the address, so that a reload restores instead of dealing
    /// anew.
    func clearAddress() {
        var address = platform.read("location.pathname")
        address.append(contentsOf: link.remainder)
        platform.replaceAddress(address)
    }

    /// The saved game, if there is one; a save that is none is kept aside, and the player is told.
    private func loadSaved() -> Save? {
        switch storage.loadGame() {
        case .nothing:
            return nil
        case .game(let save):
            return save
        case .broken:
            say(.saveDamaged)
            return nil
        }
    }

    private func openLink(_ id: DealID, insteadOf saved: Save?) {
        if let saved { keepForLater(saved) }
        settings.options = id.options
        applyLinkOptions()
        var id = id
        id.options = settings.options
        game = Game(id)
        storage.note(link: id)
        say(.linkDeal)
    }

    /// Keeps a game to go back to, if it is one that somebody would want to go on with.
    private func keepForLater(_ saved: Save) {
        if !saved.game.log.isEmpty, !saved.game.isOver { storage.keepBefore(saved) }
    }

    private func openSaved(_ saved: Save?) {
        if let saved {
            reopen(saved)
            if game.isOver { say(.end(of: game)) }
        }
        let former = settings.options
        applyLinkOptions()
        guard settings.options != former else { return }
        guard let saved else {
            game = Game(DealID(entropy: platform.entropy(), options: settings.options))
            return
        }
        guard settings.options.players != former.players else { return perform(.change(settings.options)) }
        keepForLater(saved)
        // Nobody sees the game any more whose end was told.
        pending = nil
        begin(DealID(entropy: platform.entropy(), options: settings.options))
    }

    /// Goes on with a game that nobody has looked at meanwhile: a match that shows gets its whole time anew, and a
    /// claim is void.
    func reopen(_ saved: Save) {
        resume(saved)
        // Refused where neither is the case, which is as well.
        _ = try? game.perform(.interruption, at: saved.time)
    }

    private func applyLinkPreferences() {
        for (setting, value, _) in link.settings where setting.owner == .person { _ = settings.set(setting, to: value) }
    }

    /// Sets the options of the game that a link names. A style brings preferences with it: they are stored, since the
    /// style stays with the game; those that the link itself names are set on top of them, for the visit.
    private func applyLinkOptions() {
        for (setting, value, _) in link.settings where setting.owner == .game {
            _ = settings.set(setting, to: value)
            guard setting == .style else { continue }
            _ = storedSettings.set(setting, to: value)
            storage.save(storedSettings)
        }
        applyLinkPreferences()
    }

    /// Goes back to the game that was under way when a link was opened.
    func goBack() {
        let left = current
        switch storage.takeBefore() {
        case .nothing:
            break
        case .game(let before):
            // The way back leads to and fro, unless the link is the way there.
            if !storage.isOfLink(left.game) { keepForLater(left) }
            reopen(before)
            save()
            say(.backFromLink)
        case .broken:
            say(.interruptedGameDamaged)
        }
    }

    /// Takes over the game as another tab left it.
    func adoptFromOtherTab() {
        guard let saved = storage.savedElsewhere() else { return }
        let isNews = saved.game.dealID != game.dealID || saved.game.log.last != game.log.last
        resume(saved)
        if isNews { say(.playedInOtherTab) }
    }
}
