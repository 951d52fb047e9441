import PlainText

/// An `<svg>` that is written element by element. Elements have classes; a style sheet gives them colours and fonts.
struct Drawing {
    /// The width of all drawings, in SVG units.
    static let width = 320.0

    private var markup = UTF8Text()

    /// Creates a drawing of this height; `label` is its text alternative.
    init(height: Double, label: UTF8Text) {
        draw("<svg class=\"chart\" role=\"img\" viewBox=\"0 0 320 %\" aria-label=\"", height)
        markup.append(contentsOf: label.escaped)
        markup.append("\">")
    }

    /// The complete drawing.
    var svg: UTF8Text {
        var svg = markup
        svg.append("</svg>")
        return svg
    }

    /// Appends markup, in which each `%` is replaced by the next number.
    mutating func draw(_ template: StaticString, _ a: Double = 0, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0) {
        // A tuple, because an array would be allocated at each call.
        var next = (a, b, c, d)
        template.withUTF8Buffer { bytes in
            for byte in bytes {
                if byte == UInt8(ascii: "%") {
                    markup.append(next.0, decimals: 1)
                    next = (next.1, next.2, next.3, 0)
                } else {
                    markup.append(byte: byte)
                }
            }
        }
    }

    /// Appends a horizontal line.
    mutating func draw(_ start: StaticString, from left: Double, to right: Double, y: Double) {
        draw(start)
        draw(" x1=\"%\" y1=\"%\" x2=\"%\" y2=\"%\"/>", left, y, right, y)
    }

    /// Appends a text; the point is on its baseline.
    mutating func draw(_ start: StaticString, _ text: UTF8Text, x: Double, y: Double) {
        draw(start)
        draw(" x=\"%\" y=\"%\">", x, y)
        markup.append(contentsOf: text.escaped)
        markup.append("</text>")
    }

    /// Appends texts centred at points of one baseline; if they would touch, only every second, third, and so on.
    mutating func draw(_ texts: [UTF8Text], at xs: [Double], y: Double) {
        var every = 1
        while !Self.fit(texts, xs, every) { every += 1 }
        for index in stride(from: 0, to: texts.count, by: every) {
            let x = Self.center(of: texts[index], around: xs[index])
            draw("<text class=\"tick\" text-anchor=\"middle\"", texts[index], x: x, y: y)
        }
    }

    private static func fit(_ texts: [UTF8Text], _ xs: [Double], _ every: Int) -> Bool {
        var end = -width
        for index in stride(from: 0, to: texts.count, by: every) {
            let (center, half) = (center(of: texts[index], around: xs[index]), texts[index].width / 2)
            if center - half < end + 5 { return false }
            end = center + half
        }
        return true
    }

    /// Returns the center of a text, as near to `x` as possible without cutting the text off.
    private static func center(of text: UTF8Text, around x: Double) -> Double {
        let half = min(text.width + 6, width) / 2
        return min(max(x, half), width - half)
    }
}
