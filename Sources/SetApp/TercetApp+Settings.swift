import PlainText
import SetGame
import SetPage
import SetReports
import SetRules
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
        // What is refused is shown as it was.
        reply.dialogChange = .content
        set(setting, to: text, at: time)
    }

    private func set(_ setting: Setting, to text: UTF8Text, at time: Milliseconds) {
        var all = Settings(options: session.game.options, preferences: stores.settings.load().preferences)
        guard all.set(setting, to: text) else { return }
        // A style is an option of the game, and brings preferences with it.
        if setting.owner == .person || setting == .style { keep(setting, all) }
        tryCue(by: setting.element)
        guard setting.owner == .game else { return }
        if setting == .players {
            setPlayers(all.options.players, at: time)
        } else {
            act(.change(all.options), at: time)
        }
    }

    /// Stores what the player has chosen. Another page may have stored other choices since, so these are read first.
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

    /// Another number of players is another game; what is said outside an open dialog is not heard.
    private func setPlayers(_ players: Players, at time: Milliseconds) {
        guard perform(.setPlayers(players, entropy: platform.entropy()), at: time) else { return }
        guard case .settings(var settings) = dialog else { return }
        settings.note = session.canUndo ? .newGameForPlayers : .newGame
        dialog = .settings(settings)
    }
}
