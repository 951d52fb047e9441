import PlainText
import SetRules
import SetTable

/// A language that the app speaks.
public enum Language: CaseIterable, Sendable {
    /// English, which every other language falls back on.
    case english
    /// Russian.
    case russian

    /// Its words.
    public var words: Words {
        switch self {
        case .english: .english
        case .russian: .russian
        }
    }

    /// The language whose code a text begins with, as in `en-GB`; `nil` where it is none of ours.
    public init?(tag: Text) {
        let code = Text(tag.bytes.prefix { $0 != UInt8(ascii: "-") })
        guard let language = Language.allCases.first(where: { code == $0.words.code }) else { return nil }
        self = language
    }

    /// The first of ours among the browser's languages, written `ru-RU,en,de`; English if there is none.
    public init(preferred list: Text) {
        let tags = list.bytes.split(separator: UInt8(ascii: ","))
        self = tags.lazy.compactMap { Language(tag: Text($0)) }.first ?? .english
    }
}

/// All words of one language. A new language is a new file with one of these, and its name in `Language`.
public struct Words: Sendable {
    /// The language's code, as in the page's `lang`.
    public let code: StaticString
    /// What it calls itself.
    public let name: StaticString
    /// What it says for a phrase.
    public let phrase: @Sendable (Phrase) -> StaticString
    /// What it calls a card.
    let cardName: @Sendable (Card, Look) -> Text
    /// Why a feature keeps a trio from being a set.
    let reason: @Sendable (Feature, _ two: Value, _ one: Value, Look) -> Text
    /// The first letter of a colour.
    let initial: @Sendable (Hue) -> StaticString

    /// The phrase, ready to have its gaps filled.
    public subscript(phrase: Phrase) -> Text {
        Text(stringLiteral: self.phrase(phrase))
    }

    /// What it calls a card by its looks: "two striped red squiggles".
    public func card(_ card: Card, _ look: Look) -> Text { cardName(card, look) }

    /// Why a feature keeps a trio from being a set: "two are red, one is green".
    public func split(_ feature: Feature, two: Value, one: Value, _ look: Look) -> Text {
        reason(feature, two, one, look)
    }

    /// Why a trio is no set, each feature that keeps it from being one; empty for a set.
    public func reasons(_ trio: Trio, _ look: Look) -> Text {
        let reasons = Feature.allCases.compactMap { feature -> Text? in
            switch trio[feature] {
            case .same, .different: nil
            case .split(let two, let one): split(feature, two: two, one: one, look)
            }
        }
        return Text.joined(reasons, by: "; ")
    }
}

extension Value {
    /// One of three, by value.
    func pick(_ first: StaticString, _ second: StaticString, _ third: StaticString) -> StaticString {
        switch self {
        case .first: first
        case .second: second
        case .third: third
        }
    }
}
