import SetTable
import Testing

/// A segment of an outline, with its control points: 2 for a line, 4 for a curve.
struct Segment {
    let points: [Point2D]

    /// A point of it, by de Casteljau's algorithm.
    func point(at time: Double) -> Point2D {
        var points = points
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map {
                Point2D($0.x + ($1.x - $0.x) * time, $0.y + ($1.y - $0.y) * time)
            }
        }
        return points[0]
    }

    /// The directions at its start and at its end.
    var headings: (start: Point2D, end: Point2D) {
        let last = points.count - 1
        return (points[0].offset(to: points[1]), points[last - 1].offset(to: points[last]))
    }
}

extension Point2D {
    func offset(to other: Point2D) -> Point2D { Point2D(other.x - x, other.y - y) }

    /// The point rotated by 180 degrees about the center of a box.
    func rotated(in box: Point2D) -> Point2D { Point2D(box.x - x, box.y - y) }

    func distance(to other: Point2D) -> Double {
        let offset = offset(to: other)
        return (offset.x * offset.x + offset.y * offset.y).squareRoot()
    }
}

extension SymbolPath {
    /// The segments of an outline with one closed subpath; a closing line of length 0 is left out.
    var segments: [Segment] {
        var segments: [Segment] = []
        var (start, current) = (Point2D(0, 0), Point2D(0, 0))
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
    var samples: [Point2D] {
        segments.flatMap { segment in (0..<200).map { segment.point(at: Double($0) / 200) } }
    }

    /// The vertical strokes, in order.
    var strokes: [(x: Double, top: Double, bottom: Double)] {
        zip(pieces, pieces.dropFirst()).compactMap { first, second in
            guard case .move(let top) = first, case .line(let bottom) = second, top.x == bottom.x else { return nil }
            return (top.x, top.y, bottom.y)
        }
    }
}

/// Whether a point is inside an outline by the even-odd rule.
func isInside(_ point: Point2D, _ outline: [Point2D]) -> Bool {
    var inside = false
    for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1))
    where (start.y > point.y) != (end.y > point.y) {
        if point.x < start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y) { inside.toggle() }
    }
    return inside
}
