import SetReports
import SetWords

/// A dialog of the page.
package enum DialogID: CaseIterable, Sendable {
    case settings, help, review, statistics, deal, daily, practice, together

    /// Its element.
    package var element: ElementID {
        switch self {
        case .settings: .settingsDialog
        case .help: .helpDialog
        case .review: .reviewDialog
        case .statistics: .statisticsDialog
        case .deal: .dealDialog
        case .daily: .dailyDialog
        case .practice: .practiceDialog
        case .together: .togetherDialog
        }
    }
}

/// The dialog that is open, with its state. A reference: it is handed about more often than it changes.
package indirect enum OpenDialog {
    case settings(SettingsDialog)
    case help(HelpDialog)
    case review(ReviewDialog)
    case statistics(StatisticsDialog)
    case deal(DealDialog)
    case daily(DailyDialog)
    case practice(PracticeDialog)
    case together(TogetherDialog)

    /// Which one it is.
    package var id: DialogID {
        switch self {
        case .settings: .settings
        case .help: .help
        case .review: .review
        case .statistics: .statistics
        case .deal: .deal
        case .daily: .daily
        case .practice: .practice
        case .together: .together
        }
    }

    /// The method of its element that opens it. What opens by itself leaves the rest of the page in use.
    var opener: StaticString {
        if case .together(let dialog) = self, !dialog.isModal { "show" } else { "showModal" }
    }

    /// What it asks of the reports module; `nil` where it knows everything itself.
    package var question: ReportQuestion? {
        switch self {
        case .settings, .deal, .practice, .together: nil
        case .help(let dialog): dialog.question
        case .review(let dialog): dialog.question
        case .statistics(let dialog): dialog.question
        case .daily(let dialog): dialog.question
        }
    }

    /// Whether there is something to show.
    package var hasContent: Bool {
        switch self {
        case .settings, .deal, .practice, .together: true
        case .help(let dialog): dialog.hasContent
        case .review(let dialog): dialog.hasContent
        case .statistics(let dialog): dialog.hasContent
        case .daily(let dialog): dialog.hasContent
        }
    }

    /// Shows the dialog's content. A function of its state; what `change` leaves out has not changed.
    ///
    /// - Parameter problem: why its last question has no answer.
    func render<P: Platform>(
        _ change: DialogChange, _ problem: Message?, on page: Page<P>, _ presentation: Presentation
    ) {
        switch self {
        case .settings(let dialog): dialog.render(on: page, presentation)
        case .help(let dialog): dialog.render(problem, on: page, presentation)
        case .review(let dialog): dialog.render(problem, on: page, presentation)
        case .statistics(let dialog): dialog.render(change, problem, on: page, presentation)
        case .deal(let dialog): dialog.render(change, on: page, presentation)
        case .daily(let dialog): dialog.render(change, problem, on: page, presentation)
        case .practice(let dialog): dialog.render(on: page, presentation)
        case .together(let dialog): dialog.render(on: page, presentation)
        }
    }
}

/// How much of an open dialog has changed since it was last rendered.
package enum DialogChange {
    /// Everything, or the language.
    case content
    /// What belongs to a slider, a note or a question.
    case detail
}
