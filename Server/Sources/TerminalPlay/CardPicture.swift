import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// Whether a card is selected, and how the choice was judged.
enum CardMark: Hashable, Sendable {
    /// The card isn't selected.
    case none
    /// The card is selected, and the choice isn't complete.
    case selected
    /// The card is part of a match.
    case match
    /// The card is part of a complete choice that isn't a match.
    case mismatch
    /// The card was claimed, and the server decides later.
    case sent

    /// Creates the mark of a card in a game.
    init(_ card: Card, in selection: Selection) {
        guard selection.contains(card) else {
            self = .none
            return
        }
        switch selection {
        case .chosen: self = .selected
        case .match: self = .match
        case .mismatch: self = .mismatch
        }
    }
}

/// A picture of a card on the table. Every feature and state is visible without colours too.
struct CardPicture {
    let card: Card
    /// The character that selects the card.
    let label: Unicode.Scalar
    let mark: CardMark
    let isHinted: Bool
    let isCurrent: Bool
    /// Whether the picture shows the back of the card.
    var isFaceDown = false
    /// The numbers of the found matches that contain the card, from 1, in games whose matches stay on the table. The form
    /// of one line has no space for them.
    var found: [Int] = []

    /// The drawing style of all cards on a screen.
    struct Style {
        let appearance: Appearance
        let language: Language
        let hasUnicode: Bool

        /// Returns the first letter of the name of a card's colour; a space for a card of dots.
        func initial(of card: Card) -> Unicode.Scalar {
            if card.kind == .dots { return " " }
            return String(language.initial(of: appearance.hue(card[.color]))).unicodeScalars.first ?? "?"
        }
    }

    /// Draws the card with its upper left corner at a cell.
    func draw(on canvas: inout Canvas, at place: (line: Int, column: Int), as form: TableGrid.Form, _ style: Style) {
        for (offset, line) in lines(as: form, style).enumerated() {
            for (index, scalar) in line.unicodeScalars.enumerated() {
                let isFace = form == .line || (1..<form.size.lines - 1).contains(offset)
                let isSymbol = isFace && !isFaceDown && Self.symbolCells(form).contains(index)
                var cell = CellStyle(ink: isSymbol ? ink(of: scalar, style.appearance) : nil, isOnCard: true)
                cell.isBold = mark != .none || isSymbol
                cell.isReversed = isCurrent && scalar == label && !isFace || isCurrent && form == .line && index < 2
                canvas.put(scalar, line: place.line + offset, column: place.column + index, cell)
            }
        }
    }

    private static func symbolCells(_ form: TableGrid.Form) -> Range<Int> {
        switch form {
        case .tall, .low: 1..<10
        case .line: 3..<8
        }
    }

    /// Returns the ink of a symbol, or of a dot's number.
    private func ink(of scalar: Unicode.Scalar, _ appearance: Appearance) -> CellStyle.Ink? {
        guard card.kind != .dots else {
            return card.dots.first { $0.scalar == scalar }.map { dot in
                CellStyle.Ink(hue: dot.hue, color: appearance.scheme.dark.dots[Int(dot.rawValue)])
            }
        }
        return CellStyle.Ink(
            hue: appearance.hue(card[.color]),
            color: appearance.scheme.dark.symbols[Int(card[.color].rawValue)])
    }

    /// Returns the lines of the picture, each as wide as the form.
    func lines(as form: TableGrid.Form, _ style: Style) -> [String] {
        switch form {
        case .line: return [line(style)]
        case .tall, .low:
            let frame = Frame(mark, hasUnicode: style.hasUnicode)
            let inner = form.size.columns - 2
            if isFaceDown {
                let row = frame.side + back(inner, style) + frame.side
                let rows = Array(repeating: row, count: form.size.lines - 2)
                return [top(frame, inner)] + rows + [bottom(frame, inner, style, end: "   ")]
            }
            let empty = frame.side + String(repeating: " ", count: inner) + frame.side
            if card.kind == .dots {
                let rows = dotRows(as: form, style).map { frame.side + $0.centered(in: inner) + frame.side }
                return [top(frame, inner)] + rows + [bottom(frame, inner, style, end: "   ")]
            }
            let symbol = style.appearance.symbol(card[.symbol])
            let symbols =
                style.hasUnicode
                ? glyphs(style.appearance).map { String($0) }.joined(separator: " ")
                : count < 4 ? String(repeating: bracketed(symbol), count: count) : "\(count) \(bracketed(symbol))"
            let middle = frame.side + symbols.centered(in: inner) + frame.side
            let padding = Array(repeating: empty, count: (form.size.lines - 3) / 2)
            let end = " \(style.initial(of: card))\(frameMark ?? " ")"
            return [top(frame, inner)] + padding + [middle] + padding + [bottom(frame, inner, style, end: end)]
        }
    }

    private func top(_ frame: Frame, _ width: Int) -> String {
        let start = isCurrent ? ">\(label)<" : " \(label) "
        let numbers = found.map(String.init).joined()
        let edge = String(repeating: frame.edge, count: max(0, width - 3 - numbers.count))
        return frame.corners.0 + start + edge + numbers + frame.corners.1
    }

    /// - Parameters:
    ///   - frame: the characters of the frame.
    ///   - width: the number of columns inside the frame.
    ///   - style: the drawing style.
    ///   - end: the end of the lower edge.
    private func bottom(_ frame: Frame, _ width: Int, _ style: Style, end: String) -> String {
        let marks = (isHinted ? "!" : frame.edge) + markCharacter(style.hasUnicode, none: frame.edge)
        return frame.corners.2 + String(repeating: frame.edge, count: width - 6) + marks + frame.edge + end
            + frame.corners.3
    }

    private func line(_ style: Style) -> String {
        let start = isCurrent ? ">" : isHinted ? "!" : " "
        let symbols =
            style.hasUnicode
            ? String(scalars: glyphs(style.appearance) + (frameMark.map { [$0] } ?? [])).padded(to: 4)
            : "\(count)\(bracketed(style.appearance.symbol(card[.symbol]), end: frameMark))"
        let middle = markCharacter(style.hasUnicode, none: isCurrent && isHinted ? "!" : " ")
        if isFaceDown { return "\(start)\(label)\(middle)\(back(3, style))  " }
        if card.kind == .dots { return "\(start)\(label)\(middle)\(dotNumbers.padded(to: 5))" }
        return "\(start)\(label)\(middle)\(symbols)\(style.initial(of: card))"
    }

    private func back(_ width: Int, _ style: Style) -> String {
        String(repeating: style.hasUnicode ? "░" : ".", count: width)
    }

    private func markCharacter(_ hasUnicode: Bool, none: String) -> String {
        switch mark {
        case .none: none
        case .selected: "*"
        case .match: hasUnicode ? "✓" : "="
        case .mismatch: hasUnicode ? "✗" : "x"
        case .sent: hasUnicode ? "…" : "."
        }
    }
}

// Dots.
extension CardPicture {
    /// The numbers of the card's dots, in at most five characters.
    private var dotNumbers: String {
        card.dots.count == 6 ? "1-6" : String(scalars: card.dots.map(\.scalar))
    }

    /// Returns the dots in rows as on the card if they fit, otherwise in one row: their numbers, and a point for each that the
    /// card doesn't have.
    private func dotRows(as form: TableGrid.Form, _ style: Style) -> [String] {
        let cells = Dot.allCases.map { dot in
            card.dots.contains(dot) ? String(dot.scalar) : style.hasUnicode ? "·" : "."
        }
        if form == .low { return [cells.joined()] }
        return [0, 2, 4].map { "\(cells[$0])   \(cells[$0 + 1])" }
    }
}

extension Dot {
    fileprivate var scalar: Unicode.Scalar { Unicode.Scalar(UInt8(ascii: "0") + rawValue + 1) }

    /// The name of the colour that is most like the dot's, for terminals with few colours.
    fileprivate var hue: Hue {
        switch self {
        case .first: .red
        case .second: .turquoise
        case .third: .orange
        case .fourth: .purple
        case .fifth: .brown
        case .sixth: .green
        }
    }
}

// Symbols.
extension CardPicture {
    private var count: Int { Int(card[.number].rawValue) + 1 }

    /// Returns the card's symbols, one character each.
    private func glyphs(_ appearance: Appearance) -> [Unicode.Scalar] {
        Array(repeating: glyph(appearance.symbol(card[.symbol])), count: count)
    }

    /// Returns the Unicode character that best matches a symbol's shape and the card's shading.
    private func glyph(_ symbol: Symbol) -> Unicode.Scalar {
        switch (symbol, card[.shading]) {
        case (.squiggle, .first): "▰"
        case (.squiggle, .second): "▨"
        case (.squiggle, .third): "▱"
        case (.diamond, .first): "◆"
        case (.diamond, .second): "◈"
        case (.diamond, .third): "◇"
        case (.oval, .first), (.circle, .first): "●"
        case (.oval, .second), (.circle, .second): "◍"
        case (.oval, .third), (.circle, .third): "○"
        case (.square, .first): "■"
        case (.square, .second): "▤"
        case (.square, .third): "□"
        case (.triangle, .first): "▲"
        case (.triangle, .second): "◭"
        case (.triangle, .third): "△"
        case (.heart, .first): "♥"
        case (.heart, .second): "❥"
        case (.heart, .third): "♡"
        case (.heart, .fourth): "❣"
        case (.squiggle, .fourth): "▩"
        case (.diamond, .fourth): "❖"
        case (.oval, .fourth), (.circle, .fourth): "◉"
        case (.square, .fourth): "▣"
        case (.triangle, .fourth): "◬"
        }
    }

    /// The character for the frame of a card; `nil` for none.
    private var frameMark: Unicode.Scalar? {
        switch card[.frame] {
        case .first, .fourth: nil
        case .second: "'"
        case .third: "\""
        }
    }

    /// Returns the symbol in ASCII: the brackets show the shape, and their content shows the shading. `end` replaces the
    /// closing bracket.
    private func bracketed(_ symbol: Symbol, end: Unicode.Scalar? = nil) -> String {
        let fill =
            switch card[.shading] {
            case .first: "#"
            case .second: "="
            case .third: " "
            case .fourth: ":"
            }
        let brackets =
            switch symbol {
            case .squiggle: ("{", "}")
            case .diamond: ("<", ">")
            case .oval, .circle: ("(", ")")
            case .square: ("[", "]")
            case .triangle: ("/", "\\")
            case .heart: ("(", "/")
            }
        return brackets.0 + fill + (end.map { String($0) } ?? brackets.1)
    }
}

/// The characters of a card's frame.
private struct Frame {
    /// The upper left, upper right, lower left and lower right corners.
    let corners: (String, String, String, String)
    let edge: String
    let side: String

    init(_ mark: CardMark, hasUnicode: Bool) {
        let characters =
            switch (mark, hasUnicode) {
            case (.none, true): "┌┐└┘─│"
            case (.selected, true), (.sent, true): "┏┓┗┛━┃"
            case (.match, true): "╔╗╚╝═║"
            case (.mismatch, true): "┏┓┗┛╍╏"
            case (.none, false): "++++-|"
            case (.selected, false), (.sent, false): "####=#"
            case (.match, false): "******"
            case (.mismatch, false): "xxxx~x"
            }
        let parts = characters.unicodeScalars.map { String($0) }
        (corners, edge, side) = ((parts[0], parts[1], parts[2], parts[3]), parts[4], parts[5])
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - unicodeScalars.count))
    }

    fileprivate func centered(in width: Int) -> String {
        let space = max(0, width - unicodeScalars.count)
        return (String(repeating: " ", count: space / 2) + self).padded(to: width)
    }
}
