import PlainText
import SetGame
import SetPage
import SetRecords
import SetReports
import SetRules
import SetWords

/// The dialogs, of which at most one is open, and the module that answers their questions: commands and answers in,
/// effects out.
package struct Dialogs {
    /// The open dialog.
    package var open: OpenDialog?
    /// The ways to play, whether Play is open or not.
    package var menu = PlayMenu()
    /// The button of the menu that the open dialog was opened from, which gets the focus back.
    package var menuButton: ElementID?
    /// The state of the reports module.
    package var reports = ReportsState()
    /// The module's answer about the finished game.
    package var result = ResultAnswer()

    /// Creates the state of a page without an open dialog.
    package init() {}

    /// The conditions of a command, apart from the open dialog.
    package struct Conditions {
        /// The game of the family that is played.
        package let variant: Variant
        /// The local date.
        package let today: Day
        /// The moment by the page's clock, in milliseconds.
        package let time: Milliseconds

        /// Creates conditions.
        package init(variant: Variant, today: Day, time: Milliseconds) {
            (self.variant, self.today, self.time) = (variant, today, time)
        }
    }

    /// Opens a dialog, or puts it into the place of the open one, and asks for its content.
    package mutating func open(_ dialog: OpenDialog) -> [DialogEffect] {
        open = dialog
        return [.render(.content)] + question
    }

    /// The question for the content of the open dialog; empty if none is needed.
    private var question: [DialogEffect] { open?.report.map { [.ask($0.question)] } ?? [] }

    /// Carries out a command from a control of the open dialog. Late commands for another dialog are ignored.
    package mutating func perform(_ command: ContentCommand, _ conditions: Conditions) -> [DialogEffect] {
        switch command {
        case .help(let command): open?.help?.perform(command) ?? []
        case .stepInReview(let count): open?.review?.step(by: count) ?? []
        case .statistics(let command): open?.statistics?.perform(command) ?? []
        case .menu(let command): menu.perform(command, playing: conditions.variant)
        case .deliverLink(let outlet): [.deliverLink(outlet)]
        case .sharePicture: [.sharePicture]
        case .trySound: [.trySound]
        case .deal(.copy): [.copyDeal]
        case .deal(.play): open?.deal?.play() ?? []
        // The result of the finished game is shared whichever other dialog waits for its content.
        case .daily(let command): open?.daily?.perform(command) ?? (command == .share ? [.shareFinished] : [])
        case .answer(let choice): open?.practice?.answer(choice, conditions) ?? []
        }
    }

    /// Gives a form control of the open dialog another value: a word, a number, or the content of a file.
    package mutating func change(_ element: ElementID, to text: UTF8Text, at time: Milliseconds) -> [DialogEffect] {
        switch element {
        case .import: open?.statistics?.add(text) ?? []
        case .history: open?.statistics?.choose(game: text) ?? []
        case .category: open?.statistics?.choose(category: text) ?? []
        case .statisticsGame: open?.statistics?.choose(variant: text) ?? []
        case .dailyCalendar: open?.daily?.choose(text) ?? []
        case .dailyKind: open?.daily?.choose(game: text) ?? []
        case .practiceExercise: open?.practice?.choose(exercise: text, at: time) ?? []
        default: []
        }
    }

    /// Moves a form control of the open dialog, which hasn't been let go yet.
    package mutating func move(_ element: ElementID, to text: UTF8Text) -> [DialogEffect] {
        if element == .dealInput { open?.deal?.text = text }
        return element == .reviewSlider ? open?.review?.slide(to: text) ?? [] : []
    }

    /// Notes that the browser has closed a dialog, in whose place another may be waiting for its content. A dialog that
    /// was opened from another returns to that.
    package mutating func noteClosed(_ id: DialogID) -> [DialogEffect] {
        if id == .review, let statistics = open?.review?.statistics {
            open = .report(.statistics(statistics))
            return [.render(.content), .focus(.element(.historyReview))]
        }
        if id == .help, open?.help?.isFromPlay == true {
            open = .play
            return [.render(.content), .focus(.element(.rules))]
        }
        defer { menuButton = nil }
        open = nil
        return [.closed] + (menuButton.map { [.focus(.element($0))] } ?? [])
    }

    /// Notes whether the clipboard has taken a text.
    ///
    /// - Parameter link: the link to the current deal.
    /// - Returns: the effects; `nil` if no dialog is open that says so.
    package mutating func noteCopied(_ isAccepted: Bool, link: UTF8Text) -> [DialogEffect]? {
        open?.deal?.noteCopied(isAccepted) ?? open?.more?.noteCopied(isAccepted, link)
            ?? open?.daily?.noteCopied(isAccepted) ?? open?.together?.noteCopied(isAccepted)
    }
}

// The answers of the reports module.
extension Dialogs {
    /// Asks the reports module a question, which makes it load again if it has failed.
    package mutating func noteQuestion() {
        reports.unanswered += 1
        if reports.availability == .unavailable { reports.availability = .loading }
    }

    /// Handles news from the reports module.
    package mutating func note(_ news: ReportNews) -> [DialogEffect] {
        switch news {
        case .ready: reports.availability = .ready
        case .unavailable: return noteFailure()
        case .answer(let text):
            guard let answer = ReportAnswer(reading: text) else { return noteFailure() }
            (reports.availability, reports.hasAnswered) = (.ready, true)
            reports.unanswered = max(0, reports.unanswered - 1)
            return take(answer)
        }
        return []
    }

    private mutating func noteFailure() -> [DialogEffect] {
        // Questions from before the failure are never answered.
        (reports.availability, reports.unanswered) = (.unavailable, 0)
        return [.render(.content)]
    }

    /// Handles an answer. If the dialog that asked has closed, the answer is dropped.
    private mutating func take(_ answer: ReportAnswer) -> [DialogEffect] {
        switch answer {
        case .lesson(let lesson): open?.help?.take(lesson) ?? []
        case .review(let moment): open?.review?.take(moment) ?? []
        case .statistics(let answer): open?.statistics?.take(answer) ?? []
        case .merged(let merge): open?.statistics == nil ? [] : [.storeMerged(merge)]
        case .refused(let reason): open?.statistics?.say(reason) ?? []
        case .result(let result): [.showResult(result)]
        case .file(let text): [.deliver(text, .file)]
        case .daily(let answer): open?.daily?.take(answer) ?? []
        case .finding(let finding): [.showFinding(finding)]
        case .summary(let summary): menu.take(summary)
        }
    }
}
