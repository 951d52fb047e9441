import PlainText

/// The part of a chart in which values are shown, with a scale from bottom to top.
struct Plot {
    var left = 8.0
    let right = 312.0
    var top = 10.0
    var bottom = 156.0
    let scale: Scale

    /// How high a chart is, and the baseline of the texts under its plot.
    static let (height, baseline) = (180.0, 174.0)

    /// How high a value is drawn.
    func y(_ value: Double) -> Double {
        bottom - scale.position(of: value) * (bottom - top)
    }

    /// Makes room for the texts of the scale, and draws it.
    mutating func drawScale(in drawing: inout Drawing, _ format: (Double) -> UTF8Text) {
        var texts: [UTF8Text] = []
        for number in -scale.below...scale.above {
            let text = format(Double(number) * scale.step)
            // However long a text is, half of the width is left for what the chart is about.
            left = min(max(left, text.width + 10), right / 2)
            texts.append(text)
        }
        for (index, text) in texts.enumerated() {
            let y = y(Double(index - scale.below) * scale.step)
            drawing.draw("<line class=\"grid\"", from: left, to: right, y: y)
            drawing.draw("<text class=\"tick\" text-anchor=\"end\"", text, x: left - 6, y: y + 4)
        }
    }
}
