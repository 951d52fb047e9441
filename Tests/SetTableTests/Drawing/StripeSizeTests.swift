import SetRules
import SetTable
import TestSupport
import Testing

struct StripeSizeTests {
    private let widths = Array(stride(from: 28.0, through: 600, by: 0.5))

    /// CSS pixels per unit of a symbol, on a card of this width.
    private func scale(_ appearance: Appearance, cardWidth: Double) throws -> Double {
        let corner = try symbols(in: paths(of: single(.first, .first), appearance)[0])[0].corner
        let width = appearance.symbol(.first).box.x
        return (CardDrawing.face.x - 2 * corner.x) / width * cardWidth / CardDrawing.face.x
    }

    @Test(arguments: [Artwork.classic, .shapes])
    func `stripes are at least three pixels apart, and not much further than those of a large card`(art: Artwork) throws
    {
        var appearance = Appearance()
        appearance.art = art
        let unit = try scale(appearance, cardWidth: 1)
        for width in widths {
            let period = StripeSize(cardWidth: width).period * unit * width
            #expect(period >= 3, "\(width)")
            #expect(period <= 7.5 || StripeSize(cardWidth: width) == .fine, "\(width)")
        }
    }

    @Test func `a smaller card does not have finer stripes`() {
        let periods = widths.map { StripeSize(cardWidth: $0).period }
        #expect(zip(periods, periods.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(Set(periods).count == StripeSize.allCases.count)
        for width in [-1, 0, 1, Double.infinity] { #expect(StripeSize.allCases.contains(StripeSize(cardWidth: width))) }
    }

    @Test(arguments: [
        (100.0, StripeSize.fine), (99.9, .medium), (62, .medium), (61.9, .coarse), (40, .coarse), (39.9, .coarsest),
    ])
    func `stripes change at cards 100, 62 and 40 pixels wide`(width: Double, size: StripeSize) {
        #expect(StripeSize(cardWidth: width) == size)
    }

    @Test(arguments: StripeSize.allCases)
    func `every symbol has several stripes, with gaps wider than the stripes`(size: StripeSize) throws {
        #expect(size.stroke < size.period * 0.33 && size.stroke > size.period * 0.3)
        for appearance in drawnAppearances where appearance.stripes == .lines {
            let unit = try scale(appearance, cardWidth: CardDrawing.face.x)
            for symbol in CardKind.set.values {
                let lines = try paths(of: single(symbol, .second), appearance, size)[0]
                #expect(try abs(lines.number("stroke-width") - size.stroke * unit) < 0.01)
                let count = lines.attributes["d"]?.count { $0 == "m" } ?? 0
                #expect(count >= 2, "the stripes of symbol \(symbol)")
            }
        }
    }

    @Test(arguments: StripeSize.allCases)
    func `no stripe leaves a sliver at the side of a symbol`(size: StripeSize) throws {
        for symbol in Symbol.allCases {
            let places = symbol.path.stripes(
                period: size.period, width: symbol.box.x, shortest: size.shortest, margin: size.margin
            ).strokes.map(\.x)
            let side = try #require(symbol.path.samples.map(\.x).min())
            #expect(try #require(places.min()) - side - 5 - size.period * 0.16 > size.period * 0.3)
        }
    }

    /// Between a vertical stripe at this distance from a corner and the outline, which is 10 wide, lies a triangle.
    @Test(arguments: StripeSize.allCases)
    func `no stripe leaves a pinhole in a corner of a diamond`(size: StripeSize) throws {
        let lines = Symbol.diamond.path.stripes(
            period: size.period, width: 200, shortest: size.shortest, margin: size.margin
        )
        .strokes
        let (slope, stroke) = (44.0 / 93, size.period * 0.31)
        let corner = 7 + 5 / (slope / (1 + slope * slope).squareRoot())
        let hole = try #require(lines.map(\.x).min()) - stroke / 2 - corner
        #expect(hole > (size.period - stroke) * 0.9)
    }

    @Test func `only striped symbols depend on the stripe size`() throws {
        for appearance in allAppearances {
            let fine = CardDrawing(appearance, .fine)
            for size in StripeSize.allCases.dropFirst() {
                let other = CardDrawing(appearance, size)
                let dependsOnSize = appearance.art != .glyphs && appearance.stripes == .lines
                for card in Card.all {
                    let isSame = other.svg(of: card) == fine.svg(of: card)
                    #expect(isSame != (dependsOnSize && card[.shading] == .second), "\(card)")
                }
            }
        }
    }
}
