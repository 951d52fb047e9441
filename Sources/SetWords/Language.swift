import PlainText
import SetGame
import SetRules
import SetTable
import SetTogether

/// A language that the app speaks: constants and functions, made in one file each. Adding a language is adding a file
/// to the folder `Languages`; the build lists those in `Language.all`.
///
/// A class, because a reference is smaller to hand about than a dozen constants and functions.
public final class Language: Sendable {
    /// Its code, as in the page's `lang` and in links.
    public let code: StaticString
    /// What it calls itself.
    public let name: StaticString
    /// What stands between a whole number and its decimals.
    let decimalMark: StaticString
    /// The unit of seconds, with the space before it.
    let secondsUnit: StaticString
    private let phrase: @Sendable (Phrase) -> Literal
    private let laterPhrase: @Sendable (LaterPhrase) -> Literal
    private let sentence: @Sendable (Message, Appearance) -> UTF8Text
    private let caption: @Sendable (Caption) -> UTF8Text
    private let cardName: @Sendable (Card, Appearance) -> UTF8Text
    private let reason: @Sendable (Feature, _ two: Value, _ one: Value, Appearance) -> UTF8Text
    private let hueInitial: @Sendable (Hue) -> Literal
    private let nameWords: @Sendable () -> (first: StaticString, second: StaticString)

    /// A language.
    ///
    /// - Parameters:
    ///   - phrase: the text of a label.
    ///   - laterPhrase: the text of a label that is not needed for the first card.
    ///   - message: a message as a sentence, with cards named by what is shown.
    ///   - caption: the text of a label with numbers in it.
    ///   - card: the name of a card.
    ///   - reason: why a feature keeps a triple from being a set: two cards show one value, the last another.
    ///   - initial: the first letter of a colour.
    ///   - names: the words that players' names are made of, 32 first and 32 second ones, with a space after each.
    package init(
        code: StaticString, name: StaticString, decimalMark: StaticString, secondsUnit: StaticString,
        phrase: @escaping @Sendable (Phrase) -> Literal,
        laterPhrase: @escaping @Sendable (LaterPhrase) -> Literal,
        message: @escaping @Sendable (Message, Appearance) -> UTF8Text,
        caption: @escaping @Sendable (Caption) -> UTF8Text,
        card: @escaping @Sendable (Card, Appearance) -> UTF8Text,
        reason: @escaping @Sendable (Feature, _ two: Value, _ one: Value, Appearance) -> UTF8Text,
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

    /// The text of a label that is not needed for the first card.
    public subscript(phrase: LaterPhrase) -> UTF8Text { laterPhrase(phrase).text }

    /// The text of a label with numbers in it.
    public subscript(caption: Caption) -> UTF8Text { self.caption(caption) }

    /// A message as a sentence, with cards named by what is shown.
    public func text(of message: Message, _ appearance: Appearance) -> UTF8Text { sentence(message, appearance) }

    /// The name of a card: "two striped red squiggles".
    public func name(of card: Card, _ appearance: Appearance) -> UTF8Text { cardName(card, appearance) }

    /// The first letter of a colour.
    public func initial(of hue: Hue) -> UTF8Text { hueInitial(hue).text }

    /// The name of a player: "Amber Fox".
    @inline(never)
    public func name(of player: PlayerName) -> UTF8Text {
        let words = nameWords()
        return "\(Self.word(player.first, of: words.first)) \(Self.word(player.second, of: words.second))"
    }

    private static func word(_ number: UInt8, of words: StaticString) -> UTF8Text {
        var reader = TextReader(UTF8Text(stringLiteral: words).bytes)
        for _ in 0..<number { _ = reader.text(until: UInt8(ascii: " ")) }
        return reader.text(until: UInt8(ascii: " ")) ?? UTF8Text()
    }

    /// Why a triple is no set: each feature that keeps it from being one; empty for a set.
    @inline(never)
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

    /// The language whose code a tag such as `en-GB` begins with; `nil` where it is none of ours.
    public static func named(_ tag: UTF8Text) -> Language? {
        let code = UTF8Text(tag.bytes.prefix { $0 != UInt8(ascii: "-") })
        return all.first { code == $0.code }
    }

    /// The first of ours among the browser's languages, written `ru-RU,en,de`; English if there is none.
    public static func preferred(_ list: UTF8Text) -> Language {
        let tags = list.bytes[...].split(separator: UInt8(ascii: ","))
        return tags.lazy.compactMap { named(UTF8Text($0)) }.first ?? .english
    }
}
