import PlainText

/// A timeline of a game, with marks above or below an axis.
public struct Timeline {
    /// The distance of the axis from both edges of the 320 units; it matches half the width of a slider's thumb.
    public static let inset = 8.0

    /// The side of the axis that a mark is on.
    public enum Lane: Sendable {
        case above, below
    }

    /// A mark at one time.
    public struct Mark {
        let time: Double
        let kind: Int
        let lane: Lane

        /// Creates a mark at a time in seconds; `kind` is the attribute `data-kind`, by which a style sheet can colour
        /// it.
        public init(at time: Double, kind: Int, lane: Lane) {
            (self.time, self.kind, self.lane) = (time, kind, lane)
        }
    }

    private let duration: Double
    private let marks: [Mark]
    private let label: UTF8Text
    private let format: (Double) -> UTF8Text

    /// Creates a timeline from 0 to `duration` seconds.
    ///
    /// - Parameters:
    ///   - marks: the marks; a mark before the start or after the end is drawn at the start or end.
    ///   - label: the text alternative of the timeline.
    ///   - format: the text of a time.
    public init(duration: Double, marks: [Mark], label: UTF8Text, format: @escaping (Double) -> UTF8Text) {
        self.duration = max(0, duration.drawable ?? 0)
        (self.marks, self.label, self.format) = (marks, label, format)
    }

    /// The timeline as an `<svg>`.
    public var svg: UTF8Text {
        var drawing = Drawing(height: 64, label: label)
        drawTicks(&drawing)
        for mark in marks {
            guard let time = mark.time.drawable else { continue }
            drawing.draw("<rect class=\"mark\" data-kind=\"%\" width=\"3\" height=\"16\"", Double(mark.kind))
            drawing.draw(" x=\"%\" y=\"%\"/>", x(time) - 1.5, mark.lane == .above ? 6 : 26)
        }
        drawing.draw("<line class=\"axis\"", from: Self.inset, to: Drawing.width - Self.inset, y: 24)
        return drawing.svg
    }

    private func x(_ time: Double) -> Double {
        guard duration > 0 else { return Self.inset }
        return Self.inset + min(max(time / duration, 0), 1) * (Drawing.width - 2 * Self.inset)
    }

    private func drawTicks(_ drawing: inout Drawing) {
        var index = 0
        while duration / Scale.step(index, inSeconds: true) >= 7 { index += 1 }
        let step = Scale.step(index, inSeconds: true)
        var (texts, xs): ([UTF8Text], [Double]) = ([], [])
        for number in 0...Int(duration / step) {
            let time = Double(number) * step
            texts.append(format(time))
            xs.append(x(time))
            drawing.draw("<line class=\"grid\" x1=\"%\" y1=\"4\" x2=\"%\" y2=\"44\"/>", x(time), x(time))
        }
        drawing.draw(texts, at: xs, y: 58)
    }
}
