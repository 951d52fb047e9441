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
    func `a document is a card on its face, with the style that glyphs need`(appearance: Appearance) throws {
        for card in Card.all {
            let all = try document(card, appearance)
            #expect(all.first?.attributes["xmlns"] == "http://www.w3.org/2000/svg")
            let drawn = try elements(of: CardDrawing(appearance).svg(of: card)).map(\.name)
            #expect(all.map(\.name) == ["svg", "rect"] + (appearance.art == .glyphs ? ["style"] : []) + drawn)
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
