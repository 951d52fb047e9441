import PlainText
import SetRules
import SetTable

/// How the game looks and what it is called: what turns data into text and pictures.
package struct Presentation: Equatable {
    /// The language.
    package let language: Language
    /// How cards are drawn.
    package let style: CardStyle

    /// A presentation.
    package init(language: Language, style: CardStyle) {
        (self.language, self.style) = (language, style)
    }

    /// A message as a sentence.
    package func text(of message: Message) -> UTF8Text { language.text(of: message, style.appearance) }

    /// Messages as sentences.
    package func text(of messages: [Message]) -> UTF8Text {
        UTF8Text.joined(messages.map { text(of: $0) }, by: " ")
    }

    /// The name of a card.
    package func name(of card: Card) -> UTF8Text { language.name(of: card, style.appearance) }

    /// The names of cards, one after the other.
    package func names(of cards: [Card]) -> UTF8Text { UTF8Text.joined(cards.map { name(of: $0) }, by: ", ") }

    /// Where a card lies: "row 2, column 3".
    package func name(of cell: CardGrid.Cell) -> UTF8Text {
        language[.cell(row: cell.row + 1, column: cell.column + 1)]
    }

    /// The drawing of a card about 50 pixels wide, as markup.
    package func drawing(of card: Card) -> UTF8Text { CardDrawing(style.appearance, .coarse).svg(of: card) }

    /// A small picture of a card, under the card's name.
    @inline(never)
    package func picture(of card: Card, isMarked: Bool = false) -> UTF8Text {
        let mark: StaticString = isMarked ? " data-marked" : ""
        return "<span class=\"mini\" role=\"img\" aria-label=\"\(name(of: card))\"\(mark)>\(drawing(of: card))</span>"
    }

    /// Small pictures of cards, side by side.
    package func pictures(of cards: [Card]) -> UTF8Text {
        "<div class=\"minis\">\(UTF8Text.joined(cards.map { picture(of: $0) }, by: ""))</div>"
    }
}
