import PlainText
import SetGame
import SetRules
import SetTable
import SetTogether

/// A language of the app: constants and functions, each language in a separate file. To add a language, add a file to
/// the folder `Languages`; the build lists these files in `Language.all`.
///
/// It is a class because passing a reference takes less code than passing a dozen constants and functions.
public final class Language: Sendable {
    /// The language code, as in the page's `lang` attribute and in links.
    public let code: StaticString
    /// The name of the language in that language.
    public let name: StaticString
    /// The separator between a whole number and its decimals.
    let decimalMark: StaticString
    /// The unit of seconds, with the space before it.
    let secondsUnit: StaticString
    private let phrase: @Sendable (Phrase) -> Literal
    private let laterPhrase: @Sendable (LaterPhrase) -> Literal
    private let sentence: @Sendable (Message, Appearance, MatchKind) -> UTF8Text
    private let caption: @Sendable (Caption) -> UTF8Text
    private let cardName: @Sendable (Card, Appearance) -> UTF8Text
    private let reason: @Sendable (Feature, _ two: FeatureValue, _ one: FeatureValue, Appearance) -> UTF8Text
    private let hueInitial: @Sendable (Hue) -> Literal
    private let nameWords: @Sendable () -> (first: StaticString, second: StaticString)

    /// Creates a language.
    ///
    /// - Parameters:
    ///   - phrase: the text of a label.
    ///   - laterPhrase: the text of a label that isn't needed for the first card.
    ///   - message: a message as a sentence, with cards named as they look and with the word for a kind of match.
    ///   - caption: the text of a label with numbers in it.
    ///   - card: the name of a card.
    ///   - reason: why a feature prevents a triple from being a set: two cards share a value, and the third has another.
    ///   - initial: the first letter of a colour.
    ///   - names: the words of players' names: 32 first words and 32 second words, each followed by a space.
    package init(
        code: StaticString, name: StaticString, decimalMark: StaticString, secondsUnit: StaticString,
        phrase: @escaping @Sendable (Phrase) -> Literal,
        laterPhrase: @escaping @Sendable (LaterPhrase) -> Literal,
        message: @escaping @Sendable (Message, Appearance, MatchKind) -> UTF8Text,
        caption: @escaping @Sendable (Caption) -> UTF8Text,
        card: @escaping @Sendable (Card, Appearance) -> UTF8Text,
        reason: @escaping @Sendable (Feature, _ two: FeatureValue, _ one: FeatureValue, Appearance) -> UTF8Text,
        initial: @escaping @Sendable (Hue) -> Literal,
        names: @escaping @Sendable () -> (first: StaticString, second: StaticString)
    ) {
        (self.code, self.name, self.decimalMark, self.secondsUnit) = (code, name, decimalMark, secondsUnit)
        (self.phrase, self.caption, self.reason) = (phrase, caption, reason)
        (sentence, cardName, hueInitial, self.laterPhrase) = (message, card, initial, laterPhrase)
        nameWords = names
    }

    /// The text of a label.
    public subscript(phrase: Phrase) -> UTF8Text { self.phrase(phrase).text }

    /// The text of a label that isn't needed for the first card.
    public subscript(phrase: LaterPhrase) -> UTF8Text { laterPhrase(phrase).text }

    /// The text of a label with numbers in it.
    public subscript(caption: Caption) -> UTF8Text { self.caption(caption) }

    /// Returns a message as a sentence, with cards named as they look and with the word for a kind of match.
    public func text(of message: Message, _ appearance: Appearance, _ kind: MatchKind = .set) -> UTF8Text {
        sentence(message, appearance, kind)
    }

    /// Returns the name of a card: "two striped red squiggles".
    public func name(of card: Card, _ appearance: Appearance) -> UTF8Text { cardName(card, appearance) }

    /// Returns the first letter of a colour.
    public func initial(of hue: Hue) -> UTF8Text { hueInitial(hue).text }

    /// Returns the name of a player: "Amber Fox".
    public func name(of player: PlayerName) -> UTF8Text {
        let words = nameWords()
        return "\(Self.word(player.first, of: words.first)) \(Self.word(player.second, of: words.second))"
    }

    private static func word(_ number: UInt8, of words: StaticString) -> UTF8Text {
        var reader = TextReader(UTF8Text(stringLiteral: words).bytes)
        for _ in 0..<number { _ = reader.text(until: UInt8(ascii: " ")) }
        return reader.text(until: UInt8(ascii: " ")) ?? UTF8Text()
    }

    /// Returns why a triple isn't a set, feature by feature. The text is empty for a set.
    public func reasons(_ triple: CardTriple, _ appearance: Appearance) -> UTF8Text {
        let reasons = Feature.allCases.compactMap { feature -> UTF8Text? in
            switch triple[feature] {
            case .same, .different: nil
            case .split(let two, let one): reason(feature, two, one, appearance)
            }
        }
        return UTF8Text.joined(reasons, by: "; ")
    }
}

extension Language: Hashable {
    /// Whether both are the same language.
    public static func == (one: Language, other: Language) -> Bool { one === other }

    /// Feeds its identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Language: CaseIterable {
    /// All languages.
    public static var allCases: [Language] { all }

    /// Returns the language whose code a tag such as `en-GB` begins with, or `nil` if the app doesn't have it.
    public static func named(_ tag: UTF8Text) -> Language? {
        let code = UTF8Text(tag.bytes.prefix { $0 != UInt8(ascii: "-") })
        return all.first { code == $0.code }
    }

    /// Returns the first of the browser's languages that the app has, from a list such as `ru-RU,en,de`. Falls back to
    /// English.
    public static func preferred(_ list: UTF8Text) -> Language {
        let tags = list.bytes[...].split(separator: UInt8(ascii: ","))
        return tags.lazy.compactMap { named(UTF8Text($0)) }.first ?? .english
    }
}
