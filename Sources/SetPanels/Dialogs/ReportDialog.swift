import SetPage
import SetReports
import SetWords

/// A dialog whose content is the reports module's answer to a question.
package enum ReportDialog {
    case help(HelpDialog)
    case review(ReviewDialog)
    case statistics(StatisticsDialog)
    case daily(DailyDialog)

    /// The dialog's id.
    var id: DialogID {
        switch self {
        case .help: .help
        case .review: .review
        case .statistics: .statistics
        case .daily: .daily
        }
    }

    /// The question for the content.
    var question: ReportQuestion {
        switch self {
        case .help(let dialog): dialog.question
        case .review(let dialog): dialog.question
        case .statistics(let dialog): dialog.question
        case .daily(let dialog): dialog.question
        }
    }

    /// Whether the answer has arrived.
    var hasContent: Bool {
        switch self {
        case .help(let dialog): dialog.hasContent
        case .review(let dialog): dialog.hasContent
        case .statistics(let dialog): dialog.hasContent
        case .daily(let dialog): dialog.hasContent
        }
    }

    /// Renders the content.
    ///
    /// - Parameters:
    ///   - change: how much of it has changed.
    ///   - problem: why the last question has no answer.
    func render<P: Platform>(
        _ change: DialogChange, _ problem: Message?, on page: Page<P>, _ presentation: Presentation
    ) {
        switch self {
        case .help(let dialog): dialog.render(problem, on: page, presentation)
        case .review(let dialog): dialog.render(problem, on: page, presentation)
        case .statistics(let dialog): dialog.render(change, problem, on: page, presentation)
        case .daily(let dialog): dialog.render(change, problem, on: page, presentation)
        }
    }
}
