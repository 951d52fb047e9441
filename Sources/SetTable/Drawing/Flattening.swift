extension SymbolPath {
    /// Returns the path as closed polygons, with each curve as `steps` straight lines.
    func polygons(steps: Int) -> [[Point2D]] {
        var polygons: [[Point2D]] = []
        var current: [Point2D] = []
        for piece in pieces {
            switch piece {
            case .move(let point):
                if !current.isEmpty { polygons.append(current) }
                current = [point]
            case .line(let point):
                current.append(point)
            case .curve(let first, let second, let end):
                guard let start = current.last else { continue }
                for step in 1...steps {
                    current.append(Self.bezier(start, first, second, end, at: Double(step) / Double(steps)))
                }
            case .close:
                if let start = current.first { current.append(start) }
            }
        }
        if !current.isEmpty { polygons.append(current) }
        return polygons
    }

    /// Returns the point of a cubic Bézier curve at `time`, 0 to 1, in Bernstein form.
    private static func bezier(_ a: Point2D, _ b: Point2D, _ c: Point2D, _ d: Point2D, at time: Double) -> Point2D {
        let rest = 1 - time
        let (wa, wb) = (rest * rest * rest, 3 * rest * rest * time)
        let (wc, wd) = (3 * rest * time * time, time * time * time)
        return Point2D(
            wa * a.x + wb * b.x + wc * c.x + wd * d.x,
            wa * a.y + wb * b.y + wc * c.y + wd * d.y
        )
    }

    /// Returns the stripes of the path: vertical lines `period` apart, cut to the inside of the path, so they can be
    /// drawn without clipping. The center of `width` is midway between two stripes. Stripes that are not longer than
    /// `shortest`, or with less than `margin` of the path on either side, are left out.
    public func stripes(period: Double, width: Double, shortest: Double = 0, margin: Double = 0) -> SymbolPath {
        var stripes = SymbolPath()
        let polygons = polygons(steps: 24)
        let half = Int(width / 2 / period)
        for number in -half - 1...half {
            let x = width / 2 + (Double(number) + 0.5) * period
            let isAtEdge = [x - margin, x + margin].contains { polygons.verticalSpans(at: $0).isEmpty }
            if margin > 0, isAtEdge { continue }
            for span in polygons.verticalSpans(at: x) where span.bottom - span.top > shortest {
                stripes.move(to: Point2D(x, span.top))
                stripes.line(to: Point2D(x, span.bottom))
            }
        }
        return stripes
    }
}

extension [[Point2D]] {
    /// Returns the parts of the vertical line at `x` inside these polygons by the even-odd rule, from the top.
    fileprivate func verticalSpans(at x: Double) -> [(top: Double, bottom: Double)] {
        var crossings: [Double] = []
        for polygon in self {
            for (start, end) in zip(polygon, polygon.dropFirst()) where (start.x <= x) != (end.x <= x) {
                let crossing = start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
                // This is an insertion sort: there are few crossings, and `sort` would add two kilobytes to the page.
                crossings.insert(crossing, at: crossings.firstIndex { $0 > crossing } ?? crossings.count)
            }
        }
        return stride(from: 0, to: crossings.count - 1, by: 2).map { (crossings[$0], crossings[$0 + 1]) }
    }
}
