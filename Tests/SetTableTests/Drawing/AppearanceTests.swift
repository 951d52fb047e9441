import SetRules
import SetTable
import Testing

struct AppearanceTests {
    @Test func `the default appearance is the classic one`() {
        let appearance = Appearance()
        #expect(FeatureValue.allCases.map(appearance.symbol) == [.squiggle, .diamond, .oval, .heart])
        #expect(FeatureValue.allCases.map(appearance.hue) == [.red, .green, .purple, .orange])
        #expect(appearance.stripes == .lines)
    }

    @Test(arguments: [
        (Artwork.classic, [Symbol.squiggle, .diamond, .oval], Scheme.classic),
        (.shapes, [.circle, .square, .triangle], .shapes), (.glyphs, [.triangle, .circle, .square], .classic),
    ])
    func `each artwork has its symbols and its colours`(art: Artwork, symbols: [Symbol], scheme: Scheme) {
        var appearance = Appearance()
        appearance.art = art
        #expect(FeatureValue.allCases.map(appearance.symbol) == symbols + [.heart])
        #expect(appearance.scheme == scheme)
        appearance.isColorBlind = true
        #expect(FeatureValue.allCases.map(appearance.symbol) == symbols + [.heart])
        #expect(appearance.scheme == .colorBlind)
    }
}
