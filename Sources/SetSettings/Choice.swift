import PlainText
import SetGame
import SetRules
import SetSound
import SetTable
import SetWords

/// An option from a short list. Links and storage use its word.
package protocol Choice: CaseIterable {
    /// The word.
    var word: StaticString { get }
}

extension UTF8Text {
    /// Sets the choice to the option with this word. Returns whether there is such an option.
    package func choose<Chosen: Choice>(_ choice: inout Chosen) -> Bool {
        guard let named = Chosen.allCases.first(where: { self == $0.word }) else { return false }
        choice = named
        return true
    }

    /// Sets the choice to the option with this word, or to `nil` for `auto`. Returns whether the word is valid.
    package func choose<Chosen: Choice>(_ choice: inout Chosen?) -> Bool {
        let named = Chosen.allCases.first { self == $0.word }
        guard named != nil || self == "auto" else { return false }
        choice = named
        return true
    }

    /// Sets the choice to true for `1` and to false for `0`. Returns whether the text is either.
    package func choose(_ choice: inout Bool) -> Bool {
        guard self == "0" || self == "1" else { return false }
        choice = self == "1"
        return true
    }
}

extension Optional where Wrapped: Choice {
    /// The word of the choice; `auto` for `nil`.
    package var word: StaticString {
        switch self {
        case .none: "auto"
        case .some(let choice): choice.word
        }
    }
}

extension Bool {
    /// `1` for true and `0` for false.
    package var word: StaticString { self ? "1" : "0" }
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

extension Route: Choice {
    package var word: StaticString {
        switch self {
        case .away: "away"
        case .deck: "deck"
        }
    }
}

extension UTF8Text {
    /// Sets the volume to this number. Returns whether there is such a volume. `Volume` isn't a `Choice` because reading a
    /// digit takes less code.
    package func choose(_ volume: inout Volume) -> Bool {
        let digit = bytes.count == 1 ? Int(bytes[0]) - 48 : self == "10" ? 10 : 0
        guard let named = Volume(rawValue: digit) else { return false }
        volume = named
        return true
    }
}

extension Volume {
    /// The number of the volume, as in links and storage.
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

extension Language: Choice {
    package var word: StaticString { code }
}
