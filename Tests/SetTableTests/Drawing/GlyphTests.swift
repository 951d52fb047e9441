import SetRules
import SetTable
import TestSupport
import Testing

struct GlyphTests {
    private let appearance = allAppearances.filter { $0.art == .glyphs }[0]

    @Test func `glyphs are text of the right character`() throws {
        for card in Card.all {
            let glyphs = try elements(of: CardDrawing(appearance).svg(of: card)).filter { $0.name == "text" }
            let character = card[.symbol] == .first ? "▲" : card[.symbol] == .second ? "●" : "■"
            #expect(Set(glyphs.map(\.text)) == [character])
            #expect(glyphs.allSatisfy { $0.attributes["data-shading"] == "\(card[.shading].rawValue + 1)" })
        }
    }

    @Test func `glyphs are centred and evenly spaced`() throws {
        for card in Card.all {
            let glyphs = try elements(of: CardDrawing(appearance).svg(of: card)).filter { $0.name == "text" }
            #expect(try glyphs.allSatisfy { try $0.number("x") == CardDrawing.face.x / 2 })
            let heights = try glyphs.map { try $0.number("y") }
            #expect(zip(heights, heights.reversed()).allSatisfy { $0 + $1 == CardDrawing.face.y })
            #expect(Set(zip(heights, heights.dropFirst()).map { $1 - $0 }).count <= 1)
        }
    }
}
