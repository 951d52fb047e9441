import PlainText
import SetGame
import SetInput
import SetPage
import SetRecords
import SetRules
import SetSettings
import SetStorage
import SetWords

// The dialogs: what opens them, and what is done in them.
extension TercetApp {
    func open(_ id: DialogID, at time: Milliseconds) {
        if let violation = session.interruptionViolation {
            if let message = Message(violation) { announcer.say(message) }
            return
        }
        guard dialog == nil else { return }
        switch id {
        case .settings: dialog = .settings(SettingsDialog())
        case .help: dialog = .help(HelpDialog())
        case .review:
            guard session.game.isOver else { return }
            dialog = .review(ReviewDialog(session.game))
        case .statistics:
            let (history, lost) = stores.history.load()
            dialog = .statistics(StatisticsDialog(history, keptGames: stores.history.keptGames(), lost: lost))
        }
        reply.dialogChange = .content
        perform(.setWatched(false), at: time)
    }

    func close(_ id: DialogID) {
        // The browser tells of its end, and the game goes on then.
        screen.page.call("close", on: id.element)
    }

    func noteClosed(_ element: ElementID?, at time: Milliseconds) {
        guard let id = DialogID.allCases.first(where: { $0.element == element }) else { return }
        screen.noteClosed(id)
        // One may have made room for another.
        guard dialog?.id == id else { return }
        dialog = nil
        perform(.setWatched(environment.isVisible), at: time)
    }

    func carryOutInDialog(_ command: Command) {
        reply.dialogChange = .content
        switch (dialog, command) {
        case (.help(var help), .chooseInLesson(let choice)):
            reply.focus = help.choose(choice).map { .element($0) }
            dialog = .help(help)
        case (.help(var help), .nextLesson):
            reply.focus = .element(help.next())
            dialog = .help(help)
        case (.review(var review), .stepInReview(let count)):
            review.step(by: count)
            dialog = .review(review)
            reply.dialogChange = .detail
        case (.statistics(let statistics), .reviewKeptGame): reviewKeptGame(statistics)
        case (.statistics(var statistics), .askToDelete):
            statistics.asksToDelete = true
            dialog = .statistics(statistics)
            (reply.dialogChange, reply.focus) = (.detail, .element(.clearNo))
        case (.statistics(var statistics), .keepGames):
            statistics.asksToDelete = false
            dialog = .statistics(statistics)
            (reply.dialogChange, reply.focus) = (.detail, .element(.clearGames))
        case (.statistics, .deleteGames):
            let isDeleted = stores.history.deleteAll()
            showStatistics(note: isDeleted ? .gamesDeleted : .cannotSave)
            reply.focus = .element(.statisticsClose)
        default: break
        }
    }

    func slideReview(to text: UTF8Text) {
        guard case .review(var review) = dialog else { return }
        review.slide(to: text)
        dialog = .review(review)
        reply.dialogChange = .detail
    }

    /// Reviews the game that is chosen among those whose logs are kept.
    private func reviewKeptGame(_ statistics: StatisticsDialog) {
        guard let text = statistics.chosenSave else { return }
        if let save = try? Save(reading: text) {
            dialog = .review(ReviewDialog(save.game))
        } else {
            var statistics = statistics
            statistics.note = .gameUnreadable
            dialog = .statistics(statistics)
        }
    }

    /// Shows what is stored now.
    func showStatistics(note: Message?) {
        guard case .statistics(var statistics) = dialog else { return }
        let (history, lost) = stores.history.load()
        statistics.show(history, keptGames: stores.history.keptGames(), note ?? (lost > 0 ? .gamesLost(lost) : nil))
        dialog = .statistics(statistics)
        reply.dialogChange = .content
    }

    func exportGames() {
        guard case .statistics(let statistics) = dialog else { return }
        platform.deliver(statistics.history.text, to: .file)
    }

    /// Adds the games of a file, all of them or none.
    private func importGames(_ text: UTF8Text) {
        do throws(HistoryError) {
            let new = try History(reading: text)
            // Another page may have added a game since.
            var history = stores.history.load().history
            let added = history.merge(new)
            let isStored = stores.history.save(history)
            showStatistics(note: isStored ? .gamesAdded(added) : .gamesNotStored(added))
            guard !isStored, case .statistics(var statistics) = dialog else { return }
            statistics.show(history, keptGames: stores.history.keptGames(), .gamesNotStored(added))
            dialog = .statistics(statistics)
        } catch {
            guard case .statistics(var statistics) = dialog else { return }
            statistics.note = Message(error)
            dialog = .statistics(statistics)
            reply.dialogChange = .detail
        }
    }

    /// The address that starts this very deal.
    var linkToDeal: UTF8Text {
        var id = session.game.dealID
        id.options = session.game.options
        let address: UTF8Text = "\(platform.read("location.origin"))\(platform.read("location.pathname"))"
        return "\(address)?seed=\(Link.encoded(id.text))"
    }

    /// The clipboard tells whether it took the link; a sheet and a file show that themselves.
    func noteDelivered(_ outlet: Outlet?, _ isAccepted: Bool) {
        guard outlet == .clipboard, case .settings(var settings) = dialog else { return }
        settings.note = isAccepted ? .linkCopied : .linkNotCopied(linkToDeal)
        dialog = .settings(settings)
        reply.dialogChange = .detail
    }
}

// Form controls.
extension TercetApp {
    func change(_ element: ElementID, to text: UTF8Text, at time: Milliseconds) {
        if element == .importGames { return importGames(text) }
        if case .statistics(var statistics) = dialog {
            if element == .history { statistics.choose(game: text) }
            if element == .category, statistics.choose(category: text) { reply.dialogChange = .content }
            dialog = .statistics(statistics)
        }
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
        if language != environment.language { announcer.sayAgain() }
        environment.language = language
        reply.dialogChange = .content
    }

    /// Another number of players is another game; what is said outside an open dialog is not heard.
    private func setPlayers(_ players: Players, at time: Milliseconds) {
        guard perform(.setPlayers(players, entropy: platform.entropy()), at: time) else { return }
        guard case .settings(var settings) = dialog else { return }
        settings.note = .newGame
        dialog = .settings(settings)
    }
}

extension Message {
    /// Why a file is no history.
    fileprivate init(_ error: HistoryError) {
        switch error {
        case .foreign: self = .fileIsForeign
        case .otherVersion: self = .fileIsOfOtherVersion
        case .damaged(let line): self = .fileIsDamaged(line: line)
        }
    }
}
