import SetRules
import SetTable
import Testing

struct LookTests {
    @Test func `the usual looks are the classic ones`() {
        let look = Look()
        #expect(Value.allCases.map(look.symbol) == [.squiggle, .diamond, .oval])
        #expect(Value.allCases.map(look.hue) == [.red, .green, .purple])
        #expect(look.stripes == .lines)
    }

    @Test(arguments: [
        (Artwork.classic, [Symbol.squiggle, .diamond, .oval], Scheme.classic),
        (.shapes, [.circle, .square, .triangle], .shapes), (.glyphs, [.triangle, .circle, .square], .classic),
    ])
    func `each artwork has its symbols and its colours`(art: Artwork, symbols: [Symbol], scheme: Scheme) {
        var look = Look()
        look.art = art
        #expect(Value.allCases.map(look.symbol) == symbols)
        #expect(look.scheme == scheme)
        look.isColorBlind = true
        #expect(Value.allCases.map(look.symbol) == symbols)
        #expect(look.scheme == .colorBlind)
    }
}
