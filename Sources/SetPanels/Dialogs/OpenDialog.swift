import SetPage
import SetReports
import SetWords

/// The open dialog with its state. It is indirect because it is passed around more often than it changes.
package indirect enum OpenDialog {
    /// The menu of the ways to play. Its state is there even while it isn't open.
    case play
    case more(MoreDialog)
    case settings(SettingsDialog)
    case help(HelpDialog)
    case review(ReviewDialog)
    case statistics(StatisticsDialog)
    case deal(DealDialog)
    case daily(DailyDialog)
    case practice(PracticeDialog)
    case together(TogetherDialog)

    /// The dialog's id.
    package var id: DialogID {
        switch self {
        case .play: .play
        case .more: .more
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

    /// Whether the dialog blocks the rest of the page. A dialog that opens automatically doesn't.
    package var isModal: Bool {
        if case .together(let dialog) = self { dialog.isModal } else { true }
    }

    /// How far the dialog opens on a phone. Above the settings the table stays visible, which they change.
    var detent: SheetDetent {
        switch self {
        case .settings: .half
        case .play, .more, .help, .review, .statistics, .deal, .daily, .practice, .together: .full
        }
    }

    /// The method of the element that opens the dialog.
    var opener: StaticString { isModal ? "showModal" : "show" }

    /// The question to the reports module; `nil` if the dialog doesn't need the module.
    package var question: ReportQuestion? {
        switch self {
        case .play, .more, .settings, .deal, .practice, .together: nil
        case .help(let dialog): dialog.question
        case .review(let dialog): dialog.question
        case .statistics(let dialog): dialog.question
        case .daily(let dialog): dialog.question
        }
    }

    /// Whether the dialog has content to show.
    package var hasContent: Bool {
        switch self {
        case .play, .more, .settings, .deal, .practice, .together: true
        case .help(let dialog): dialog.hasContent
        case .review(let dialog): dialog.hasContent
        case .statistics(let dialog): dialog.hasContent
        case .daily(let dialog): dialog.hasContent
        }
    }

    /// Renders the dialog's content, which is a function of its state. Parts outside `change` haven't changed.
    ///
    /// - Parameter problem: why its last question has no answer.
    func render<P: Platform>(
        _ change: DialogChange, _ problem: Message?, on page: Page<P>, _ presentation: Presentation
    ) {
        switch self {
        // The panels show it, whether it is open or not.
        case .play: break
        case .more(let dialog): dialog.render(on: page, presentation)
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
    /// The part that belongs to a slider, a note or a question.
    case detail
}
