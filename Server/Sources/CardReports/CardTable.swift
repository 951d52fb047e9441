import InputOutput
import SetLanguages
import SetRules
import SetTable
import SetWords

/// Lines of text about cards.
package struct CardTable {
    /// The language of the cards' names.
    package let language: Language
    /// The look that the names describe.
    package let appearance: Appearance

    /// Creates the text for a language and a look.
    package init(_ language: Language = .english, _ appearance: Appearance = Appearance()) {
        (self.language, self.appearance) = (language, appearance)
    }

    /// Returns a card's name.
    package func name(of card: Card) -> String { String(language.name(of: card, appearance)) }

    /// Returns a line for each card: its notation and its name.
    package func lines(of cards: [Card]) -> [String] {
        cards.map { "  \($0)  \(name(of: $0))" }
    }

    /// Returns the cards' notations in lines of six, which fit a 40-column terminal.
    package static func rows(of cards: [Card]) -> [String] {
        stride(from: 0, to: cards.count, by: 6).map { row in
            cards[row..<min(row + 6, cards.count)].map(\.description).joined(separator: " ")
        }
    }
}

extension JSONValue {
    /// An array of the cards' notations.
    package static func cards(_ cards: [Card]) -> JSONValue { .array(cards.map { .string($0.description) }) }
}
