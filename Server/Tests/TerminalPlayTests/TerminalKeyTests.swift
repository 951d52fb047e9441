import Testing

@testable import TerminalPlay

struct TerminalKeyTests {
    private func keys(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
        var decoder = KeyDecoder()
        return bytes.compactMap { decoder.key(endingWith: $0) }
    }

    @Test(
        "each way in which terminals write a key is that key",
        arguments: [
            ("a", .character("a")), ("?", .character("?")), (" ", .character(" ")), ("ю", .character("ю")),
            ("€", .character("€")), ("𝄞", .character("𝄞")), ("\r", .enter), ("\n", .enter), ("\u{1b}OM", .enter),
            ("\u{c}", .redraw), ("\u{1b}[A", .up), ("\u{1b}[B", .down), ("\u{1b}[C", .right), ("\u{1b}[D", .left),
            ("\u{1b}OA", .up), ("\u{1b}OD", .left), ("\u{1b}[1;5C", .right), ("\u{1b}[H", .home), ("\u{1b}[F", .end),
            ("\u{1b}OH", .home), ("\u{1b}[1~", .home), ("\u{1b}[7~", .home), ("\u{1b}[4~", .end), ("\u{1b}[8;2~", .end),
        ] as [(String, TerminalKey)])
    func eachWay(bytes: String, key: TerminalKey) {
        #expect(keys(bytes.utf8) == [key])
    }

    @Test(arguments: [
        "\u{1b}[3~", "\u{1b}[15~", "\u{1b}[[A", "\u{1b}OP", "\u{1b}d", "\u{1b}[99999999999~", "\t", "\u{7f}",
    ])
    func `keys that the game does not know are dropped whole`(bytes: String) {
        #expect(keys(bytes.utf8) == [])
        #expect(keys("\(bytes)q".utf8) == [.character("q")])
    }

    @Test(
        arguments: [
            [0xff], [0xc3], [0xc0, 0xaf], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80],
            [0xc2, 0x9b],
        ] as [[UInt8]])
    func `bytes that are no character are dropped, and the next key is read`(bytes: [UInt8]) {
        #expect(keys(bytes + [0x71]) == [.character("q")])
    }

    @Test func `a lone Escape is a key once nothing follows`() {
        var decoder = KeyDecoder()
        #expect(decoder.timeOut() == nil)
        #expect(decoder.key(endingWith: 0x1b) == nil)
        #expect(decoder.awaitsMore)
        #expect(decoder.timeOut() == .escape)
        #expect(!decoder.awaitsMore)
        #expect(keys([0x1b, 0x1b, 0x5b, 0x41]) == [.escape, .up])
    }

    @Test func `a sequence may come in pieces, and times out no earlier`() {
        var decoder = KeyDecoder()
        #expect(decoder.key(endingWith: 0x1b) == nil)
        #expect(decoder.key(endingWith: 0x5b) == nil)
        #expect(decoder.timeOut() == nil)
        #expect(decoder.key(endingWith: 0x42) == .down)
    }

    @Test func `all sequences of three bytes leave a decoder that reads on`() {
        for number in 0..<(1 << 16) {
            var decoder = KeyDecoder()
            for byte in [0x1b, UInt8(number >> 8), UInt8(number & 0xff)] { _ = decoder.key(endingWith: byte) }
            let rest = "qqqq\u{1b}[A\u{1b}[A".utf8.compactMap { decoder.key(endingWith: $0) }
            #expect(rest.last == .up, "\(number)")
        }
    }
}
