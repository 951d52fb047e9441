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
        for column in columns(period: period, width: width, margin: margin) {
            for span in column.spans where span.bottom - span.top > shortest {
                stripes.move(to: Point2D(column.x, span.top))
                stripes.line(to: Point2D(column.x, span.bottom))
            }
        }
        return stripes
    }

    /// Returns the dots of the path: short lines, which round ends make to dots, on the same vertical lines and `period`
    /// apart, every second column half a period lower. They are at least `margin` away from the ends of the lines.
    func dots(period: Double, size: Point2D, margin: Double) -> SymbolPath {
        var dots = SymbolPath()
        for (number, column) in columns(period: period, width: size.x, margin: margin).enumerated() {
            for span in column.spans {
                let start = size.y / 2 + (number % 2 == 0 ? 0 : period / 2)
                var y = start - Double(Int(start / period)) * period
                while y <= span.bottom - margin {
                    if y >= span.top + margin {
                        dots.move(to: Point2D(column.x, y))
                        // A canvas leaves out a line without a length.
                        dots.line(to: Point2D(column.x, y + 0.1))
                    }
                    y += period
                }
            }
        }
        return dots
    }

    /// Returns vertical lines `period` apart and their parts inside the path, from the left. Lines with less than `margin`
    /// of the path on either side are left out.
    private func columns(
        period: Double, width: Double, margin: Double
    ) -> [(x: Double, spans: [(top: Double, bottom: Double)])] {
        let polygons = polygons(steps: 24)
        let half = Int(width / 2 / period)
        return (-half - 1...half).compactMap { number in
            let x = width / 2 + (Double(number) + 0.5) * period
            let isAtEdge = [x - margin, x + margin].contains { polygons.verticalSpans(at: $0).isEmpty }
            return margin > 0 && isAtEdge ? nil : (x, polygons.verticalSpans(at: x))
        }
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
