import PlainText
import SetPage
import SetWords

/// The menu of everything except the ways to play.
package struct MoreDialog {
    /// The last message in the dialog.
    package private(set) var note: Message?

    /// Creates the menu without a message.
    package init() {}

    /// Notes whether the clipboard has taken the link to the current deal.
    mutating func noteCopied(_ isAccepted: Bool, _ link: UTF8Text) -> [DialogEffect] {
        note = isAccepted ? .phrase(.linkCopied) : .linkNotCopied(link)
        return [.render(.detail)]
    }

    func render<P: Platform>(on page: Page<P>, _ presentation: Presentation) {
        page.setText(note.map { presentation.text(of: $0) } ?? UTF8Text(), of: .moreNote)
    }
}
