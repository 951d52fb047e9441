import PlainText
import SetGame
import SetPage
import SetReports
import SetSettings
import SetStorage
import SetWords

// Form controls.
extension TercetApp {
    func change(_ element: ElementID, to text: UTF8Text, at time: Milliseconds) {
        if element == .importGames { return importGames(text) }
        if case .statistics(var statistics) = dialog {
            if element == .history { statistics.choose(game: text) }
            let isOther = element == .category && statistics.choose(category: text)
            dialog = .statistics(statistics)
            if isOther { askForContent() }
        }
        if changeInDialog(element, to: text, at: time) { return }
        guard let setting = Setting(element) else { return }
        // A control whose change is refused shows its old value again.
        reply.dialogChange = .content
        set(setting, to: text, at: time)
    }

    private func set(_ setting: Setting, to text: UTF8Text, at time: Milliseconds) {
        var all = Settings(options: session.game.options, preferences: stores.settings.load().preferences)
        guard all.set(setting, to: text) else { return }
        // A style is an option of the game, and also sets preferences.
        if setting.owner == .person || setting == .style { keep(setting, all) }
        tryCue(by: setting.element)
        guard setting.owner == .game else { return }
        if setting == .players {
            setPlayers(all.options.players, at: time)
        } else {
            act(.change(all.options), at: time)
        }
    }

    /// Stores the player's choice. Another page may have stored other choices in between, so the caller reads these
    /// first.
    private func keep(_ setting: Setting, _ all: Settings) {
        do throws(StorageFailure) {
            try stores.settings.save(all)
        } catch {
            announcer.tell(.cannotSave)
        }
        settings.choose(setting, stored: all.preferences)
        clearAddress()
        let language = chooseLanguage()
        if language != environment.language {
            announcer.sayAgain()
            environment.language = language
            ask(.labels)
            askWhatWasBeaten()
        }
        reply.dialogChange = .content
    }

    /// Begins a new game with another number of players. The note goes into the open dialog, because messages outside
    /// it aren't read out.
    private func setPlayers(_ players: Players, at time: Milliseconds) {
        guard perform(.setPlayers(players, entropy: platform.entropy()), at: time) else { return }
        guard case .settings(var settings) = dialog else { return }
        settings.note = session.canUndo ? .newGameForPlayers : .newGame
        dialog = .settings(settings)
    }
}
