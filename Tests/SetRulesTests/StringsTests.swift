import SetRules
import Testing

struct StringsTests {
    @Test func `every card is converted to four digits and back`() {
        #expect(Card("2231") == Card(number: .second, symbol: .second, shading: .third, color: .first))
        for card in Card.all { #expect(Card("\(card)") == card && "\(card)".count == 4) }
        #expect(Set(Card.all.map { "\($0)" }).count == 81)
    }

    @Test(arguments: ["", "111", "11111", "1114", "0111", " 1111", "1111 ", "1111\n", "１１１１", "abcd"])
    func `any other string is not a card`(string: String) {
        #expect(Card(string) == nil)
    }

    @Test func `a triple is three cards with a space between them, in any order`() throws {
        let triple = try #require(CardTriple("3333 1111 2222"))
        #expect(triple.isSet && "\(triple)" == "1111 2222 3333")
        #expect(CardTriple("\(triple)") == triple)
        #expect(CardTriple("1111 1112 1121")?.isSet == false)
    }

    @Test(arguments: [
        "", "1111", "1111 2222", "1111 2222 3333 1112", "1111 1111 2222", "1111  2222 3333", " 1111 2222 3333",
        "1111 2222 3333 ", "1111,2222,3333", "1111 2222 4444",
    ])
    func `any other string is not a triple`(string: String) {
        #expect(CardTriple(string) == nil)
    }
}
