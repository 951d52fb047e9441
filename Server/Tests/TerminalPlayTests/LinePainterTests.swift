import SetRules
import SetTable
import Testing

@testable import TerminalPlay

struct LinePainterTests {
    private func capabilities(_ colors: ColorDepth, isAddressable: Bool = true) -> TerminalCapabilities {
        TerminalCapabilities(hasUnicode: true, colors: colors, isAddressable: isAddressable)
    }

    private func canvas(_ lines: String...) -> Canvas {
        var canvas = Canvas(TerminalSize(columns: 5, lines: lines.count))
        for (index, line) in lines.enumerated() { canvas.write(line, line: index, column: 0) }
        return canvas
    }

    @Test func `only the lines that have changed are sent, and then the cursor`() {
        var painter = LinePainter(capabilities(.none))
        let first = painter.paint(canvas("ab", "cd"), cursor: (0, 1))
        #expect(first == "\u{1b}[0m\u{1b}[H\u{1b}[2J\u{1b}[1;1H\u{1b}[2Kab\u{1b}[2;1H\u{1b}[2Kcd\u{1b}[1;2H")
        #expect(painter.paint(canvas("ab", "ce"), cursor: (1, 0)) == "\u{1b}[2;1H\u{1b}[2Kce\u{1b}[2;1H")
        #expect(painter.paint(canvas("ab", "ce"), cursor: (1, 0)) == "\u{1b}[2;1H")
    }

    @Test func `after another size, or what others have written, everything is sent`() {
        var painter = LinePainter(capabilities(.none))
        _ = painter.paint(canvas("ab"), cursor: (0, 0))
        #expect(painter.paint(canvas("ab", "cd"), cursor: (0, 0)).contains("\u{1b}[2Kab"))
        painter.forget()
        #expect(painter.paint(canvas("ab", "cd"), cursor: (0, 0)).contains("\u{1b}[2Kcd"))
    }

    @Test func `a terminal that is not addressed gets plain lines, but not for the time alone`() {
        var painter = LinePainter(capabilities(.none, isAddressable: false))
        #expect(painter.paint(canvas("0:01", "cd"), cursor: (0, 0)) == "0:01\ncd\n")
        #expect(painter.paint(canvas("0:02", "cd"), cursor: (0, 0)) == "")
        #expect(painter.paint(canvas("0:03", "ce"), cursor: (0, 0)) == "0:03\nce\n")
        var style = CellStyle()
        style.isBold = true
        #expect(painter.render([Canvas.Cell(scalar: "a", style: style)]) == "a")
    }

    @Test(
        "a symbol has its colour as far as the terminal has it",
        arguments: [
            (ColorDepth.none, "\u{1b}[0mx\u{1b}[0m"), (.eight, "\u{1b}[0;31mx\u{1b}[0m"),
            (.palette, "\u{1b}[0;38;5;203;48;5;236mx\u{1b}[0m"),
            (.full, "\u{1b}[0;38;2;255;90;90;48;2;38;43;48mx\u{1b}[0m"),
        ])
    func colors(depth: ColorDepth, expected: String) {
        let ink = CellStyle.Ink(hue: .red, color: Scheme.classic.dark.symbols[0])
        let cell = Canvas.Cell(scalar: "x", style: CellStyle(ink: ink, isOnCard: true))
        #expect(LinePainter(capabilities(depth)).render([cell, Canvas.Cell()]) == expected)
    }

    @Test func `the four colours of each scheme stay apart in every terminal with colours`() {
        for depth in [ColorDepth.eight, .palette, .full] {
            for scheme in Scheme.allCases {
                let lines = FeatureValue.allCases.map { value in
                    let color = scheme.dark.symbols[Int(value.rawValue)]
                    let style = CellStyle(ink: CellStyle.Ink(hue: scheme.hue(value), color: color), isOnCard: true)
                    return LinePainter(capabilities(depth)).render([Canvas.Cell(scalar: "x", style: style)])
                }
                #expect(Set(lines).count == 4)
            }
        }
    }
}
