import Foundation
import PlainText
import SetRules
import SetTable
import Testing

/// The angle between two directions, in radians.
private func angle(_ one: Point2D, _ other: Point2D) -> Double {
    abs(atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y))
}

/// The angles between the segments of an outline where they join.
private func corners(_ symbol: Symbol) -> [Double] {
    let segments = symbol.path.segments
    return zip(segments, segments.dropFirst() + segments.prefix(1)).map { angle($0.headings.end, $1.headings.start) }
}

/// The bounding box of a symbol.
private func bounds(_ symbol: Symbol) throws -> (low: Point2D, high: Point2D) {
    let (xs, ys) = (symbol.path.samples.map(\.x), symbol.path.samples.map(\.y))
    return try (
        Point2D(#require(xs.min()), #require(ys.min())), Point2D(#require(xs.max()), #require(ys.max()))
    )
}

/// The area within an outline, by Gauss's formula, and its center of gravity.
private func mass(_ symbol: Symbol) -> (area: Double, center: Point2D) {
    let outline = symbol.path.samples
    var (area, x, y) = (0.0, 0.0, 0.0)
    for (a, b) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
        let part = (a.x * b.y - a.y * b.x) / 2
        area += part
        x += part * (a.x + b.x) / 3
        y += part * (a.y + b.y) / 3
    }
    return (abs(area), Point2D(x / area, y / area))
}

/// A path in SVG's notation, each point from the corner of the symbol's box.
private func absoluteData(_ path: SymbolPath) -> String {
    func text(_ command: String, _ points: Point2D...) -> String {
        command + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    func number(_ value: Double) -> String {
        var text = UTF8Text()
        text.append(value)
        return String(text)
    }
    return path.pieces.map { piece in
        switch piece {
        case .move(let point): text("M", point)
        case .line(let point): text("L", point)
        case .curve(let first, let second, let point): text("C", first, second, point)
        case .close: "Z"
        }
    }.joined()
}

struct SymbolTests {
    @Test func `each symbol has the outline that it was drawn with`() throws {
        let outlines = Dictionary(uniqueKeysWithValues: Symbol.allCases.map { ("\($0)", absoluteData($0.path)) })
        let kept = try golden("symbols").map { words in (words[0], words.dropFirst().joined(separator: " ")) }
        #expect(outlines == Dictionary(uniqueKeysWithValues: kept))
    }

    @Test func `the seven symbols have different outlines, in boxes of equal height`() {
        #expect(Set(Symbol.allCases.map(\.path)).count == 7)
        for symbol in [Symbol.squiggle, .diamond, .oval] { #expect(symbol.box == Point2D(200, 100)) }
        for symbol in [Symbol.circle, .square, .triangle, .heart] { #expect(symbol.box == Point2D(100, 100)) }
    }

    @Test func `three symbols have a character, the others have none`() {
        #expect(Symbol.allCases.map { $0.character?.description } == [nil, nil, nil, "●", "■", "▲", nil])
    }

    @Test(arguments: Symbol.allCases)
    func `a symbol and half its stroke stay inside the box`(symbol: Symbol) throws {
        let (low, high) = try bounds(symbol)
        #expect(low.x >= 5 && low.y >= 5)
        #expect(high.x <= symbol.box.x - 5 && high.y <= symbol.box.y - 5)
    }

    @Test(arguments: Symbol.allCases)
    func `a symbol fills its box up to a narrow margin`(symbol: Symbol) throws {
        let (low, high) = try bounds(symbol)
        #expect(high.x - low.x > symbol.box.x - (symbol.box.x == 200 ? 20 : 25))
        #expect(high.y - low.y > symbol.box.y - 25)
    }

    @Test(arguments: Symbol.allCases)
    func `a symbol is centred in its box`(symbol: Symbol) throws {
        let (low, high) = try bounds(symbol)
        #expect(abs(low.x + high.x - symbol.box.x) < 0.01)
        #expect(abs(mass(symbol).center.x - symbol.box.x / 2) < 0.1)
        if symbol == .triangle {
            // The center of the box is between those of the outline and of the area.
            #expect((low.y + high.y) / 2 < 50 && mass(symbol).center.y > 50)
        } else if symbol == .heart {
            #expect((low.y + high.y) / 2 > 50 && mass(symbol).center.y < 50)
        } else {
            #expect(abs(low.y + high.y - symbol.box.y) < 0.01)
            #expect(abs(mass(symbol).center.y - symbol.box.y / 2) < 0.1)
        }
    }

    @Test(arguments: Symbol.allCases)
    func `a symbol is a single closed subpath`(symbol: Symbol) {
        let pieces = symbol.path.pieces
        let moves = pieces.count { if case .move = $0 { true } else { false } }
        #expect(moves == 1)
        if case .move = pieces[0] {} else { Issue.record("the line has no start") }
        #expect(pieces.last == .close)
        #expect(pieces.count { $0 == .close } == 1)
    }

    @Test(arguments: [Symbol.squiggle, .diamond, .oval, .circle, .square])
    func `symbols but the triangle are symmetric under a rotation by 180 degrees`(symbol: Symbol) {
        let segments = symbol.path.segments
        #expect(segments.count % 2 == 0)
        for (one, other) in zip(segments, segments.dropFirst(segments.count / 2)) {
            #expect(one.points.count == other.points.count)
            #expect(zip(one.points, other.points).allSatisfy { $0.rotated(in: symbol.box).distance(to: $1) < 1e-9 })
        }
    }

    @Test(arguments: [Symbol.squiggle, .oval, .circle])
    func `a round symbol has no corners`(symbol: Symbol) {
        #expect(symbol.path.segments.count >= 4)
        #expect(corners(symbol).allSatisfy { $0 < 1e-6 }, "\(corners(symbol))")
    }

    @Test(arguments: [(Symbol.diamond, 4), (.square, 4), (.triangle, 3)])
    func `a polygonal symbol has corners and straight sides`(symbol: Symbol, count: Int) {
        #expect(symbol.path.segments.map(\.points.count) == Array(repeating: 2, count: count))
        #expect(corners(symbol).allSatisfy { $0 > 0.5 })
    }

    @Test func `an oval's ends are half circles`() {
        for point in Symbol.oval.path.samples {
            let center = Point2D(min(max(point.x, 50), 150), 50)
            #expect(abs(point.distance(to: center) - 44) < 0.02)
        }
    }

    @Test func `a circle is round`() {
        for point in Symbol.circle.path.samples { #expect(abs(point.distance(to: Point2D(50, 50)) - 44) < 0.02) }
    }

    @Test func `a square and a triangle have sides of equal length and a horizontal base`() throws {
        for symbol in [Symbol.square, .triangle] {
            let lengths = symbol.path.segments.map { $0.points[0].distance(to: $0.points[1]) }
            #expect(try #require(lengths.max()) / #require(lengths.min()) < 1.04)
            #expect(symbol.path.segments.contains { $0.points[0].y == $0.points[1].y })
        }
    }

    @Test func `a circle and a square have the same area, and a triangle is not much smaller`() {
        #expect(abs(mass(.circle).area / mass(.square).area - 1) < 0.01)
        #expect(mass(.triangle).area / mass(.square).area > 0.55)
    }

    @Test func `a squiggle does not cross itself`() {
        // A vertical line enters and leaves it at most twice.
        let strokes = Symbol.squiggle.path.stripes(period: 1, width: 200).strokes
        let counts = Dictionary(grouping: strokes, by: \.x).mapValues(\.count)
        #expect(counts.values.allSatisfy { $0 <= 2 })
        #expect(strokes.allSatisfy { $0.top < $0.bottom })
    }
}
