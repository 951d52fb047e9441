import Foundation
import PlainText
import SetRules
import SetTable
import Testing

/// `Web/preview.svg`, from which the build draws the picture in previews of links.
struct PreviewPictureTests {
    private let svg: String

    init() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
        svg = try String(contentsOf: root.appendingPathComponent("Web/preview.svg"), encoding: .utf8)
    }

    @Test func `the picture shows three cards of a set, as the game draws them`() throws {
        let drawn = svg.matches(of: /color="#([0-9a-f]{6})">\n<rect .*\/>\n((?:<path .*\/>\n)+)<\/g>/)
        let cards = [
            Card(number: .first, symbol: .third, shading: .first, color: .first),
            Card(number: .second, symbol: .second, shading: .third, color: .second),
            Card(number: .third, symbol: .first, shading: .second, color: .third),
        ]
        #expect(try #require(CardTriple(cards[0], cards[1], cards[2])).isSet && drawn.count == 3)
        let drawing = CardDrawing(Appearance())
        for (card, drawn) in zip(cards, drawn) {
            let paths = String(drawn.2).replacingOccurrences(of: "\n", with: "")
            #expect("\(drawing.svg(of: card))".contains("\">\(paths)</svg>"))
            let color = Appearance().scheme.light.symbols[Int(card[.color].rawValue)]
            #expect(UInt32(drawn.1, radix: 16) == color.rgb)
        }
    }

    @Test func `the picture has the size of a large preview, and needs no font`() {
        #expect(svg.contains("viewBox=\"0 0 1200 630\"") && !svg.contains("<text"))
    }
}
