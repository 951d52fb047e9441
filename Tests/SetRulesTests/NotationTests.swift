import PlainText
import SetRules
import Testing

private func read(_ text: String) -> Card? {
    var reader = TextReader(text.utf8)
    return Card(reading: &reader)
}

struct NotationTests {
    @Test func `the notation is number, symbol, shading and colour`() {
        #expect(Card(number: .second, symbol: .second, shading: .third, color: .first).notation == UTF8Text("2231"))
        #expect(Card.all[0].notation == UTF8Text("1111"))
        #expect(Card.all[80].notation == UTF8Text("3333"))
    }

    @Test func `each card is parsed back from its notation`() {
        for card in Card.all {
            var reader = TextReader(card.notation.bytes)
            #expect(Card(reading: &reader) == card)
            #expect(reader.isAtEnd)
        }
    }

    @Test func `parsing a card consumes four bytes`() {
        var reader = TextReader("12332231x".utf8)
        #expect(Card(reading: &reader)?.notation == UTF8Text("1233"))
        #expect(Card(reading: &reader)?.notation == UTF8Text("2231"))
        let rest = reader.text()
        #expect(rest == UTF8Text("x"))
    }

    @Test func `of all four-digit numbers exactly 81 are cards`() {
        let cards = (0...9999).filter { number in
            let digits = String(number)
            return read(String(repeating: "0", count: 4 - digits.count) + digits) != nil
        }
        #expect(cards.count == 81)
    }

    @Test(arguments: ["", "1", "111", "11 1", "a111", "111z", "1114", "0111", "-111", "１111", "111\0"])
    func `anything else is not a card`(text: String) {
        #expect(read(text) == nil)
    }
}
