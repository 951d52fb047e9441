import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// A value that links and storage write as a word.
package protocol Worded {
    /// The word.
    var word: StaticString { get }

    /// Creates the value with this word, or returns `nil` if there is none.
    init?(word: UTF8Text)

    #if !hasFeature(Embedded)
    /// The words of all values, in the order in which they are offered.
    static var words: [StaticString] { get }
    #endif
}

extension UTF8Text {
    /// Sets the value to the one with this word. Returns whether there is such a value.
    package func choose<Value: Worded>(_ value: inout Value) -> Bool {
        guard let named = Value(word: self) else { return false }
        value = named
        return true
    }
}

/// An option from a short list.
package protocol Choice: Worded, CaseIterable {}

extension Choice {
    package init?(word: UTF8Text) {
        guard let named = Self.allCases.first(where: { word == $0.word }) else { return nil }
        self = named
    }
}

/// `auto` is the word of `nil`.
extension Optional: Worded where Wrapped: Choice {
    package var word: StaticString {
        switch self {
        case .none: "auto"
        case .some(let choice): choice.word
        }
    }

    package init?(word: UTF8Text) {
        let named = Wrapped(word: word)
        guard named != nil || word == "auto" else { return nil }
        self = named
    }
}

/// `1` is the word of true, and `0` of false.
extension Bool: Worded {
    package var word: StaticString { self ? "1" : "0" }

    package init?(word: UTF8Text) {
        guard word == "0" || word == "1" else { return nil }
        self = word == "1"
    }
}

extension Variant: Choice {
    package var word: StaticString { id }
}

extension TableStyle: Choice {
    package var word: StaticString {
        switch self {
        case .classic: "classic"
        case .glyphs: "glyphs"
        case .physics: "physics"
        }
    }
}

extension TableLimit: Choice {
    package var word: StaticString {
        switch self {
        case .none: "none"
        case .twentyFour: "24"
        }
    }
}

extension MatchLeaves: Choice {
    package var word: StaticString {
        switch self {
        case .onNextTap: "tap"
        case .byItself: "itself"
        }
    }
}

extension Players: Choice {
    /// The numbers of players who share one device. Players can't be set apart by a setting.
    public static var allCases: [Players] { onOneDevice }

    // Players apart each have a separate page.
    package var word: StaticString { needClaims ? "2" : "1" }
}

extension ClaimTime: Choice {
    package var word: StaticString {
        switch self {
        case .three: "3"
        case .four: "4"
        case .five: "5"
        case .six: "6"
        case .seven: "7"
        case .eight: "8"
        case .nine: "9"
        case .ten: "10"
        case .unlimited: "none"
        }
    }
}

extension Artwork: Choice {
    package var word: StaticString {
        switch self {
        case .classic: "classic"
        case .shapes: "shapes"
        case .glyphs: "glyphs"
        }
    }
}

extension Stripes: Choice {
    package var word: StaticString {
        switch self {
        case .lines: "lines"
        case .tint: "tint"
        }
    }
}

extension Theme: Choice {
    package var word: StaticString {
        switch self {
        case .system: "auto"
        case .light: "light"
        case .dark: "dark"
        }
    }
}

extension Motion: Choice {
    package var word: StaticString {
        switch self {
        case .fly: "fly"
        case .physics: "physics"
        case .still: "still"
        }
    }
}

extension Hand: Choice {
    package var word: StaticString {
        switch self {
        case .right: "right"
        case .left: "left"
        }
    }
}

extension Route: Choice {
    package var word: StaticString {
        switch self {
        case .away: "away"
        case .deck: "deck"
        }
    }
}

/// The word of a volume is its number. `Volume` isn't a `Choice` because reading a digit takes less code.
extension Volume: Worded {
    package init?(word: UTF8Text) {
        let digit = word.bytes.count == 1 ? Int(word.bytes[0]) - 48 : word == "10" ? 10 : 0
        self.init(rawValue: digit)
    }

    package var word: StaticString {
        switch self {
        case .one: "1"
        case .two: "2"
        case .three: "3"
        case .four: "4"
        case .five: "5"
        case .six: "6"
        case .seven: "7"
        case .eight: "8"
        case .nine: "9"
        case .ten: "10"
        }
    }
}

extension LanguageTag: Choice {
    package var word: StaticString { code }
}

#if !hasFeature(Embedded)
extension Choice {
    package static var words: [StaticString] { allCases.map { $0.word } }
}

extension Optional where Wrapped: Choice {
    package static var words: [StaticString] { ["auto"] + Wrapped.words }
}

extension Bool {
    package static var words: [StaticString] { [false.word, true.word] }
}

extension Volume {
    package static var words: [StaticString] { allCases.map { $0.word } }
}
#endif
