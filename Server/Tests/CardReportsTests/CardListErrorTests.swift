import Testing

@testable import CardReports

struct CardListErrorTests {
    private let position = TextPosition(line: 2, column: 5)

    @Test func `an error says where it is, what is there and what was expected`() {
        #expect(
            CardListError.unexpected(word: "22x2", at: position, expected: .digit(.set)).description
                == "At line 2, column 5, “22x2”: expected a digit from 1 to 3, four for each card.")
        #expect(
            CardListError.unexpected(word: nil, at: position, expected: .word(["red", "green", "purple"])).description
                == "At line 2, column 5, the end of the text: expected red, green or purple.")
        #expect(
            CardListError.unexpected(word: "x", at: position, expected: .card(.set, words: ["one", "two"])).description
                == "At line 2, column 5, “x”: expected four digits from 1 to 3, or a name that begins with one or two.")
    }

    @Test func `an error shows no character that a terminal obeys, and no long word`() {
        let word = "\u{1b}[2J\u{202e}" + String(repeating: "x", count: 1000)
        let text = CardListError.unexpected(word: word, at: position, expected: .separator(.set)).description
        #expect(text.contains("“\u{fffd}[2J\u{fffd}xxxxxxxxxxxxxxxxxxx…”"))
    }
}
