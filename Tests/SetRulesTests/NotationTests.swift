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

    @Test func `a letter marks the cards of other kinds`() {
        #expect(CardKind.mega.cards[1].notation == UTF8Text("m11112"))
        #expect(CardKind.quads.cards[255].notation == UTF8Text("q4444"))
        #expect(Card(dots: [Dot.first, .third, .sixth])?.notation == UTF8Text("d101001"))
        #expect(Set(CardKind.allCases.flatMap(\.cards).map(\.notation)).count == 643)
    }

    @Test(arguments: CardKind.allCases)
    func `each card is parsed back from its notation`(kind: CardKind) {
        for card in kind.cards {
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

    @Test(arguments: [
        "", "1", "111", "11 1", "a111", "111z", "1114", "0111", "-111", "１111", "111\0", "m1111", "m11114", "q111",
        "q1115", "q", "x1111",
    ])
    func `anything else is not a card`(text: String) {
        #expect(read(text) == nil)
    }
}
