import Foundation
import SetRules
import SetTable
import TestSupport
import Testing

/// A number of the style sheet, by the rule and the property that it stands in.
private func number(_ property: String, in rule: String) throws -> Double {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Web/style/table.css")
    let style = try String(contentsOf: file.standardized, encoding: .utf8)
    let body = try #require(style.split(separator: rule, maxSplits: 1).last?.split(separator: "}").first)
    let line = try #require(body.split(separator: "\n").first { $0.contains(" \(property): ") })
    let digits = try #require(line.split { !"-0123456789.".contains($0) }.last.flatMap { Double($0) })
    return line.contains("%") ? digits / 100 : digits
}

@Suite struct MarkTests {
    /// How far the symbols of any card are from its sides, with their outline.
    private func margin(_ appearance: Appearance) throws -> Double {
        let all = try Card.all.flatMap { try paths(of: $0, appearance) }
        return try all.flatMap { try symbols(in: $0) }.map(\.corner.x).min() ?? 0
    }

    @Test(
        arguments: [Artwork.classic, .shapes],
        [
            ".card:is([data-state=\"match\"], [data-state=\"mismatch\"], [data-state=\"sent\"])::after {",
            ".card[data-state=\"match\"]::after {",
        ])
    func `the seal, the cross and the hourglass lie beside the symbols`(art: Artwork, rule: String) throws {
        var appearance = Appearance()
        appearance.art = art
        let reach = try (number("right", in: rule) + number("width", in: rule)) * CardDrawing.face.x
        // The edge of a card, which they lie within, is a hundredth of it.
        #expect(try reach + 2.5 < margin(appearance))
    }

    @Test(arguments: [Artwork.classic, .shapes])
    func `the letter lies beside the symbols`(art: Artwork) throws {
        var appearance = Appearance()
        appearance.art = art
        let rule = ".card[data-letter]::before {"
        // No letter that stands for a colour is wider than nine tenths of the font's size.
        let reach = try (number("left", in: rule) + number("font-size", in: rule) * 0.9) * CardDrawing.face.x
        #expect(try reach + 2.5 < margin(appearance) + 5)
    }
}
