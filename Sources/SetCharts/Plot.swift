import PlainText

/// The area of a chart in which values are drawn, with a vertical scale.
struct Plot {
    var left = 8.0
    let right = 312.0
    var top = 10.0
    var bottom = 156.0
    let scale: Scale

    /// The height of a chart, and the baseline of the texts below the plot.
    static let (height, baseline) = (180.0, 174.0)

    /// Returns the vertical place of a value.
    func y(_ value: Double) -> Double {
        bottom - scale.position(of: value) * (bottom - top)
    }

    /// Draws the scale, and moves the left edge to make space for the scale's texts.
    mutating func drawScale(in drawing: inout Drawing, _ format: (Double) -> UTF8Text) {
        var texts: [UTF8Text] = []
        for number in -scale.below...scale.above {
            let text = format(Double(number) * scale.step)
            // At least half of the width remains for the values, however long the texts are.
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
