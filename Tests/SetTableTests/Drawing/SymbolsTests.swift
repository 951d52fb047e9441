import Foundation
import SetRules
import SetTable
import Testing

/// The angle between two directions, in radians.
private func angle(_ one: Point, _ other: Point) -> Double {
    abs(atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y))
}

/// The angles by which an outline turns where one stretch ends and the next begins, all the way round.
private func corners(_ symbol: ClassicSymbol) -> [Double] {
    let segments = symbol.path.segments
    return zip(segments, segments.dropFirst() + segments.prefix(1)).map { angle($0.headings.end, $1.headings.start) }
}

struct SymbolsTests {
    @Test func `the three values are the three symbols`() {
        #expect(Value.allCases.map(ClassicSymbol.init) == [.squiggle, .diamond, .oval])
        #expect(Set(ClassicSymbol.allCases.map(\.path)).count == 3)
    }

    @Test(arguments: ClassicSymbol.allCases)
    func `a symbol and half its stroke stay inside the box`(symbol: ClassicSymbol) {
        #expect(ClassicSymbol.box == Point(200, 100))
        #expect(symbol.path.samples.allSatisfy { (5...195).contains($0.x) && (5...95).contains($0.y) })
    }

    @Test(arguments: ClassicSymbol.allCases)
    func `a symbol fills its box but for a narrow edge`(symbol: ClassicSymbol) throws {
        let samples = symbol.path.samples
        let (xs, ys) = (samples.map(\.x), samples.map(\.y))
        #expect(try #require(xs.max()) - #require(xs.min()) > 180)
        #expect(try #require(ys.max()) - #require(ys.min()) > 80)
    }

    @Test(arguments: ClassicSymbol.allCases)
    func `a symbol is one closed line`(symbol: ClassicSymbol) {
        let pieces = symbol.path.pieces
        let moves = pieces.count { if case .move = $0 { true } else { false } }
        #expect(moves == 1)
        if case .move = pieces[0] {} else { Issue.record("the line has no start") }
        #expect(pieces.last == .close)
        #expect(pieces.count { $0 == .close } == 1)
    }

    @Test(arguments: ClassicSymbol.allCases)
    func `a symbol looks the same after half a turn`(symbol: ClassicSymbol) {
        let segments = symbol.path.segments
        #expect(segments.count % 2 == 0)
        for (one, other) in zip(segments, segments.dropFirst(segments.count / 2)) {
            #expect(one.points.count == other.points.count)
            #expect(zip(one.points, other.points).allSatisfy { $0.turned.distance(to: $1) < 1e-9 })
        }
    }

    @Test(arguments: [ClassicSymbol.squiggle, .oval])
    func `a round symbol has no corners`(symbol: ClassicSymbol) {
        #expect(symbol.path.segments.count >= 6)
        #expect(corners(symbol).allSatisfy { $0 < 1e-6 }, "\(corners(symbol))")
    }

    @Test func `a diamond has four corners and straight sides`() {
        #expect(ClassicSymbol.diamond.path.segments.map(\.points.count) == [2, 2, 2, 2])
        #expect(corners(.diamond).allSatisfy { $0 > 0.5 })
    }

    @Test func `an oval's ends are half circles`() {
        for point in ClassicSymbol.oval.path.samples {
            let middle = Point(min(max(point.x, 50), 150), 50)
            #expect(abs(point.distance(to: middle) - 44) < 0.02)
        }
    }

    @Test func `a squiggle does not cross itself`() {
        // A line upright through it enters and leaves it once, twice at most where it bends.
        let strokes = ClassicSymbol.squiggle.path.stripes(period: 1, width: 200).strokes
        let counts = Dictionary(grouping: strokes, by: \.x).mapValues(\.count)
        #expect(counts.values.allSatisfy { $0 <= 2 })
        #expect(strokes.allSatisfy { $0.top < $0.bottom })
    }
}
