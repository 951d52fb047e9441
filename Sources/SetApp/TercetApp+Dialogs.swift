import PlainText
import SetGame
import SetInput
import SetPage
import SetRecords
import SetReports
import SetRules
import SetSettings
import SetStorage
import SetTable
import SetWords

// The dialogs: what opens them, and what is done in them.
extension TercetApp {
    func open(_ id: DialogID, at time: Milliseconds) {
        if let violation = session.interruptionViolation {
            if let message = Message(violation) { announcer.say(message) }
            return
        }
        guard screen.shownDialog == nil else { return }
        switch id {
        case .settings: dialog = .settings(SettingsDialog())
        case .help: dialog = .help(HelpDialog())
        case .review:
            guard session.game.isOver else { return }
            dialog = .review(ReviewDialog(save: session.current.text))
        case .statistics:
            dialog = .statistics(StatisticsDialog(records: stores.history.records, logs: stores.history.logs))
        }
        reply.dialogChange = .content
        askForContent()
        perform(.setWatched(false), at: time)
    }

    func close(_ id: DialogID) {
        // The browser tells of its end, and the game goes on then.
        screen.page.call("close", on: id.element)
    }

    func noteClosed(_ element: ElementID?, at time: Milliseconds) {
        guard let id = DialogID.allCases.first(where: { $0.element == element }) else { return }
        if screen.noteClosed(id) { endDialog(at: time) }
    }

    /// Gives up a dialog that still waits for its content: somebody goes on with the game.
    func giveUpWaitingDialog(at time: Milliseconds) {
        if dialog != nil, screen.shownDialog == nil { endDialog(at: time) }
    }

    private func endDialog(at time: Milliseconds) {
        dialog = nil
        perform(.setWatched(environment.isVisible), at: time)
    }

    func carryOutInDialog(_ command: Command) {
        switch (dialog, command) {
        case (.help(var help), .chooseInLesson(let choice)):
            help.choose(choice)
            dialog = .help(help)
            askForContent()
        case (.help(var help), .nextLesson):
            help.next()
            dialog = .help(help)
            askForContent()
        case (.review(var review), .stepInReview(let count)):
            guard review.step(by: count) else { return }
            dialog = .review(review)
            askForContent()
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
            showStatistics(note: presentation.text(of: isDeleted ? .gamesDeleted : .cannotSave))
            reply.focus = .element(.statisticsClose)
        default: break
        }
    }

    func slideReview(to text: UTF8Text) {
        guard case .review(var review) = dialog else { return }
        review.slide(to: text)
        dialog = .review(review)
        askForContent()
    }

    /// Reviews the game that is chosen among those whose logs are kept.
    private func reviewKeptGame(_ statistics: StatisticsDialog) {
        guard let text = statistics.chosenSave else { return }
        if (try? Save(reading: text)) != nil {
            dialog = .review(ReviewDialog(save: text))
            reply.dialogChange = .content
            askForContent()
        } else {
            var statistics = statistics
            statistics.note = presentation.text(of: .gameUnreadable)
            dialog = .statistics(statistics)
            reply.dialogChange = .detail
        }
    }

    /// Shows what is stored now.
    func showStatistics(note: UTF8Text = UTF8Text()) {
        showStatistics(of: stores.history.records, note)
    }

    private func showStatistics(of records: UTF8Text, _ note: UTF8Text) {
        guard case .statistics(var statistics) = dialog else { return }
        statistics.show(records: records, logs: stores.history.logs, note)
        dialog = .statistics(statistics)
        reply.dialogChange = .detail
        askForContent()
    }

    func exportGames() {
        guard case .statistics(let statistics) = dialog else { return }
        ask(.file(history: statistics.records))
    }

    /// Adds the games of a file, all of them or none.
    private func importGames(_ file: UTF8Text) {
        guard case .statistics(var statistics) = dialog else { return }
        statistics.add(file)
        dialog = .statistics(statistics)
        // Another page may have added a game since.
        if let question = statistics.question(addingTo: stores.history.records) { ask(question) }
    }

    /// Stores what a file was added to, unless that has changed meanwhile: then the file is added to what is stored now.
    private func store(_ merge: MergeAnswer) {
        guard case .statistics(let statistics) = dialog, environment.role == .playing else { return }
        switch stores.history.replace(merge.subject, by: merge.history, lost: merge.lost) {
        case .stored: showStatistics(of: merge.history, merge.says)
        case .refused: showStatistics(of: merge.history, merge.saysNotStored)
        case .changed: if let question = statistics.question(addingTo: stores.history.records) { ask(question) }
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
            let isOther = element == .category && statistics.choose(category: text)
            dialog = .statistics(statistics)
            if isOther { askForContent() }
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
        if language != environment.language {
            announcer.sayAgain()
            environment.language = language
            ask(.labels)
        }
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

// Questions to the reports module.
extension TercetApp {
    private func ask(_ question: ReportQuestion) {
        environment.reports.unanswered += 1
        // It is started anew.
        if environment.reports.availability == .unavailable { environment.reports.availability = .loading }
        platform.ask(ReportRequest(question, presentation.language, presentation.style.appearance).text)
    }

    /// Asks what the open dialog needs to know.
    private func askForContent() {
        if let question = dialog?.question { ask(question) }
    }

    func note(_ news: ReportNews) {
        switch news {
        case .ready:
            environment.reports.availability = .ready
            ask(.labels)
        case .unavailable: noteFailure()
        case .answer(let text):
            guard let answer = ReportAnswer(reading: text) else { return noteFailure() }
            environment.reports.availability = .ready
            environment.reports.unanswered = max(0, environment.reports.unanswered - 1)
            take(answer)
        }
    }

    private func noteFailure() {
        // What it was asked before it failed is answered no more.
        (environment.reports.availability, environment.reports.unanswered) = (.unavailable, 0)
        reply.dialogChange = .content
    }

    /// Takes an answer. That to a question of a dialog that has closed meanwhile is not wanted any more.
    private func take(_ answer: ReportAnswer) {
        switch (answer, dialog) {
        case (.labels(let words), _):
            screen.page.labelReports(words)
            environment.reports.hasLabels = true
        case (.lesson(let lesson), .help(var help)):
            reply.focus = help.take(lesson).map { .element($0) }
            show(.help(help), .content)
        case (.review(let moment), .review(var review)):
            review.take(moment)
            show(.review(review), .content)
        case (.statistics(let answer), .statistics(var statistics)):
            statistics.take(answer)
            show(.statistics(statistics), .content)
            if !answer.lost.isEmpty, environment.role == .playing {
                _ = stores.history.replace(answer.subject, by: answer.readable, lost: answer.lost)
            }
        case (.merged(let merge), _): store(merge)
        case (.refused(let reason), .statistics(var statistics)):
            statistics.note = reason
            show(.statistics(statistics), .detail)
        case (.file(let text), _): platform.deliver(text, to: .file)
        case (.lesson, _), (.review, _), (.statistics, _), (.refused, _): break
        }
    }

    private func show(_ dialog: OpenDialog, _ change: DialogChange) {
        self.dialog = dialog
        reply.dialogChange = change
    }
}
