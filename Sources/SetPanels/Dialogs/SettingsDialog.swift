import PlainText
import SetPage
import SetSettings
import SetTable
import SetWords

/// The settings.
package struct SettingsDialog {
    /// The last message in the dialog. Messages outside an open dialog aren't read out.
    package var note: Message?

    /// Creates the dialog without a message.
    package init() {}

    func render<P: Platform>(on page: Page<P>, _ presentation: Presentation) {
        page.setText(note.map { presentation.text(of: $0) } ?? UTF8Text(), of: .settingsNote)
        // The style sheet hides settings without effect.
        let art = presentation.style.appearance.art
        page.set(.art, to: UTF8Text(stringLiteral: art.word), of: .settingsDialog)
    }
}
