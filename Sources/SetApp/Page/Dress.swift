import PlainText
import SetRules
import SetTable

/// What cards wear: their looks, and whether they bear a letter for their colour.
struct Dress: Equatable {
    var look = Look()
    var hasLetterMark = false

    /// Draws a card in an element.
    func put<H: Host>(on node: Node, _ card: Card, _ words: Words, _ host: H) {
        host.setMarkup(CardDrawing.svg(of: card, look), on: node)
        let initial = Text(stringLiteral: words.initial(look.hue(card[.color])))
        host.setAttribute("data-letter", to: hasLetterMark ? initial : nil, on: node)
    }
}
