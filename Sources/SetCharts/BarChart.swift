import PlainText

/// A bar chart, for up to about 81 values.
public struct BarChart {
    /// One bar.
    public struct Bar {
        let label: UTF8Text
        let value: Double?
        let kind: Int?

        /// Creates a bar with a label below it; without a value, a dash is drawn.
        ///
        /// - Parameter kind: the attribute `data-kind`, by which a style sheet can colour the bar.
        public init(label: UTF8Text, value: Double?, kind: Int? = nil) {
            self.label = label
            self.value = value?.drawable
            self.kind = kind
        }
    }

    private let bars: [Bar]
    private let label: UTF8Text
    private let inSeconds: Bool
    private let format: (Double) -> UTF8Text

    /// Creates a chart of these bars.
    ///
    /// - Parameters:
    ///   - label: the text alternative of the chart.
    ///   - inSeconds: whether the values are times in seconds, whose ticks are at whole minutes or halves.
    ///   - format: the text of a value.
    public init(bars: [Bar], label: UTF8Text, inSeconds: Bool = false, format: @escaping (Double) -> UTF8Text) {
        (self.bars, self.label) = (bars, label)
        (self.inSeconds, self.format) = (inSeconds, format)
    }

    /// The chart as an `<svg>`.
    ///
    /// If the bars are wide enough, their values are written on them; otherwise the chart has a scale.
    public var svg: UTF8Text {
        var drawing = Drawing(height: Plot.height, label: label)
        var (values, widest): ([Double], Double) = ([], 0)
        for bar in bars {
            guard let value = bar.value else { continue }
            values.append(value)
            widest = max(widest, format(value).width)
        }
        var plot = Plot(scale: Scale(values, inSeconds: inSeconds))
        let hasValues = widest + 4 <= (plot.right - plot.left) / Double(bars.count)
        if hasValues {
            plot.top = 18
            // The values of negative bars are written below them.
            if plot.scale.below > 0 { plot.bottom = 142 }
        } else {
            plot.drawScale(in: &drawing, format)
        }
        draw(plot, hasValues, &drawing)
        return drawing.svg
    }

    private func draw(_ plot: Plot, _ hasValues: Bool, _ drawing: inout Drawing) {
        let pitch = (plot.right - plot.left) / Double(bars.count)
        var (labels, centers): ([UTF8Text], [Double]) = ([], [])
        for bar in bars {
            let center = plot.left + (Double(labels.count) + 0.5) * pitch
            labels.append(bar.label)
            centers.append(center)
            draw(bar, at: center, width: min(pitch * 0.72, 56), plot, &drawing)
            // A dash takes less space than a value, and distinguishes a missing value from 0.
            if bar.value == nil ? pitch > 8 : hasValues { write(bar, at: center, plot, &drawing) }
        }
        drawing.draw("<line class=\"axis\"", from: plot.left, to: plot.right, y: plot.y(0))
        drawing.draw(labels, at: centers, y: Plot.baseline)
    }

    private func draw(_ bar: Bar, at center: Double, width: Double, _ plot: Plot, _ drawing: inout Drawing) {
        guard let value = bar.value else { return }
        let (zero, end) = (plot.y(0), plot.y(value))
        drawing.draw("<rect class=\"bar\"")
        if let kind = bar.kind { drawing.draw(" data-kind=\"%\"", Double(kind)) }
        drawing.draw(" x=\"%\" y=\"%\"", center - width / 2, min(zero, end))
        drawing.draw(" width=\"%\" height=\"%\"/>", width, abs(zero - end))
    }

    private func write(_ bar: Bar, at center: Double, _ plot: Plot, _ drawing: inout Drawing) {
        let value = bar.value ?? 0
        // A value is below its bar only if the scale extends below 0, which it does not for a negligible negative
        // value.
        let y = plot.y(value) + (value < 0 && plot.scale.below > 0 ? 13 : -5)
        drawing.draw("<text class=\"value\" text-anchor=\"middle\"", bar.value.map(format) ?? "–", x: center, y: y)
    }
}
