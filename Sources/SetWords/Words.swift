import PlainText

/// The compiled messages of a language, or of its parts that have loaded.
///
/// A part is a text of lines: a header, the messages without variables in the order of `Phrase`, an empty line, the messages
/// with variables in the order of `Pattern`, and an empty line. The header has three fields between tabs: the language's code,
/// its plural categories, and the places of 200 categories among them: for the numbers below 100, and for larger
/// numbers by their last two digits. `FluentSyntax.WordTable` writes parts, and control characters in a message mean:
///
/// - 1: the value of the variable whose byte follows
/// - 2: a selection by the variable whose byte follows: variants, a default, and 6
/// - 3: a variant: its key, 4, and its pattern
/// - 5: the default: its pattern
///
/// It is a class because the evaluation of a message passes it on, and a reference is cheaper than six arrays.
final class Words: Sendable {
    /// The language's code.
    let code: UTF8Text
    private let categories: [UTF8Text]
    private let places: [UInt8]
    private let bytes: [UInt8]
    /// The starts of the messages without and with variables.
    private let phrases: [Int]
    private let patterns: [Int]

    /// Reads parts, one after the other. Returns `nil` if the text isn't that, or if they are of different languages.
    init?(_ parts: UTF8Text) {
        let bytes = parts.bytes
        var reader = TextReader(bytes)
        guard let code = reader.text(until: Self.tab), let categories = reader.text(until: Self.tab),
            let places = reader.text(until: Self.newline)?.bytes.map({ $0 &- UInt8(ascii: "0") }), places.count == 200
        else { return nil }
        self.code = code
        self.categories = categories.bytes.split(separator: UInt8(ascii: " ")).map { UTF8Text($0) }
        guard let last = places.max(), last < self.categories.count else { return nil }
        let header = bytes[..<(code.bytes.count + categories.bytes.count + places.count + 3)]
        var (phrases, patterns): ([Int], [Int]) = ([], [])
        var start = 0
        while start < bytes.count {
            guard bytes[start...].starts(with: header),
                let middle = Self.addLines(from: start + header.count, of: bytes, to: &phrases),
                let end = Self.addLines(from: middle, of: bytes, to: &patterns)
            else { return nil }
            start = end
        }
        (self.places, self.bytes, self.phrases, self.patterns) = (places, bytes, phrases, patterns)
    }

    private static var tab: UInt8 { UInt8(ascii: "\t") }
    private static var newline: UInt8 { UInt8(ascii: "\n") }

    /// Adds the starts of the lines before the next empty line. Returns the end of that line; `nil` if there is none.
    private static func addLines(from first: Int, of bytes: [UInt8], to starts: inout [Int]) -> Int? {
        var start = first
        while let end = bytes[start...].firstIndex(of: newline) {
            if end == start { return end + 1 }
            starts.append(start)
            start = end + 1
        }
        return nil
    }

    /// The number of messages.
    var count: Int { phrases.count + patterns.count }

    /// The text of a message without variables, which must have loaded.
    subscript(phrase: Phrase) -> UTF8Text {
        UTF8Text(bytes[phrases[phrase.rawValue]...].prefix { $0 != Self.newline })
    }

    /// The text of a message with variables, which must have loaded.
    subscript(pattern: Pattern, arguments: [Wording.Argument]) -> UTF8Text {
        var evaluation = Evaluation(words: self, position: patterns[pattern.rawValue], arguments: arguments)
        evaluation.readPattern()
        return evaluation.text
    }
}

extension Words {
    /// The reading of one pattern.
    private struct Evaluation {
        let words: Words
        var position: Int
        let arguments: [Wording.Argument]
        var text = UTF8Text()
        private var isSkipping = false

        init(words: Words, position: Int, arguments: [Wording.Argument]) {
            (self.words, self.position, self.arguments) = (words, position, arguments)
        }

        /// Reads to the end of a pattern, and appends its text unless it is being skipped.
        mutating func readPattern() {
            while true {
                let byte = words.bytes[position]
                switch byte {
                case 3, 5, 6, Words.newline: return
                case 1:
                    position += 1
                    if let value = value(of: take()), !isSkipping { append(value) }
                case 2:
                    position += 1
                    readSelection()
                case _:
                    position += 1
                    if !isSkipping { text.append(byte: byte) }
                }
            }
        }

        private mutating func readSelection() {
            let value = value(of: take())
            let wasSkipping = isSkipping
            var isChosen = false
            while true {
                let kind = take()
                if kind == 6 || kind == Words.newline { break }
                let isNext = kind == 5 || has(value)
                isSkipping = wasSkipping || isChosen || !isNext
                isChosen = isChosen || isNext
                readPattern()
            }
            isSkipping = wasSkipping
        }

        /// Reads a byte, but doesn't go beyond the end of the line.
        private mutating func take() -> UInt8 {
            let byte = words.bytes[position]
            if byte != Words.newline { position += 1 }
            return byte
        }

        /// Reads a variant's key. Returns whether it selects the variant.
        private mutating func has(_ value: Wording.Argument.Value?) -> Bool {
            let key = UTF8Text(words.bytes[position...].prefix { $0 != 4 && $0 != Words.newline })
            position += key.bytes.count
            _ = take()
            return switch value {
            case .number(let number): key == UTF8Text(points: number) || key == words.category(of: number)
            case .text(let text): key == text
            case .key(let word): key == word
            case nil: false
            }
        }

        private mutating func append(_ value: Wording.Argument.Value) {
            switch value {
            case .number(let number): text.append(contentsOf: UTF8Text(points: number))
            case .text(let added): text.append(contentsOf: added)
            case .key(let word): text.append(word)
            }
        }

        private func value(of variable: UInt8) -> Wording.Argument.Value? {
            arguments.first { $0.variable.rawValue == variable }?.value
        }
    }

    /// Returns the plural category of a number.
    private func category(of number: Int) -> UTF8Text {
        let number = number.magnitude
        return categories[Int(places[Int(number < 100 ? number : 100 + number % 100)])]
    }
}
