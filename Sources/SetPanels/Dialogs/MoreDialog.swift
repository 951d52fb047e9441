import PlainText
import SetPage
import SetWords

/// The menu of everything except the ways to play.
package struct MoreDialog {
    /// The last message in the dialog.
    package var note: Message?

    /// Creates the menu without a message.
    package init() {}

    func render<P: Platform>(on page: Page<P>, _ presentation: Presentation) {
        page.setText(note.map { presentation.text(of: $0) } ?? UTF8Text(), of: .moreNote)
    }
}
