import PlainText
import SetGame
import SetPage
import SetRecords
import SetSettings
import SetWords

/// The dialog to copy the current deal or type another deal.
package struct DealDialog {
    /// The text in the field.
    package var text: UTF8Text
    /// The last message in the dialog.
    package private(set) var note: Message?

    /// Creates the dialog with this deal.
    package init(_ id: DealID) {
        text = id.text
    }

    /// The typed deal, from its id or from a link to it; `nil` if it isn't valid.
    var typed: DealID? {
        let typed = text.withoutSpaces
        let query = typed.bytes.drop { $0 != UInt8(ascii: "?") }
        let link = Link(query: UTF8Text(query))
        if case .id(let id) = link.deal {
            guard let dated = link.dated else { return id }
            return DailyTask(id.seed, isPuzzle: dated == .puzzle).map { DailyDeal(of: $0).id() }
        }
        return try? DealID(text: typed)
    }

    /// Plays the typed deal, as a link to it does.
    mutating func play() -> [DialogEffect] {
        if let typed { return [.playDeal(typed)] }
        note = .phrase(.dealNotTyped)
        return [.render(.detail)]
    }

    /// Notes whether the clipboard has taken the deal's id.
    mutating func noteCopied(_ isAccepted: Bool) -> [DialogEffect] {
        note = .phrase(isAccepted ? .dealCopied : .dealNotCopied)
        return [.render(.detail)]
    }

    func render<P: Platform>(_ change: DialogChange, on page: Page<P>, _ presentation: Presentation) {
        if change == .content { page.setValue(text, of: .dealInput) }
        page.setText(note.map { presentation.text(of: $0) } ?? UTF8Text(), of: .dealNote)
    }
}

extension UTF8Text {
    /// The text without leading and trailing spaces.
    fileprivate var withoutSpaces: UTF8Text {
        var rest = bytes[...]
        while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
        while rest.last == UInt8(ascii: " ") { rest.removeLast() }
        return UTF8Text(rest)
    }
}
