import PlainText
import SetGame
import SetRules
import SetTable

/// A language that the app speaks.
public enum Language: CaseIterable, Sendable {
    /// English, which is spoken where none of the browser's languages is ours.
    case english
    /// Russian.
    case russian

    /// Its words.
    public var words: Words { Words(language: self) }

    /// The language whose code a text begins with, as in `en-GB`; `nil` where it is none of ours.
    public init?(tag: UTF8Text) {
        let code = UTF8Text(tag.bytes.prefix { $0 != UInt8(ascii: "-") })
        guard let language = Language.allCases.first(where: { code == $0.words.code }) else { return nil }
        self = language
    }

    /// The first of ours among the browser's languages, written `ru-RU,en,de`; English if there is none.
    public init(preferred list: UTF8Text) {
        let tags = list.bytes[...].split(separator: UInt8(ascii: ","))
        self = tags.lazy.compactMap { Language(tag: UTF8Text($0)) }.first ?? .english
    }
}

/// What a language has to say. A new language is a new file with one of these, a case of `Language` and
/// an option in the page.
protocol Wording {
    /// The language's code, as in the page's `lang`.
    static var code: StaticString { get }
    /// What it calls itself.
    static var name: StaticString { get }
    /// What stands between a whole number and its decimals.
    static var decimalMark: StaticString { get }
    /// What it says for a phrase.
    static func phrase(_ phrase: Phrase) -> StaticString
    /// What it calls a card.
    static func card(_ card: Card, _ appearance: Appearance) -> UTF8Text
    /// Why a feature keeps a triple from being a set.
    static func split(_ feature: Feature, two: Value, one: Value, _ appearance: Appearance) -> UTF8Text
    /// The first letter of a colour.
    static func initial(_ hue: Hue) -> StaticString
}

/// All words of one language.
public struct Words: Sendable {
    /// The language. Nothing else is in it, since words are asked for everywhere, and a table of functions would be
    /// handed about each time.
    let language: Language

    /// English.
    public static var english: Words { Words(language: .english) }
    /// Russian.
    public static var russian: Words { Words(language: .russian) }

    /// The language's code, as in the page's `lang`.
    public var code: StaticString {
        switch language {
        case .english: English.code
        case .russian: Russian.code
        }
    }

    /// What it calls itself.
    public var name: StaticString {
        switch language {
        case .english: English.name
        case .russian: Russian.name
        }
    }

    var decimalMark: StaticString {
        switch language {
        case .english: English.decimalMark
        case .russian: Russian.decimalMark
        }
    }

    /// The phrase, ready to have its gaps filled.
    public subscript(phrase: Phrase) -> UTF8Text {
        switch language {
        case .english: UTF8Text(stringLiteral: English.phrase(phrase))
        case .russian: UTF8Text(stringLiteral: Russian.phrase(phrase))
        }
    }

    /// What it calls a card by its looks: "two striped red squiggles".
    public func card(_ card: Card, _ appearance: Appearance) -> UTF8Text {
        switch language {
        case .english: English.card(card, appearance)
        case .russian: Russian.card(card, appearance)
        }
    }

    /// Why a feature keeps a triple from being a set: "two are red, one is green".
    public func split(_ feature: Feature, two: Value, one: Value, _ appearance: Appearance) -> UTF8Text {
        switch language {
        case .english: English.split(feature, two: two, one: one, appearance)
        case .russian: Russian.split(feature, two: two, one: one, appearance)
        }
    }

    func initial(_ hue: Hue) -> StaticString {
        switch language {
        case .english: English.initial(hue)
        case .russian: Russian.initial(hue)
        }
    }
}

extension Words {
    /// What it calls a feature.
    func name(_ feature: Feature) -> UTF8Text {
        switch feature {
        case .number: self[.number]
        case .symbol: self[.symbol]
        case .shading: self[.shading]
        case .color: self[.color]
        }
    }

    /// Why a triple is a set, feature by feature.
    func agreements(_ set: CardTriple) -> UTF8Text {
        let agreements = Feature.allCases.map { feature in
            UTF8Text.joined([name(feature), self[set[feature] == .different ? .allDifferent : .allTheSame]], by: ": ")
        }
        return UTF8Text.joined([self[.match], UTF8Text.joined(agreements, by: "; ")], by: " ")
    }

    /// What it calls a player.
    func name(_ seat: Seat) -> UTF8Text {
        switch seat {
        case .first: self[.player1]
        case .second: self[.player2]
        }
    }

    /// Why a triple is no set, each feature that keeps it from being one; empty for a set.
    public func reasons(_ triple: CardTriple, _ appearance: Appearance) -> UTF8Text {
        let reasons = Feature.allCases.compactMap { feature -> UTF8Text? in
            switch triple[feature] {
            case .same, .different: nil
            case .split(let two, let one): split(feature, two: two, one: one, appearance)
            }
        }
        return UTF8Text.joined(reasons, by: "; ")
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
