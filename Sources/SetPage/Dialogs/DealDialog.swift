import PlainText
import SetRules
import SetSettings
import SetWords

/// The deal in progress, to be copied, and another one to be typed.
package struct DealDialog {
    /// What stands in the field.
    package var text: UTF8Text
    /// What was last said in it.
    package var note: Message?

    /// The dialog with this deal.
    package init(_ id: DealID) {
        text = id.text
    }

    /// The deal that is typed, as such or as a link to it; `nil` where there is none.
    package var typed: DealID? {
        let typed = text.withoutSpaces
        let query = typed.bytes.drop { $0 != UInt8(ascii: "?") }
        if case .id(let id) = Link(query: UTF8Text(query)).deal { return id }
        return try? DealID(text: typed)
    }

    func render<P: Platform>(_ change: DialogChange, on page: Page<P>, _ presentation: Presentation) {
        if change == .content { page.setValue(text, of: .dealInput) }
        page.setText(note.map { presentation.text(of: $0) } ?? UTF8Text(), of: .dealNote)
    }
}

extension UTF8Text {
    /// The text without spaces at its beginning and its end.
    fileprivate var withoutSpaces: UTF8Text {
        var rest = bytes[...]
        while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
        while rest.last == UInt8(ascii: " ") { rest.removeLast() }
        return UTF8Text(rest)
    }
}
