import PlainText
import SetRules
import SetTable
import SetWords

/// How cards are drawn: their appearance, and whether they show a letter for their colour.
package struct CardStyle: Equatable {
    /// What the symbols look like.
    package var appearance: Appearance
    /// Whether each card shows the first letter of its colour.
    package var hasLetterMark: Bool

    /// A style.
    package init(appearance: Appearance = Appearance(), hasLetterMark: Bool = false) {
        (self.appearance, self.hasLetterMark) = (appearance, hasLetterMark)
    }

    /// Draws a card in an element.
    func draw<P: Platform>(on node: Node, _ card: Card, _ language: Language, _ platform: P) {
        platform.setMarkup(CardDrawing.svg(of: card, appearance), on: node)
        let initial = language.initial(of: appearance.hue(card[.color]))
        platform.setAttribute("data-letter", to: hasLetterMark ? initial : nil, on: node)
    }
}
