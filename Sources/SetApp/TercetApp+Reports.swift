import PlainText
import SetGame
import SetPage
import SetRecords
import SetReports
import SetRules
import SetStorage
import SetTable
import SetWords

// Questions to the reports module, and its answers.
extension TercetApp {
    func ask(_ question: ReportQuestion) {
        environment.reports.unanswered += 1
        // Asking restarts the module.
        if environment.reports.availability == .unavailable { environment.reports.availability = .loading }
        platform.ask(ReportRequest(question, presentation.language, presentation.style.appearance).text)
    }

    /// Asks for the content of the open dialog.
    func askForContent() {
        if let question = dialog?.question { ask(question) }
    }

    /// Asks which records the finished game has beaten.
    func askWhatWasBeaten() {
        environment.reports.resultToShare = UTF8Text()
        guard session.game.isOver, environment.role == .playing, !isInRoom else { return }
        ask(.result(history: stores.history.records, dealID: session.game.currentDealID.text))
    }

    func note(_ news: ReportNews) {
        switch news {
        case .ready:
            environment.reports.availability = .ready
            askWhatWasBeaten()
        case .unavailable: noteFailure()
        case .answer(let text):
            guard let answer = ReportAnswer(reading: text) else { return noteFailure() }
            environment.reports.availability = .ready
            environment.reports.hasAnswered = true
            environment.reports.unanswered = max(0, environment.reports.unanswered - 1)
            take(answer)
        }
    }

    private func noteFailure() {
        // Questions from before the failure are never answered.
        (environment.reports.availability, environment.reports.unanswered) = (.unavailable, 0)
        reply.dialogChange = .content
    }

    /// Handles an answer. If the dialog that asked has closed, the answer is dropped.
    private func take(_ answer: ReportAnswer) {
        switch (answer, dialog) {
        case (.lesson(let lesson), .help(var help)):
            reply.focus = help.take(lesson) ?? reply.focus
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
        case (.result(let beaten, let toShare), _):
            guard session.game.isOver, !isInRoom else { return }
            screen.showBest(beaten)
            environment.reports.resultToShare = toShare
        case (.file(let text), _): platform.deliver(text, to: .file)
        case (.daily(let answer), .daily(var daily)):
            daily.take(answer)
            show(.daily(daily), .content)
        case (.lesson, _), (.review, _), (.statistics, _), (.refused, _), (.daily, _): break
        }
    }

    func show(_ dialog: OpenDialog, _ change: DialogChange) {
        self.dialog = dialog
        reply.dialogChange = change
    }
}

// The games in the statistics.
extension TercetApp {
    /// Shows the stored games.
    func showStatistics(note: UTF8Text = UTF8Text()) {
        showStatistics(of: stores.history.records, note)
    }

    func showStatistics(of records: UTF8Text, _ note: UTF8Text) {
        guard case .statistics(var statistics) = dialog else { return }
        statistics.show(records: records, logs: stores.history.logs, practice: stores.practice.text, note)
        dialog = .statistics(statistics)
        reply.dialogChange = .detail
        askForContent()
    }

    /// Adds the games of a file, either all or none.
    func importGames(_ file: UTF8Text) {
        guard case .statistics(var statistics) = dialog else { return }
        statistics.add(file)
        dialog = .statistics(statistics)
        // Another page may have added a game since.
        if let question = statistics.question(addingTo: stores.history.records) { ask(question) }
    }

    /// Stores the games merged with a file. If the stored games have changed since the question, asks again with the
    /// current games.
    func store(_ merge: MergeAnswer) {
        guard case .statistics(let statistics) = dialog, environment.role == .playing else { return }
        switch stores.history.replace(merge.subject, by: merge.history, lost: merge.lost) {
        case .stored:
            let isStored = merge.practice.isEmpty || stores.practice.merge(merge.practice)
            showStatistics(of: merge.history, isStored ? merge.says : merge.saysNotStored)
        case .refused: showStatistics(of: merge.history, merge.saysNotStored)
        case .changed: if let question = statistics.question(addingTo: stores.history.records) { ask(question) }
        }
    }
}
