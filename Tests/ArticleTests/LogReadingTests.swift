import PlainText
import SetGame
import SetRecords
import Testing

struct LogReadingTests {
    private let article: Article
    /// The log in the article.
    private let log: String
    /// What the article says of it: its first actions, and its sets.
    private let outputs: [[String]]

    init() throws {
        article = try Article("Sources/SetRecords/SetRecords.docc/Reading-a-log.md")
        let blocks = article.blocks(in: "text")
        try #require(blocks.count == 3)
        log = blocks[0].joined(separator: "\n")
        outputs = Array(blocks[1...])
    }

    @Test func `the article shows the first lines of what its code prints`() throws {
        let lines = try actions(inLog: log)
        #expect(lines.count == 11 && Array(lines.prefix(4)) == outputs[0])
    }

    @Test func `the article shows the sets of the log`() throws {
        #expect(try sets(inLog: log) == outputs[1])
    }

    @Test func `the article lists the letters of all actions, and no others`() {
        let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).filter { letter in
            ["1111", ".", "111122223333"].contains { rest in
                var reader = TextReader([UInt8(ascii: "0"), letter] + Array(rest.utf8))
                return LogEntry(reading: &reader) != nil
            }
        }
        let rows = article.lines.compactMap { $0.hasPrefix("| `") ? $0.utf8.dropFirst(3).first : nil }
        #expect(rows.sorted() == letters && rows.count == 17)
    }

    @Test(arguments: [
        ("", "This is no log of a game."),
        ("tercet game 2\n", "A newer version has written this log."),
        ("tercet game 1\ntea\n", "This log was changed or cut off."),
    ]) func `a text that is no log is explained`(text: String, words: String) {
        #expect { try sets(inLog: text) } throws: { ($0 as? SaveError).map(explanation) == words }
    }

    @Test func `a changed log is refused`() {
        let changed = log.replacing("T3123", with: "T3132")
        #expect(throws: SaveError.damaged) { try sets(inLog: changed) }
    }

    @Test func `lines of a history that are damaged are counted`() {
        let words = summary(ofHistory: "tercet games 1\nnonsense\n")
        #expect(words == "0 games, best score 0, a set in 0 ms; 1 lines lost")
    }
}
