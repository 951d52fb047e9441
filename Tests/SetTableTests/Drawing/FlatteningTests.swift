import SetTable
import Testing

private func polygon(_ points: [(Double, Double)]) -> SymbolPath {
    var path = SymbolPath()
    for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: Point2D(point.0, point.1)) } else { path.line(to: Point2D(point.0, point.1)) }
    }
    path.close()
    return path
}

struct FlatteningTests {
    @Test(arguments: Symbol.allCases)
    func `stripes lie inside the outline and extend to it`(symbol: Symbol) {
        let outline = symbol.path.samples
        let strokes = symbol.path.stripes(period: 16, width: symbol.box.x).strokes
        let wrong = Dictionary(grouping: strokes, by: \.x).flatMap { x, here in
            stride(from: 0.0, through: 100, by: 0.5).map { Point2D(x, $0) }.filter { point in
                // The outline is flattened, so that the ends of a stripe may differ slightly.
                let isAtEnd = here.contains { abs($0.top - point.y) < 0.1 || abs($0.bottom - point.y) < 0.1 }
                let isStriped = here.contains { $0.top < point.y && point.y < $0.bottom }
                return !isAtEnd && isStriped != isInside(point, outline)
            }
        }
        #expect(strokes.count >= (symbol.box.x == 200 ? 12 : 4))
        #expect(wrong == [])
    }

    @Test(arguments: Symbol.allCases)
    func `stripes are evenly spaced over the whole symbol and symmetric`(symbol: Symbol) throws {
        let outline = symbol.path.samples.map(\.x)
        let (left, right) = try (#require(outline.min()), #require(outline.max()))
        for period in [3.0, 7.5, 15, 16, 23] {
            let places = Set(symbol.path.stripes(period: period, width: symbol.box.x).strokes.map(\.x)).sorted()
            #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - $0 - period) < 1e-9 })
            #expect(zip(places, places.reversed()).allSatisfy { abs($0 + $1 - symbol.box.x) < 1e-9 })
            #expect(places[0] - left <= period && right - places[places.count - 1] <= period)
        }
    }

    @Test func `stripes fill the width at any period`() {
        let box = polygon([(0, 0), (200, 0), (200, 100), (0, 100)])
        for period in stride(from: 5.25, through: 150, by: 0.75) {
            let strokes = box.stripes(period: period, width: 200).strokes
            let oneSide = stride(from: period / 2, to: 100, by: period).map { $0 }
            #expect(strokes.map(\.x) == oneSide.reversed().map { 100 - $0 } + oneSide.map { 100 + $0 }, "\(period)")
            #expect(strokes.allSatisfy { $0.top == 0 && $0.bottom == 100 })
        }
    }

    @Test func `a diamond's stripes have the lengths that follow from its shape`() {
        for stroke in Symbol.diamond.path.stripes(period: 4, width: 200).strokes {
            let half = 44 * (1 - abs(stroke.x - 100) / 93)
            #expect(abs(stroke.top - (50 - half)) < 1e-9)
            #expect(abs(stroke.bottom - (50 + half)) < 1e-9)
        }
    }

    @Test func `an oval's stripes have the lengths that follow from its shape`() {
        for stroke in Symbol.oval.path.stripes(period: 4, width: 200).strokes {
            let beyond = max(abs(stroke.x - 100) - 50, 0)
            let half = (44 * 44 - beyond * beyond).squareRoot()
            #expect(abs(stroke.top - (50 - half)) < 0.3)
            #expect(abs(stroke.bottom - (50 + half)) < 0.3)
        }
    }

    @Test func `a squiggle's stripes are symmetric under a rotation by 180 degrees`() {
        let strokes = Symbol.squiggle.path.stripes(period: 16, width: 200).strokes
        #expect(strokes.count == 12)
        for (one, other) in zip(strokes, strokes.reversed()) {
            #expect(abs(one.top + other.bottom - 100) < 1e-9)
            #expect(abs(one.bottom + other.top - 100) < 1e-9)
        }
    }

    @Test func `a stripe is interrupted where the outline is concave`() {
        let dented = polygon([(0, 0), (200, 0), (200, 40), (20, 40), (20, 60), (200, 60), (200, 100), (0, 100)])
        let strokes = dented.stripes(period: 100, width: 200).strokes
        #expect(strokes.map(\.x) == [50, 50, 150, 150])
        #expect(strokes.map(\.top) == [0, 60, 0, 60])
        #expect(strokes.map(\.bottom) == [40, 100, 40, 100])
    }

    @Test func `an inner subpath is a hole`() {
        var ring = polygon([(0, 0), (200, 0), (200, 100), (0, 100)])
        for piece in polygon([(25, 25), (175, 25), (175, 75), (25, 75)]).pieces {
            switch piece {
            case .move(let point): ring.move(to: point)
            case .line(let point): ring.line(to: point)
            default: ring.close()
            }
        }
        let strokes = ring.stripes(period: 100, width: 200).strokes
        #expect(strokes.map(\.top) == [0, 75, 0, 75])
        #expect(strokes.map(\.bottom) == [25, 100, 25, 100])
    }

    @Test func `an empty path has no stripes`() {
        #expect(SymbolPath().stripes(period: 10, width: 200) == SymbolPath())
    }
}
