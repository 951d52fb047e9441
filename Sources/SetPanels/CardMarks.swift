import PlainText
import SetPage
import SetRules

/// A text for some of the cards on the table, in attributes of their buttons.
final class CardMarks<P: Platform> {
    private let platform: P
    private let attributes: [StaticString]
    private var shown: [CardMark] = []

    init(platform: P, attributes: [StaticString]) { (self.platform, self.attributes) = (platform, attributes) }

    /// Shows these marks and no others. Cards that have left the table lose theirs too, since their buttons are reused.
    func show(_ marks: [CardMark], on cards: CardButtons<P>) {
        guard marks != shown else { return }
        for former in shown where !marks.contains(where: { $0.card == former.card }) {
            set(nil, on: cards.node(of: former.card))
        }
        for mark in marks where !shown.contains(mark) { set(mark.text, on: cards.node(of: mark.card)) }
        shown = marks
    }

    private func set(_ text: UTF8Text?, on node: Node?) {
        guard let node else { return }
        for attribute in attributes { platform.setAttribute(attribute, to: text, on: node) }
    }
}

/// A text on a card.
struct CardMark: Hashable {
    let card: Card
    let text: UTF8Text
}
