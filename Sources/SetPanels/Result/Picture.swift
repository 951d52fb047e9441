import PlainText
import SetTable

/// A picture, as the steps that draw it on a canvas of a size in pixels. As text, each step is a line: a property and its
/// value, or a method and its arguments, separated by tabs.
struct Picture {
    /// The steps as text.
    private(set) var text: UTF8Text

    /// Creates an empty picture.
    init(width: Int, height: Int) { text = "\(width)\t\(height)" }

    /// Sets a property of the canvas.
    mutating func set(_ property: StaticString, to value: UTF8Text) {
        text.append(contentsOf: "\n\(property)\t\(value)")
    }

    /// Calls a method of the canvas with numbers.
    mutating func call(_ method: StaticString, _ numbers: Double...) {
        text.append(contentsOf: "\n\(method)")
        for number in numbers { text.append(contentsOf: "\t\(UTF8Text(decimal: number))") }
    }

    /// Fills a path in SVG notation.
    mutating func fill(_ path: UTF8Text, _ color: RGBColor, opacity: Double = 1) {
        set("fillStyle", to: UTF8Text(color, opacity))
        text.append(contentsOf: "\nfill\t\(path)")
    }

    /// Draws the outline of a path in SVG notation.
    mutating func stroke(
        _ path: UTF8Text, _ color: RGBColor, width: Double, _ line: CardDrawing.Line = .continuous
    ) {
        drawLine(line, color, width) { $0.text.append(contentsOf: "\nstroke\t\(path)") }
    }

    private mutating func drawLine(
        _ line: CardDrawing.Line, _ color: RGBColor, _ width: Double, _ body: (inout Picture) -> Void
    ) {
        set("strokeStyle", to: UTF8Text(color, 1))
        set("lineWidth", to: UTF8Text(decimal: width))
        if line == .dotted { call("setLineDash", 1, 18) }
        body(&self)
        if line == .dotted { call("setLineDash") }
    }

    /// Writes a line of text around a point in the current font, at most this wide.
    mutating func write(_ line: UTF8Text, at point: Point2D, _ color: RGBColor, opacity: Double = 1, widest: Double) {
        set("fillStyle", to: UTF8Text(color, opacity))
        write("fillText", line, at: point, widest)
    }

    /// Draws the outline of a line of text around a point in the current font.
    mutating func outline(
        _ text: UTF8Text, at point: Point2D, _ color: RGBColor, width: Double, widest: Double,
        _ line: CardDrawing.Line = .continuous
    ) {
        drawLine(line, color, width) { $0.write("strokeText", text, at: point, widest) }
    }

    private mutating func write(_ method: StaticString, _ line: UTF8Text, at point: Point2D, _ widest: Double) {
        text.append(contentsOf: "\n\(method)\t\(line)")
        for number in [point.x, point.y, widest] { text.append(contentsOf: "\t\(UTF8Text(decimal: number))") }
    }

    /// Draws something in coordinates that are turned, in radians, after being moved and scaled.
    mutating func draw(
        at point: Point2D, scale: Double = 1, angle: Double = 0, _ body: (inout Picture) -> Void
    ) {
        call("save")
        call("translate", point.x, point.y)
        call("rotate", angle)
        call("scale", scale, scale)
        body(&self)
        call("restore")
    }

    /// Returns the path of a rectangle.
    static func rectangle(x: Double, y: Double, width: Double, height: Double) -> UTF8Text {
        let numbers = [x, y, width, height, -width].map { UTF8Text(decimal: $0) }
        return "M\(numbers[0]) \(numbers[1])h\(numbers[2])v\(numbers[3])h\(numbers[4])z"
    }
}

extension UTF8Text {
    /// Creates the CSS notation of a colour.
    fileprivate init(_ color: RGBColor, _ opacity: Double) {
        let parts = [color.rgb >> 16 & 0xff, color.rgb >> 8 & 0xff, color.rgb & 0xff]
        self = "rgba(\(parts[0]),\(parts[1]),\(parts[2]),\(UTF8Text(decimal: opacity)))"
    }
}
