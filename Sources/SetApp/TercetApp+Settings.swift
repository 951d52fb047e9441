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
    func change(_ node: Node?, to text: UTF8Text, at time: Milliseconds) {
        if let setting = screen.controls.setting(node) {
            choose(setting, text, at: time)
        } else if let element = screen.page.element(node) {
            change(element, to: text, at: time)
        }
    }

    private func change(_ element: ElementID, to text: UTF8Text, at time: Milliseconds) {
        switch (dialog, element) {
        case (_, .import): importGames(text)
        case (.statistics(var statistics), .history):
            statistics.choose(game: text)
            dialog = .statistics(statistics)
        case (.statistics(var statistics), .category), (.statistics(var statistics), .statisticsGame):
            let isOther =
                element == .category ? statistics.choose(category: text) : statistics.choose(variant: text)
            dialog = .statistics(statistics)
            if isOther { askForContent() }
        case (.daily(var daily), .dailyMonth), (.daily(var daily), .dailyCalendar):
            guard daily.choose(text, isMonth: element == .dailyMonth) else { return }
            show(.daily(daily), .detail)
            askForContent()
        case (.practice(var practice), .practiceExercise):
            if practice.choose(exercise: text, at: time) { show(.practice(practice), .content) }
        default: break
        }
    }

    private func choose(_ setting: Setting, _ text: UTF8Text, at time: Milliseconds) {
        // A control whose change is refused shows its old value again.
        reply.dialogChange = .content
        var all = Settings(options: session.game.options, preferences: stores.settings.load().preferences)
        guard all.set(setting, to: text) else { return }
        // A style is an option of the game, and also sets preferences.
        if setting.entry.owner == .person || setting == .style { keep(setting, all) }
        demonstrate(setting)
        guard setting.entry.owner == .game else { return }
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
            announcer.tell(stores.settings.isOfNewerVersion ? .newerVersion : .cannotSave)
        }
        settings.choose(setting, stored: all.preferences)
        clearAddress()
        useChosenLanguage()
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
        case .trySound: demonstrateSound()
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
