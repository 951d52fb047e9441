import PlainText
import SetPage
import SetRules

/// A text for some of the cards on the table, in attributes of their buttons.
final class CardMarks<P: Platform> {
    private let platform: P
    private let attributes: [StaticString]
    /// The texts that show, by card; `nil` if no card has one.
    private var shown: [UTF8Text?]?
    /// The kind of the cards that show them.
    private var kind: CardKind?

    init(platform: P, attributes: [StaticString]) { (self.platform, self.attributes) = (platform, attributes) }

    /// Shows the text of each card, by its index; with `nil`, none. Cards that aren't on the table lose theirs too, since
    /// their buttons come back.
    func show(_ texts: [UTF8Text?]?, on cards: CardButtons<P>) {
        // Cards of another kind have other buttons, which don't have texts yet.
        if let kind = cards.current?.kind, kind != self.kind { (self.kind, shown) = (kind, nil) }
        guard texts != shown else { return }
        for card in cards.all {
            let (former, text) = (self.text(of: card, in: shown), self.text(of: card, in: texts))
            guard former != text, let node = cards.node(of: card) else { continue }
            for attribute in attributes { platform.setAttribute(attribute, to: text, on: node) }
        }
        shown = texts
    }

    private func text(of card: Card, in texts: [UTF8Text?]?) -> UTF8Text? { texts.flatMap { $0[card.index] } }
}
