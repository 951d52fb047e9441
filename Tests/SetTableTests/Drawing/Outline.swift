import SetTable
import Testing

/// A straight or curved stretch of an outline, with its control points: 2 for a line, 4 for a curve.
struct Segment {
    let points: [Point]

    /// A point of it, by halving control polygons (de Casteljau).
    func point(at time: Double) -> Point {
        var points = points
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map {
                Point($0.x + ($1.x - $0.x) * time, $0.y + ($1.y - $0.y) * time)
            }
        }
        return points[0]
    }

    /// The way it heads at its start and at its end.
    var headings: (start: Point, end: Point) {
        let last = points.count - 1
        return (points[0].way(to: points[1]), points[last - 1].way(to: points[last]))
    }
}

extension Point {
    func way(to other: Point) -> Point { Point(other.x - x, other.y - y) }

    /// Where the point goes in half a turn about the center of a box.
    func turned(in box: Point) -> Point { Point(box.x - x, box.y - y) }

    func distance(to other: Point) -> Double {
        let way = way(to: other)
        return (way.x * way.x + way.y * way.y).squareRoot()
    }
}

extension SymbolPath {
    /// The stretches of an outline of one closed line; a closing line without length is left out.
    var segments: [Segment] {
        var segments: [Segment] = []
        var (start, current) = (Point(0, 0), Point(0, 0))
        for piece in pieces {
            switch piece {
            case .move(let point):
                (start, current) = (point, point)
            case .line(let point):
                segments.append(Segment(points: [current, point]))
                current = point
            case .curve(let first, let second, let point):
                segments.append(Segment(points: [current, first, second, point]))
                current = point
            case .close:
                if current != start { segments.append(Segment(points: [current, start])) }
                current = start
            }
        }
        return segments
    }

    /// Many points of the outline, in order.
    var samples: [Point] {
        segments.flatMap { segment in (0..<200).map { segment.point(at: Double($0) / 200) } }
    }

    /// The upright strokes, in order.
    var strokes: [(x: Double, top: Double, bottom: Double)] {
        zip(pieces, pieces.dropFirst()).compactMap { first, second in
            guard case .move(let top) = first, case .line(let bottom) = second, top.x == bottom.x else { return nil }
            return (top.x, top.y, bottom.y)
        }
    }
}

/// Whether a point is inside an outline, by the even-odd rule along a line to the right.
func isInside(_ point: Point, _ outline: [Point]) -> Bool {
    var inside = false
    for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1))
    where (start.y > point.y) != (end.y > point.y) {
        if point.x < start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y) { inside.toggle() }
    }
    return inside
}
