import PlainText
import SetGame
import SetInput
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
            let isOther =
                element == .category && statistics.choose(category: text)
                || element == .statisticsGame && statistics.choose(variant: text)
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
            begin(.setPlayers(all.options.players, entropy: platform.entropy()), at: time)
        } else if setting == .game {
            choose(all.options.game, at: time)
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

    /// Begins a new game with another number of players, or another game of the family. The note goes into the open
    /// dialog, because messages outside it aren't read out.
    private func begin(_ input: Session.Input, at time: Milliseconds) {
        guard perform(input, at: time), case .settings(var settings) = dialog else { return }
        settings.note = session.canUndo ? .newGameForPlayers : .newGame
        dialog = .settings(settings)
    }

    /// Begins another game of the family, or asks first if that ends a game in progress.
    private func choose(_ game: Variant, at time: Milliseconds) {
        guard case .settings(var settings) = dialog else { return }
        let ends = game != session.game.options.game && !session.isUntouched && !session.game.isOver
        settings.askedGame = ends ? game : nil
        dialog = .settings(settings)
        if ends {
            reply.focus = .element(.gameNo)
        } else {
            begin(.setGame(game, entropy: platform.entropy()), at: time)
        }
    }

    /// Carries out a command of the settings.
    func carryOut(_ command: DialogCommand.SettingsCommand, at time: Milliseconds) {
        switch command {
        case .copyLink: platform.deliver(linkToDeal, to: .clipboard)
        case .share: platform.deliver(linkToDeal, to: .sheet)
        case .trySound: tryCue(by: .trySound)
        case .startGame: answerAsked(startsGame: true, at: time)
        case .keepGame: answerAsked(startsGame: false, at: time)
        case .showRules:
            guard case .settings(let settings) = dialog else { return }
            show(.help(HelpDialog(of: settings.askedGame ?? session.game.options.game, isFromSettings: true)), .content)
            askForContent()
        }
    }

    /// Answers the question whether to begin another game of the family.
    private func answerAsked(startsGame: Bool, at time: Milliseconds) {
        guard case .settings(var settings) = dialog else { return }
        let game = settings.askedGame
        settings.askedGame = nil
        show(.settings(settings), .content)
        if startsGame, let game { begin(.setGame(game, entropy: platform.entropy()), at: time) }
        reply.focus = .element(.setGame)
    }
}
