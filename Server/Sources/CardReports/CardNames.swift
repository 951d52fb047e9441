import SetLanguages
import SetRules
import SetTable
import SetWords

/// The names of a game's cards in a language, word by word.
///
/// The possible next words are looked up among the names, so languages don't need a grammar.
public struct CardNames: Sendable {
    private let names: [(card: Card, words: [String])]

    /// The names of some cards in a language, for the symbols and colours of an appearance. If it doesn't name the
    /// shading, the cards have only one.
    public init(
        of cards: CardSpace = .set, _ language: Language = .english, _ appearance: Appearance = Appearance()
    ) {
        names = cards.deck.map { card in
            (card, String(language.name(of: card, appearance)).split { " ,".contains($0) }.map(String.init))
        }
    }

    /// The card with a name of these words, or `nil` if there is none.
    func card(named words: [String]) -> Card? {
        names.first { $0.words == words }?.card
    }

    /// The words that can follow these, in the order of their feature values; empty if no name starts with these words.
    func words(after words: [String]) -> [String] {
        var next: [String] = []
        for name in names where name.words.count > words.count && name.words.starts(with: words) {
            let word = name.words[words.count]
            if !next.contains(word) { next.append(word) }
        }
        return next
    }
}
