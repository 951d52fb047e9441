import PlainText
import SetRules
import SetTable
import TestSupport
import Testing

struct StringsTests {
    private func document(_ card: Card, _ appearance: Appearance, isDark: Bool = false) throws -> [Element] {
        try elements(of: UTF8Text(CardDrawing.document(of: card, appearance, isDark: isDark)))
    }

    @Test(arguments: allAppearances)
    func `the document of a card defines all that it uses`(appearance: Appearance) throws {
        for card in Card.all {
            let all = try document(card, appearance)
            #expect(all.first?.attributes["xmlns"] == "http://www.w3.org/2000/svg")
            let defined = Set(all.compactMap { $0.attributes["id"].map { "#" + $0 } })
            #expect(defined.isSuperset(of: all.compactMap { $0.attributes["href"] }))
            let symbols = all.count { $0.name == (appearance.art == .glyphs ? "text" : "use") }
            #expect(symbols == Int(card[.number].rawValue) + 1)
            #expect(all.contains { $0.name == "style" } == (appearance.art == .glyphs))
        }
    }

    @Test func `the document has the card's colour on the face of the palette`() throws {
        for (digit, light, dark) in [(1, "#d8232f", "#ff5a5a"), (2, "#0a8a45", "#3ecb80"), (3, "#5b2a9d", "#ad8bff")] {
            let card = try #require(Card("111\(digit)"))
            let documents = try [document(card, Appearance()), document(card, Appearance(), isDark: true)]
            #expect(documents.map { $0[0].attributes["color"] } == [light, dark])
            let faces = documents.map { $0.first { $0.name == "rect" }?.attributes["fill"] }
            #expect(faces == ["#ffffff", "#262b30"])
        }
    }

    @Test func `a colour has six hexadecimal digits`() {
        #expect("\(RGBColor(0xff8800))" == "#ff8800" && "\(RGBColor(0x00000a))" == "#00000a")
    }
}
