import SetRules

/// A position in a text.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The column in Unicode scalars, counted from 1.
    public let column: Int

    /// The position in words.
    public var description: String { "line \(line), column \(column)" }

    /// Returns the position this many columns to the right.
    func moved(by columns: Int) -> TextPosition { TextPosition(line: line, column: column + columns) }
}

/// Why a text isn't a list of cards.
public enum CardListError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text contains no cards.
    case noCards
    /// A word other than the expected input; `nil` for the end of the text.
    case unexpected(word: String?, at: TextPosition, expected: Expectation)
    /// The same card appears at two positions.
    case duplicate(Card, at: TextPosition, before: TextPosition)
    /// The deck of the game doesn't have this card, since all of its cards are solid.
    case foreign(Card, at: TextPosition)

    /// The input that is allowed at a position in a list of cards.
    public enum Expectation: Hashable, Sendable {
        /// A digit of a card of a kind.
        case digit(CardKind)
        /// The digit of a dot, of which a card has at least one.
        case dot
        /// White space or a comma after the last digit of a card of a kind.
        case separator(CardKind)
        /// A whole card of a kind; these are the first words of the card names.
        case card(CardKind, words: [String])
        /// One of these words.
        case word([String])
    }

    /// A message with the position, the word found there and the expected input.
    public var description: String {
        switch self {
        case .noCards: "There are no cards. \(CardListError.example)"
        case .unexpected(let word, let position, let expected):
            "At \(position), \(word.map(CardListError.quoted) ?? "the end of the text"): expected \(expected)."
        case .duplicate(let card, let position, let before):
            "Card \(card) appears twice: at \(before) and at \(position)."
        case .foreign(let card, let position):
            "At \(position), \(card): the cards of this game are solid, so the third digit is 1."
        }
    }

    /// How to write a card.
    static let example = "Write a card as its digits, such as 2231, or by its name."

    /// The start of a word. Control characters and others that could affect a terminal are replaced.
    private static func quoted(_ word: String) -> String {
        let hidden: Set<Unicode.GeneralCategory> = [
            .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
        ]
        let scalars = word.unicodeScalars.prefix(24).map { scalar in
            hidden.contains(scalar.properties.generalCategory) ? "\u{fffd}" : Character(scalar)
        }
        return "“\(String(scalars))\(word.unicodeScalars.count > 24 ? "…" : "")”"
    }
}

extension CardListError.Expectation: CustomStringConvertible {
    /// The expected input in words.
    public var description: String {
        switch self {
        case .digit(let kind): "\(kind.oneDigit), \(kind.digitWord) for each card"
        case .dot: "at least one 1"
        case .separator(let kind): "white space or a comma after \(kind.digitWord) digits"
        case .card(let kind, let words):
            "\(kind.digitWord) digits from \(kind.digits.lowerBound) to \(kind.digits.upperBound), or a name that begins with \(Self.alternatives(words))"
        case .word(let words): Self.alternatives(words)
        }
    }

    /// `red, green or purple`
    private static func alternatives(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return "\(words.dropLast().joined(separator: ", ")) or \(last)"
    }
}

extension CardKind {
    /// The possible digits of a card: its values, counted from 1, or whether it has a dot.
    var digits: ClosedRange<Int> { self == .dots ? 0...1 : 1...valueCount }

    /// The number of digits of a card.
    var digitCount: Int { self == .dots ? Dot.allCases.count : features.count }

    /// The number of digits of a card, as a word.
    fileprivate var digitWord: String {
        switch self {
        case .set, .quads: "four"
        case .mega: "five"
        case .dots: "six"
        }
    }

    /// One of the digits, in words.
    fileprivate var oneDigit: String {
        self == .dots ? "0 or 1" : "a digit from \(digits.lowerBound) to \(digits.upperBound)"
    }
}
