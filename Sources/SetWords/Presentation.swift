import PlainText
import SetRules
import SetTable

/// The language, the card style and the word for a match: they turn data into text and pictures.
package struct Presentation: Equatable {
    /// The language.
    package let language: Language
    /// The style of the cards.
    package let style: CardStyle
    /// The game that messages are about.
    package let variant: Variant

    /// Creates a presentation.
    package init(language: Language, style: CardStyle, variant: Variant = .set) {
        var style = style
        style.appearance.namesShading = variant.rules.cards.varies(in: .shading)
        (self.language, self.style, self.variant) = (language, style, variant)
    }

    /// Returns the presentation of another game.
    package func of(_ variant: Variant) -> Presentation {
        Presentation(language: language, style: style, variant: variant)
    }

    /// Returns a message as a sentence.
    package func text(of message: Message) -> UTF8Text {
        language.text(of: message, style.appearance, variant.rules.kind)
    }

    /// Returns messages as sentences.
    package func text(of messages: [Message]) -> UTF8Text {
        UTF8Text.joined(messages.map { text(of: $0) }, by: " ")
    }

    /// Returns the name of a card.
    package func name(of card: Card) -> UTF8Text { language.name(of: card, style.appearance) }

    /// Returns the names of cards, separated by commas.
    package func names(of cards: [Card]) -> UTF8Text { UTF8Text.joined(cards.map { name(of: $0) }, by: ", ") }

    /// Returns the position of a card: "row 2, column 3".
    package func name(of cell: CardGrid.Cell) -> UTF8Text {
        language[.cell(row: cell.row + 1, column: cell.column + 1)]
    }

    /// Returns the name of a card that lies face down: "face-down card, row 2, column 3".
    package func nameOfFaceDownCard(at cell: CardGrid.Cell) -> UTF8Text {
        "\(language[Phrase.faceDownCard]), \(name(of: cell))"
    }

    /// Returns a drawing of a card about 50 pixels wide, as markup.
    package func drawing(of card: Card) -> UTF8Text { CardDrawing(style.appearance, .coarse).svg(of: card) }

    /// Returns a small picture of a card, labelled with the card's name, with an attribute after a space.
    package func picture(of card: Card, _ attribute: StaticString = "") -> UTF8Text {
        "<span class=\"mini\" role=\"img\" aria-label=\"\(name(of: card))\"\(attribute)>\(drawing(of: card))</span>"
    }

    /// Returns small pictures of cards, side by side.
    package func pictures(of cards: [Card]) -> UTF8Text {
        "<div class=\"minis\">\(UTF8Text.joined(cards.map { picture(of: $0) }, by: ""))</div>"
    }
}
