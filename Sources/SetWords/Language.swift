import PlainText
import SetGame
import SetRules
import SetTable
import SetTogether

/// The words of a language, as far as they have loaded. The files in `Languages` have them, and the build compiles those.
///
/// It is a class because passing a reference takes less code than passing its texts.
public final class Language: Sendable {
    private let words: Words
    private let parts: UTF8Text

    /// Reads compiled words: the part `first`, and perhaps further parts.
    ///
    /// Returns `nil` for a text that isn't compiled words.
    public init?(_ parts: UTF8Text) {
        guard let words = Words(parts) else { return nil }
        (self.words, self.parts) = (words, parts)
    }

    /// Returns the language with a further part. Returns `nil` for a text that isn't a part of this language.
    public func with(_ part: UTF8Text) -> Language? {
        var parts = parts
        parts.append(contentsOf: part)
        return Language(parts)
    }

    /// The language code, as in the page's `lang` attribute and in links.
    public var code: UTF8Text { words.code }

    /// The text of a message without variables.
    ///
    /// - Precondition: its part has loaded.
    public subscript(phrase: Phrase) -> UTF8Text { words[phrase] }

    /// Returns the text of a message.
    ///
    /// - Precondition: its part has loaded.
    public func text(_ wording: Wording) -> UTF8Text {
        switch wording {
        case .phrase(let phrase): words[phrase]
        case .pattern(let pattern, let arguments): words[pattern, arguments]
        }
    }
}

/// A message with the values of its variables.
public enum Wording: Sendable {
    /// A message without variables.
    case phrase(Phrase)
    /// A message with variables.
    case pattern(Pattern, [Argument])

    /// A variable with its value.
    public struct Argument: Sendable {
        let variable: Variable
        let value: Value

        /// The value of a variable.
        enum Value: Sendable {
            /// A number, which plural categories select by.
            case number(Int)
            /// A text.
            case text(UTF8Text)
            /// A word that messages select by.
            case key(StaticString)
        }

        /// Gives a variable a number, which is written with a minus sign if it is negative.
        public static func number(_ variable: Variable, _ number: Int) -> Argument {
            Argument(variable: variable, value: .number(number))
        }

        /// Gives a variable a text.
        public static func text(_ variable: Variable, _ text: UTF8Text) -> Argument {
            Argument(variable: variable, value: .text(text))
        }

        /// Gives a variable one of the words that messages select by.
        public static func key(_ variable: Variable, _ word: StaticString) -> Argument {
            Argument(variable: variable, value: .key(word))
        }

        /// Gives the variable `kind` a kind of match.
        public static func kind(_ kind: MatchKind) -> Argument { key(.kind, kind.word) }

        /// Gives a variable the number of a player at this device.
        public static func player(_ variable: Variable, _ seat: Seat) -> Argument {
            number(variable, Int(seat.rawValue) + 1)
        }
    }
}

extension MatchKind {
    fileprivate var word: StaticString {
        switch self {
        case .set: "set"
        case .ultraSet: "ultraSet"
        case .ghost: "ghost"
        case .quad: "quad"
        case .line: "line"
        case .even: "even"
        }
    }
}

extension Language: Hashable {
    /// Whether both are the same language with the same parts.
    public static func == (one: Language, other: Language) -> Bool {
        one.code == other.code && one.words.count == other.words.count
    }

    /// Feeds its code to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension LanguageTag {
    /// Returns the language whose code a tag such as `en-GB` begins with, or `nil` if the app doesn't have it.
    public static func named(_ tag: UTF8Text) -> LanguageTag? {
        let code = UTF8Text(tag.bytes.prefix { $0 != UInt8(ascii: "-") })
        return allCases.first { code == $0.code }
    }

    /// Returns the first of the browser's languages that the app has, from a list such as `ru-RU,en,de`. Falls back to
    /// English.
    public static func preferred(_ list: UTF8Text) -> LanguageTag {
        let tags = list.bytes[...].split(separator: UInt8(ascii: ","))
        return tags.lazy.compactMap { named(UTF8Text($0)) }.first ?? .en
    }
}
