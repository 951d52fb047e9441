import PlainText
import SetRules
import SetTable
import SetWords

/// One of a few things to choose from, each with a word that a link and the storage know it by.
protocol Choice: CaseIterable {
    /// The word.
    var word: StaticString { get }
}

extension UTF8Text {
    /// Takes the choice that this is the word of, and tells whether it is one.
    func choose<Chosen: Choice>(_ choice: inout Chosen) -> Bool {
        guard let named = Chosen.allCases.first(where: { self == $0.word }) else { return false }
        choice = named
        return true
    }

    /// Takes the choice that this is the word of, none for `auto`, and tells whether it is either.
    func choose<Chosen: Choice>(_ choice: inout Chosen?) -> Bool {
        let named = Chosen.allCases.first { self == $0.word }
        guard named != nil || self == "auto" else { return false }
        choice = named
        return true
    }

    /// Takes yes for `1` and no for `0`, and tells whether this is either.
    func choose(_ choice: inout Bool) -> Bool {
        guard self == "0" || self == "1" else { return false }
        choice = self == "1"
        return true
    }
}

extension Optional where Wrapped: Choice {
    /// The word of the choice; `auto` for none.
    var word: StaticString {
        switch self {
        case .none: "auto"
        case .some(let choice): choice.word
        }
    }
}

extension Bool {
    /// `1` for yes and `0` for no.
    var word: StaticString { self ? "1" : "0" }
}

extension TableStyle: Choice {
    var word: StaticString {
        switch self {
        case .classic: "classic"
        case .glyphs: "glyphs"
        case .physics: "physics"
        }
    }
}

extension TableLimit: Choice {
    var word: StaticString {
        switch self {
        case .none: "none"
        case .twentyFour: "24"
        }
    }
}

extension MatchLeaves: Choice {
    var word: StaticString {
        switch self {
        case .onNextTap: "tap"
        case .byItself: "itself"
        }
    }
}

extension Players: Choice {
    var word: StaticString {
        switch self {
        case .one: "1"
        case .two: "2"
        }
    }
}

extension ClaimTime: Choice {
    var word: StaticString {
        switch self {
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

extension Artwork: Choice {
    var word: StaticString {
        switch self {
        case .classic: "classic"
        case .shapes: "shapes"
        case .glyphs: "glyphs"
        }
    }
}

extension Stripes: Choice {
    var word: StaticString {
        switch self {
        case .lines: "lines"
        case .tint: "tint"
        }
    }
}

extension Theme: Choice {
    var word: StaticString {
        switch self {
        case .system: "auto"
        case .light: "light"
        case .dark: "dark"
        }
    }
}

extension Motion: Choice {
    var word: StaticString {
        switch self {
        case .fly: "fly"
        case .physics: "physics"
        case .still: "still"
        }
    }
}

extension Route: Choice {
    var word: StaticString {
        switch self {
        case .away: "away"
        case .deck: "deck"
        }
    }
}

extension Language: Choice {
    var word: StaticString { code }
}
