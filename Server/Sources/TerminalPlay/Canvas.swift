import SetTable

/// The style of a character cell.
struct CellStyle: Hashable, Sendable {
    /// The character's colour; `nil` for the terminal's own colour.
    var ink: Ink?
    /// Whether the cell is part of a card's face.
    var isOnCard = false
    /// Whether the character is bold.
    var isBold = false
    /// Whether the ink and background colours are swapped.
    var isReversed = false

    /// A colour: its hue for terminals with few colours, and its value for others.
    struct Ink: Hashable, Sendable {
        /// The hue.
        let hue: Hue
        /// The value.
        let color: RGBColor
    }
}

/// The character cells of a screen. Characters written outside the canvas are dropped.
struct Canvas: Hashable, Sendable {
    /// The size.
    let size: TerminalSize
    /// The cells, line by line.
    private(set) var lines: [[Cell]]

    /// A character and its style.
    struct Cell: Hashable, Sendable {
        /// The character, one cell wide.
        var scalar: Unicode.Scalar = " "
        /// The style.
        var style = CellStyle()
    }

    /// Creates an empty canvas.
    init(_ size: TerminalSize) {
        self.size = size
        lines = Array(repeating: Array(repeating: Cell(), count: max(size.columns, 0)), count: max(size.lines, 0))
    }

    /// Writes a text from a cell to the right. Characters that aren't one cell wide become question marks.
    mutating func write(_ text: String, line: Int, column: Int, _ style: CellStyle = CellStyle()) {
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            put(scalar.isOneCell ? scalar : "?", line: line, column: column + offset, style)
        }
    }

    /// Writes a text over at most this many lines. A longer text is cut off and ends in dots. Returns the number of
    /// lines written.
    @discardableResult
    mutating func write(wrapping text: String, line: Int, lines: Int) -> Int {
        var wrapped = text.wrapped(to: max(1, size.columns))
        if wrapped.count > lines, lines > 0 {
            wrapped = Array(wrapped.prefix(lines))
            wrapped[lines - 1] = String(wrapped[lines - 1].prefix(max(0, size.columns - 3))) + "..."
        }
        for (offset, text) in wrapped.enumerated() { write(text, line: line + offset, column: 0) }
        return wrapped.count
    }

    /// Writes a character.
    mutating func put(_ scalar: Unicode.Scalar, line: Int, column: Int, _ style: CellStyle = CellStyle()) {
        guard lines.indices.contains(line), lines[line].indices.contains(column) else { return }
        lines[line][column] = Cell(scalar: scalar, style: style)
    }
}

extension String {
    /// Returns the text in lines of at most `width` characters, broken at spaces where possible. The width is at least
    /// 1.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line: [Unicode.Scalar] = []
        for word in unicodeScalars.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count <= width {
                line += [" "] + word
                continue
            }
            if !line.isEmpty { lines.append(String(scalars: line)) }
            line = Array(word)
            while line.count > width {
                lines.append(String(scalars: line.prefix(width)))
                line.removeFirst(width)
            }
        }
        return line.isEmpty ? lines : lines + [String(scalars: line)]
    }

    /// Creates a text of these scalars.
    init(scalars: some Sequence<Unicode.Scalar>) {
        self.init(String.UnicodeScalarView(scalars))
    }

    /// The text in ASCII: dashes and arrows become similar characters, and all other characters become question marks.
    var inASCII: String {
        String(
            scalars: unicodeScalars.map { scalar in
                switch scalar {
                case "−", "–": "-"
                case "←": "<"
                case "→": ">"
                case "↑": "^"
                case "↓": "v"
                case _ where scalar.isASCII: scalar
                default: "?"
                }
            })
    }
}

extension String {
    /// The separator between the parts of a line.
    static var gap: String { "  " }
}

extension [String] {
    /// Returns as many of the parts as fit the width, in order, separated by gaps.
    func joined(within width: Int) -> String {
        var text = ""
        for part in self {
            let longer = text.isEmpty ? part : text + String.gap + part
            if longer.unicodeScalars.count <= width { text = longer }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether the character is one cell wide in every terminal. This includes ASCII, Latin, Greek and Cyrillic
    /// letters, and the few symbols that the game uses. Deal IDs may contain other characters.
    fileprivate var isOneCell: Bool {
        switch value {
        case 0x20...0x7e, 0xa0...0xac, 0xae...0x2ff, 0x370...0x377, 0x384...0x482, 0x48a...0x52f: true
        case 0x2010...0x2027, 0x2190...0x2193, 0x2212, 0x2500...0x25ff, 0x2713, 0x2717: true
        default: false
        }
    }
}
