import PlainText

/// A line chart of one value per game, for a few games or many thousands.
public struct LineChart {
    private let values: [Double?]
    private let best: Int?
    private let label: UTF8Text
    private let inSeconds: Bool
    private let format: (Double) -> UTF8Text

    /// Creates a chart of these values.
    ///
    /// - Parameters:
    ///   - values: a value for each game; `nil` is left out.
    ///   - best: the index of the value to highlight.
    ///   - label: the text alternative of the chart.
    ///   - inSeconds: whether the values are times in seconds, whose ticks are at whole minutes or halves.
    ///   - format: the text of a value.
    public init(
        values: [Double?], best: Int? = nil, label: UTF8Text, inSeconds: Bool = false,
        format: @escaping (Double) -> UTF8Text
    ) {
        (self.values, self.best, self.label) = (values, best, label)
        (self.inSeconds, self.format) = (inSeconds, format)
    }

    /// The chart as an `<svg>`.
    public var svg: UTF8Text {
        var drawing = Drawing(height: Plot.height, label: label)
        let (points, best) = (means, bestPoint)
        var values: [Double] = []
        for point in points { values.append(point.value) }
        if let best { values.append(best.value) }
        var plot = Plot(scale: Scale(values, inSeconds: inSeconds))
        plot.drawScale(in: &drawing, format)
        drawing.draw("<line class=\"axis\"", from: plot.left, to: plot.right, y: plot.y(0))

        drawing.draw("<polyline class=\"line\" fill=\"none\" points=\"")
        for point in points { drawing.draw("%,% ", x(point.index, plot), plot.y(point.value)) }
        drawing.draw("\"/>")
        if points.count <= Self.mostDots {
            for point in points { draw("<circle class=\"dot\" r=\"2.5\"", point, plot, &drawing) }
        }
        if let best { draw("<circle class=\"best\" r=\"4.5\"", best, plot, &drawing) }
        drawNumbers(plot, &drawing)
        return drawing.svg
    }

    private struct Point {
        let index, value: Double
    }

    /// The maximum number of points; more values are averaged in groups to keep the drawing small.
    private static let mostPoints = 160
    /// The maximum number of points that are drawn as dots.
    private static let mostDots = 40
    private static let mostNumbers = 7

    /// The points of the line: the values, or the means of groups of values.
    private var means: [Point] {
        let size = max(1, (values.count + Self.mostPoints - 1) / Self.mostPoints)
        var points: [Point] = []
        for start in stride(from: 0, to: values.count, by: size) {
            var (count, indexes, sum) = (0.0, 0.0, 0.0)
            for index in start..<min(start + size, values.count) {
                guard let value = values[index]?.drawable else { continue }
                (count, indexes, sum) = (count + 1, indexes + Double(index), sum + value)
            }
            if count > 0 { points.append(Point(index: indexes / count, value: sum / count)) }
        }
        return points
    }

    /// The highlighted value itself, not the mean of its group.
    private var bestPoint: Point? {
        guard let best, values.indices.contains(best), let value = values[best]?.drawable else { return nil }
        return Point(index: Double(best), value: value)
    }

    /// Returns the horizontal place of an index, with space for a dot at either end.
    private func x(_ index: Double, _ plot: Plot) -> Double {
        let part = values.count > 1 ? index / Double(values.count - 1) : 0.5
        return plot.left + 6 + part * (plot.right - plot.left - 12)
    }

    private func draw(_ start: StaticString, _ point: Point, _ plot: Plot, _ drawing: inout Drawing) {
        drawing.draw(start)
        drawing.draw(" cx=\"%\" cy=\"%\"/>", x(point.index, plot), plot.y(point.value))
    }

    /// The values whose numbers are on the axis: all of a few, otherwise the first, the middle and the last.
    private var numbered: [Int] {
        if values.count <= Self.mostNumbers { return Array(values.indices) }
        return [0, (values.count - 1) / 2, values.count - 1]
    }

    /// Draws the numbers of the values along the axis.
    private func drawNumbers(_ plot: Plot, _ drawing: inout Drawing) {
        var (texts, xs): ([UTF8Text], [Double]) = ([], [])
        for index in numbered {
            var text = UTF8Text()
            text.append(index + 1)
            texts.append(text)
            xs.append(x(Double(index), plot))
        }
        drawing.draw(texts, at: xs, y: Plot.baseline)
    }
}
