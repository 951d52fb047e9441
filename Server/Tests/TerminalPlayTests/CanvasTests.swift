import Testing

@testable import TerminalPlay

struct CanvasTests {
    @Test func `a text breaks at spaces, and a word that is too long anywhere`() {
        #expect("a set is three cards".wrapped(to: 8) == ["a set is", "three", "cards"])
        #expect("abcdefghij kl".wrapped(to: 4) == ["abcd", "efgh", "ij", "kl"])
        #expect("".wrapped(to: 5) == [])
        #expect("  a  ".wrapped(to: 1) == ["a"])
    }

    @Test func `no line is wider than asked for, and no word is lost`() {
        let text = "Not a set: two have one symbol, one has three symbols; two are purple, one is green."
        for width in 1...100 {
            let lines = text.wrapped(to: width)
            #expect(lines.allSatisfy { (1...width).contains($0.unicodeScalars.count) })
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        }
    }

    @Test func `ASCII has a hyphen for a minus sign, and question marks for letters`() {
        #expect("−10 – ← ↑ ↓ →".inASCII == "-10 - < ^ v >")
        #expect("Очки 3".inASCII == "???? 3")
    }

    @Test func `what is written outside is dropped`() {
        var canvas = Canvas(TerminalSize(columns: 3, lines: 2))
        canvas.write("abcdef", line: 0, column: 1)
        canvas.write("x", line: 2, column: 0)
        canvas.write("yz", line: 1, column: -1)
        #expect(canvas.lines.map { String(scalars: $0.map(\.scalar)) } == [" ab", "z  "])
    }

    @Test func `a character that may not be one cell wide becomes a question mark`() {
        var canvas = Canvas(TerminalSize(columns: 6, lines: 1))
        canvas.write("a漢e\u{301}\u{1b}я", line: 0, column: 0)
        #expect(String(scalars: canvas.lines[0].map(\.scalar)) == "a?e??я")
    }
}
