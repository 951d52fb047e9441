import PlainText
import SetRules
import SetTable

/// Converts screens to terminal output. Sends only the lines that have changed since the last screen.
struct LinePainter: Sendable {
    /// The terminal's capabilities.
    let capabilities: TerminalCapabilities
    /// The lines that the terminal currently shows, or `nil` if unknown.
    private var shown: [[Canvas.Cell]]?

    /// Switches to an empty full screen for the game, and saves the previous contents.
    static let enter = "\u{1b}[?1049h\u{1b}[H\u{1b}[2J"
    /// Restores the previous contents of the screen.
    static let leave = "\u{1b}[0m\u{1b}[?1049l"

    /// Creates a painter for a terminal with unknown contents.
    init(_ capabilities: TerminalCapabilities) { self.capabilities = capabilities }

    /// Forgets the terminal's contents. The next `paint` sends everything.
    mutating func forget() { shown = nil }

    /// Returns the output that shows a canvas and puts the cursor at a cell. On a terminal that can't move its cursor,
    /// returns an empty string if at most the first line has changed.
    mutating func paint(_ canvas: Canvas, cursor: (line: Int, column: Int)) -> String {
        guard capabilities.isAddressable else { return paintBelow(canvas) }
        var text = ""
        if shown?.count != canvas.lines.count { text += "\u{1b}[0m\u{1b}[H\u{1b}[2J" }
        let before = shown?.count == canvas.lines.count ? shown : nil
        for (index, line) in canvas.lines.enumerated() where before?[index] != line {
            // The line is cleared first: after writing a full line, a terminal would clear its last cell.
            text += "\u{1b}[\(index + 1);1H\u{1b}[2K" + render(line)
        }
        shown = canvas.lines
        return text + "\u{1b}[\(cursor.line + 1);\(cursor.column + 1)H"
    }

    /// Returns the whole screen, or an empty string if at most the first line has changed. That line shows the time,
    /// and isn't worth sending a screen for.
    private mutating func paintBelow(_ canvas: Canvas) -> String {
        if let shown, shown.dropFirst().elementsEqual(canvas.lines.dropFirst()) { return "" }
        shown = canvas.lines
        return canvas.lines.map { render($0) + "\n" }.joined()
    }

    /// Returns a line with its colours, without the empty cells at its end.
    func render(_ line: [Canvas.Cell]) -> String {
        let end = line.lastIndex { $0 != Canvas.Cell() }.map { $0 + 1 } ?? 0
        var text = ""
        var style = CellStyle()
        for cell in line[..<end] {
            if capabilities.isAddressable, cell.style != style { text += sequence(for: cell.style) }
            style = cell.style
            text.unicodeScalars.append(cell.scalar)
        }
        return capabilities.isAddressable && style != CellStyle() ? text + "\u{1b}[0m" : text
    }

    private func sequence(for style: CellStyle) -> String {
        var codes = ["0"]
        if style.isBold { codes.append("1") }
        if style.isReversed { codes.append("7") }
        codes += colors(of: style)
        return "\u{1b}[\(codes.joined(separator: ";"))m"
    }

    /// Returns the colour codes of a style. Cards use the face and ink colours of the page's dark theme, which are
    /// legible together. If a terminal has too few colours for a face, cards use the terminal's background.
    private func colors(of style: CellStyle) -> [String] {
        let face = Scheme.classic.dark.face
        let ink = style.ink?.color ?? Self.frame
        switch capabilities.colors {
        case .none: return []
        case .eight: return style.ink.map { ["\($0.hue.code)"] } ?? []
        case .palette: return style.isOnCard ? ["38;5;\(ink.paletteIndex)", "48;5;\(face.paletteIndex)"] : []
        case .full: return style.isOnCard ? ["38;2;\(ink.parts)", "48;2;\(face.parts)"] : []
        }
    }

    /// The colour of frames and characters on cards.
    private static let frame = RGBColor(0xd8dde2)
}

extension Hue {
    /// The number of the nearest of the eight basic colours.
    fileprivate var code: Int {
        switch self {
        case .red, .brown: 31
        case .green: 32
        case .orange: 33
        case .blue: 34
        case .purple: 35
        case .turquoise: 36
        }
    }
}

extension RGBColor {
    private var components: [Int] { [16, 8, 0].map { Int(rgb >> $0 & 0xff) } }

    /// The red, green and blue components in the terminal's notation.
    fileprivate var parts: String { components.map { "\($0)" }.joined(separator: ";") }

    /// The index of the nearest colour in the palette's 6 × 6 × 6 colours and 24 greys.
    fileprivate var paletteIndex: Int {
        let steps = [0, 95, 135, 175, 215, 255]
        let cube = components.map { part in
            steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
        }
        let mean = components.reduce(0, +) / 3
        let grey = min(23, max(0, (mean - 3) / 10))
        let isGrey = distance(to: Array(repeating: 8 + grey * 10, count: 3)) < distance(to: cube.map { steps[$0] })
        return isGrey ? 232 + grey : 16 + cube[0] * 36 + cube[1] * 6 + cube[2]
    }

    private func distance(to other: [Int]) -> Int {
        zip(components, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
}
