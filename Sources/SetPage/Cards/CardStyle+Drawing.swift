import PlainText
import SetRules
import SetTable
import SetWords

extension CardStyle {
    /// Draws a card in an element.
    func draw<P: Platform>(on node: Node, _ card: Card, _ language: Language, _ platform: P) {
        platform.setMarkup(CardDrawing.svg(of: card, appearance), on: node)
        let initial = language.initial(of: appearance.hue(card[.color]))
        platform.setAttribute("data-letter", to: hasLetterMark ? initial : nil, on: node)
    }
}
