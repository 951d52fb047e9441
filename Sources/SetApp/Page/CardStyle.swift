import PlainText
import SetRules
import SetTable
import SetWords

/// What cards wear: their looks, and whether they bear a letter for their colour.
struct CardStyle: Equatable {
    var appearance = Appearance()
    var hasLetterMark = false

    /// Draws a card in an element.
    func put<H: Platform>(on node: Node, _ card: Card, _ language: Language, _ platform: H) {
        platform.setMarkup(CardDrawing.svg(of: card, appearance), on: node)
        let initial = UTF8Text(stringLiteral: language.initial(of: appearance.hue(card[.color])))
        platform.setAttribute("data-letter", to: hasLetterMark ? initial : nil, on: node)
    }
}
