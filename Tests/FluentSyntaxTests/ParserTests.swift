import FluentSyntax
import Testing

@Suite("A file of words")
struct ParserTests {
    private func elements(_ text: String) throws -> [Element] {
        try #require(try Resource(parsing: text).entries.first).pattern.elements
    }

    @Test("has messages and terms with their groups, their lines and what their comments declare")
    func entries() throws {
        let text = """
            # A comment of the file.

            ## first: needed at once
            # $kind: the kind of match
            # $count
            new-game = New game
            -brand = Tercet

            # $lost: declared for nothing, since a line is empty

            ### Not a group
            ## later
            help = Help
            """
        let entries = try Resource(parsing: text).entries
        #expect(entries.map(\.id) == ["new-game", "-brand", "help"])
        #expect(entries.map(\.group) == ["first", "first", "later"])
        #expect(entries.map(\.line) == [6, 7, 13])
        #expect(entries.map(\.declared) == [["kind", "count"], [], []])
    }

    @Test("has texts, variables, references and literals")
    func elements() throws {
        #expect(try elements("a = Two  words  ") == [.text("Two  words")])
        #expect(
            try elements("a = { $b } c{ d }{ -e }") == [.variable("b"), .text(" c"), .reference("d"), .reference("-e")])
        #expect(try elements("a = { \"\" }") == [.text("")])
        #expect(try elements("a = b{ \" \" }") == [.text("b ")])
        #expect(try elements("a = {$b}{\"{\"}") == [.variable("b"), .text("{")])
    }

    @Test("has selections, also within each other, and text after them")
    func selections() throws {
        let text = """
            a = { $n ->
                [0] none
                [one] { $kind ->
                    [set] { $n } set
                   *[other] { $n } match
                }
               *[other] { $n } sets
            } here
            """
        let inner = Element.selection(
            variable: "kind",
            [
                Variant("set", Pattern([.variable("n"), .text(" set")])),
                Variant("other", Pattern([.variable("n"), .text(" match")])),
            ])
        #expect(
            try elements(text) == [
                .selection(
                    variable: "n",
                    [
                        Variant("0", Pattern([.text("none")])), Variant("one", Pattern([inner])),
                        Variant("other", Pattern([.variable("n"), .text(" sets")])),
                    ]),
                .text(" here"),
            ])
    }

    @Test(
        "is refused with the line of what is wrong",
        arguments: [
            ("a", 1), ("a =", 1), ("a = b\na = c\n", 2), ("1 = b", 1), ("a = b\n    c", 2),
            ("a = b\n    .title = c", 2),
            ("a = }", 1), ("a = { $b", 1), ("a = { \"b }\n", 1), ("a = { \"b", 1), ("a = { \"\\u0041\" }", 1),
            ("a = { $b ->\n    [c] d\n}", 3), ("a = { $b ->\n   *[c] d\n    [e] f\n}", 3),
            ("a = { $b ->\n    [c]\n   *[d] e\n}", 3), ("a = { $b ->\n    c\n}", 2), ("a = { b ->\n   *[c] d\n}", 1),
            ("a = { $b ->\n    [c] d\n   *[c] e\n}", 4), ("a = { DATETIME($b) }", 1), ("#a\nb = c", 1), ("#### a", 1),
            ("a = { 1 }", 1), ("a = { $b - c }", 1),
        ])
    func errors(text: String, line: Int) {
        let error = #expect(throws: SyntaxError.self) { try Resource(parsing: text) }
        #expect(error?.line == line, "\(text): \(error.map(String.init(describing:)) ?? "")")
    }

    @Test(
        "can be cut anywhere, or have any character replaced, without a trap",
        arguments: ["a", "{", "}", "\n", "\"", "]", "*"])
    func damage(replacement: Character) {
        let text = "## g\n# $k: c\na = { $b ->\n    [one] { \"c\" }\n   *[other] { -d } e\n} f\n-d = g\n"
        for index in text.indices {
            _ = try? Resource(parsing: String(text[..<index]))
            var changed = text
            changed.replaceSubrange(index...index, with: [replacement])
            _ = try? Resource(parsing: changed)
        }
    }
}
