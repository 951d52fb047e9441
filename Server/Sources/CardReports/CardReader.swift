import SetRules

/// Reads a list of cards. Each card is its digits (`2231`, and `m22312` or `22312` in Mega) or a name (`two striped red
/// diamonds`); white space or commas separate cards. `#` begins a comment, which continues to the end of the line.
public struct CardReader {
    private let names: CardNames
    private let deck: CardSpace

    /// A word of the text and its position.
    private struct Word {
        let bytes: ArraySlice<UInt8>
        let position: TextPosition
    }

    /// Creates a reader of the cards of a deck, which have these names.
    public init(names: CardNames = CardNames(), of deck: CardSpace = .set) {
        self.names = names
        self.deck = deck
    }

    /// Returns the cards in a text, in order. Linear in the length of the text.
    public func cards(in text: [UInt8]) throws(CardListError) -> [Card] {
        var scanner = Scanner(text)
        var cards: [Card] = []
        var positions: [Card: TextPosition] = [:]
        while let word = scanner.next() {
            let digits = digits(of: word)
            let card = if let digits { try card(notation: digits) } else { try card(startingWith: word, &scanner) }
            guard deck.contains(card) else { throw .foreign(card, at: word.position) }
            if let before = positions[card] { throw .duplicate(card, at: word.position, before: before) }
            positions[card] = word.position
            cards.append(card)
        }
        guard !cards.isEmpty else { throw .noCards }
        return cards
    }

    /// Returns the digits of a card's notation, with or without the letter of its kind; `nil` for another word.
    private func digits(of word: Word) -> Word? {
        let hasLetter = deck.kind.letter != nil && word.bytes.first == deck.kind.letter
        let digits = word.bytes.dropFirst(hasLetter ? 1 : 0)
        guard let first = digits.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
        return Word(bytes: digits, position: word.position.moved(by: hasLetter ? 1 : 0))
    }

    private func card(notation word: Word) throws(CardListError) -> Card {
        func error(at index: Int, _ expected: CardListError.Expectation) -> CardListError {
            let text = String(decoding: word.bytes, as: UTF8.self)
            return .unexpected(word: text, at: word.position.moved(by: index), expected: expected)
        }
        let kind = deck.kind
        let digits = word.bytes.prefix(kind.digitCount).map { Int($0) - 0x30 }.prefix(while: kind.digits.contains)
        guard digits.count == kind.digitCount else { throw error(at: digits.count, .digit(kind)) }
        guard word.bytes.count == digits.count else { throw error(at: digits.count, .separator(kind)) }
        guard kind == .dots else { return Card(kind) { kind.values[digits[Int($0.rawValue)] - 1] } }
        let dots = Dot.allCases.filter { digits[Int($0.rawValue)] == 1 }
        guard let card = Card(dots: dots) else { throw error(at: 0, .dot) }
        return card
    }

    /// Reads the rest of a card's name, whose first word has already been taken from the scanner.
    private func card(startingWith first: Word, _ scanner: inout Scanner) throws(CardListError) -> Card {
        var words: [String] = []
        var next: Word? = first
        while true {
            let expected = names.words(after: words)
            let text = next.map(Self.text)
            guard let word = text?.lowercased(), expected.contains(word) else {
                throw .unexpected(
                    word: text, at: next?.position ?? scanner.position,
                    expected: words.isEmpty ? .card(deck.kind, words: expected) : .word(expected))
            }
            words.append(word)
            var ahead = scanner
            next = ahead.next()
            // The name of another card can begin with the name of a card.
            let goesOn = next.map { names.words(after: words).contains(Self.text($0).lowercased()) } ?? false
            if !goesOn, let card = names.card(named: words) { return card }
            scanner = ahead
        }
    }

    private static func text(_ word: Word) -> String { String(decoding: word.bytes, as: UTF8.self) }

    /// Splits a text into words.
    private struct Scanner {
        private let text: [UInt8]
        private var index = 0
        /// The position of the next byte.
        private(set) var position = TextPosition(line: 1, column: 1)

        init(_ text: [UInt8]) {
            self.text = text
        }

        /// Returns the next word, or `nil` at the end of the text.
        mutating func next() -> Word? {
            while index < text.count, Self.isSeparator(text[index]) || text[index] == UInt8(ascii: "#") {
                if text[index] == UInt8(ascii: "#") { advance { $0 != UInt8(ascii: "\n") } } else { advance() }
            }
            guard index < text.count else { return nil }
            let (start, position) = (index, position)
            advance { !Self.isSeparator($0) && $0 != UInt8(ascii: "#") }
            return Word(bytes: text[start..<index], position: position)
        }

        private mutating func advance(while condition: (UInt8) -> Bool) {
            while index < text.count, condition(text[index]) { advance() }
        }

        private mutating func advance() {
            switch text[index] {
            case UInt8(ascii: "\n"): position = TextPosition(line: position.line + 1, column: 1)
            // Continuation bytes of a UTF-8 scalar.
            case 0x80...0xbf: break
            default: position = TextPosition(line: position.line, column: position.column + 1)
            }
            index += 1
        }

        /// Whether a byte is a comma or ASCII white space: tab, line feed, vertical tab, form feed, carriage return or
        /// space.
        private static func isSeparator(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") || (9...13).contains(byte)
        }
    }
}
