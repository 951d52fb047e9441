import SetPage
import SetWords

/// The open dialog with its state. It is indirect because it is passed around more often than it changes.
package indirect enum OpenDialog {
    /// The menu of the ways to play. Its state exists even while it isn't open.
    case play
    case more(MoreDialog)
    case settings(SettingsDialog)
    case deal(DealDialog)
    case practice(PracticeDialog)
    case together(TogetherDialog)
    case report(ReportDialog)

    /// The dialog's id.
    package var id: DialogID {
        switch self {
        case .play: .play
        case .more: .more
        case .settings: .settings
        case .deal: .deal
        case .practice: .practice
        case .together: .together
        case .report(let dialog): dialog.id
        }
    }

    /// Whether the dialog blocks the rest of the page. A dialog that opens automatically doesn't.
    package var isModal: Bool {
        if case .together(let dialog) = self { dialog.isModal } else { true }
    }

    /// How far the dialog opens on a phone. Above the settings the table stays visible, which they change.
    var detent: SheetDetent { id == .settings ? .half : .full }

    /// The method of the element that opens the dialog.
    var opener: StaticString { isModal ? "showModal" : "show" }

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
        case .deal(let dialog): dialog.render(change, on: page, presentation)
        case .practice(let dialog): dialog.render(on: page, presentation)
        case .together(let dialog): dialog.render(on: page, presentation)
        case .report(let dialog): dialog.render(change, problem, on: page, presentation)
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
