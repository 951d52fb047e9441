import PlainText
import Testing

struct HeadingTests {
    private static let heading = Heading("tercet things ", version: 2)

    @Test(arguments: [
        ("tercet things 2\n", Heading.Format.current), ("tercet things 1", .earlier(1)),
        ("tercet things 0", .earlier(0)),
        ("tercet things 3 and more", .later), ("tercet things x", .foreign), ("tercet things ", .foreign),
        ("tercet thing 2", .foreign), ("tercet things", .foreign), ("", .foreign), ("\ntercet things 2", .foreign),
    ])
    func `the first line says which format and version a text has`(text: String, format: Heading.Format) {
        var reader = TextReader(text.utf8)
        #expect(Self.heading.read(&reader) == format)
        #expect(Self.heading.isOfNewerVersion(UTF8Text(text)) == (format == .later))
    }

    @Test func `a text of lines begins with the heading`() {
        #expect(Self.heading.line == "tercet things 2" as UTF8Text)
        #expect(Self.heading.text(of: []) == "tercet things 2\n" as UTF8Text)
        #expect(Self.heading.text(of: ["a", "b"]) == "tercet things 2\na\nb\n" as UTF8Text)
    }

    @Test func `all items of a damaged text are read, and the other lines returned`() {
        var items: [UTF8Text] = []
        let text: UTF8Text = "b\r\ntercet things 2\n\n?\nb\ntercet things 1\r\na"
        let lost = Self.heading.salvage(text) { line in
            guard line == "a" || line == "b" else { return false }
            items.append(line)
            return true
        }
        #expect(items == ["b", "b", "a"] && lost == ["?", "tercet things 1"])
        #expect(Self.heading.salvage("") { _ in true } == [])
    }
}
