import PlainText
import TestSupport
import Testing

@testable import SetCharts

/// The bounding box of an element.
struct Box {
    let left, top, right, bottom: Double

    /// Whether it is inside a drawing of this height, up to rounding.
    func isWithin(height: Double) -> Bool {
        left >= -0.1 && top >= -0.1 && right <= Drawing.width + 0.1 && bottom <= height + 0.1
    }

    func overlaps(_ other: Box) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
}

extension Element {
    var style: String { attributes["class"] ?? "" }

    /// The points of a polyline.
    var points: [(x: Double, y: Double)] {
        (attributes["points"] ?? "").split(separator: " ").compactMap { point in
            let numbers = point.split(separator: ",").compactMap { Double($0) }
            return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
        }
    }

    /// The bounding box; texts are 12 units high and 7 units per character wide.
    func box() throws -> Box? {
        switch name {
        case "line":
            return try Box(left: number("x1"), top: number("y1"), right: number("x2"), bottom: number("y2"))
        case "rect":
            let (x, y) = try (number("x"), number("y"))
            return try Box(left: x, top: y, right: x + number("width"), bottom: y + number("height"))
        case "circle":
            let (x, y, radius) = try (number("cx"), number("cy"), number("r"))
            return Box(left: x - radius, top: y - radius, right: x + radius, bottom: y + radius)
        case "text":
            let (x, y, width) = try (number("x"), number("y"), Double(text.unicodeScalars.count) * 7)
            let left = attributes["text-anchor"] == "end" ? x - width : x - width / 2
            return Box(left: left, top: y - 9, right: left + width, bottom: y + 3)
        case "polyline":
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            guard let left = xs.min(), let top = ys.min(), let right = xs.max(), let bottom = ys.max() else {
                return nil
            }
            return Box(left: left, top: top, right: right, bottom: bottom)
        default:
            return nil
        }
    }
}

extension [Element] {
    /// The elements of a class.
    func of(_ style: String) -> [Element] { filter { $0.style == style } }
}

private let knownAttributes: Set = [
    "class", "data-kind", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "width", "height", "points", "text-anchor",
    "fill",
]

/// The elements of a drawing, after checking what holds for all: a role and a name, nothing outside, no overlapping
/// texts, no number with more than one decimal, and no style attributes.
func checked(_ svg: UTF8Text, height: Double = 180) throws -> [Element] {
    let all = try elements(of: svg)
    #expect(all[0].name == "svg")
    #expect(all[0].style == "chart")
    #expect(all[0].attributes["role"] == "img")
    #expect(all[0].attributes["viewBox"] == "0 0 320 \(Int(height))")
    for element in all.dropFirst() {
        if let box = try element.box(), !box.isWithin(height: height) { Issue.record("\(element) is outside") }
        for (name, value) in element.attributes where Double(value) != nil {
            if let point = value.firstIndex(of: "."), value[point...].count > 2 { Issue.record("\(name) \(value)") }
        }
        if !knownAttributes.isSuperset(of: element.attributes.keys) { Issue.record("\(element)") }
    }
    let texts = try all.filter { $0.name == "text" }.compactMap { try $0.box() }
    for (index, text) in texts.enumerated() {
        if texts[..<index].contains(where: { $0.overlaps(text) }) {
            Issue.record("texts overlap: \(String(validating: svg.bytes, as: UTF8.self) ?? "")")
        }
    }
    return all
}

/// A number with at most two decimals.
func plain(_ value: Double) -> UTF8Text {
    var text = UTF8Text()
    text.append(value)
    return text
}

/// Minutes and seconds.
func clock(_ seconds: Double) -> UTF8Text {
    var text = UTF8Text()
    text.append(Int64(seconds) / 60)
    text.append(":")
    if Int64(seconds) % 60 < 10 { text.append("0") }
    text.append(Int64(seconds) % 60)
    return text
}

/// A seeded generator (Vigna's SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// A random value of any size and sign, missing, infinite or NaN.
    mutating func value() -> Double? {
        switch Int.random(in: 0..<12, using: &self) {
        case 0: nil
        case 1: [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-307, 0, -0.0].randomElement(using: &self)
        case 2: Double.random(in: -1e9...1e9, using: &self)
        case 3: Double.random(in: -0.01...0.01, using: &self)
        case 4...7: Double(Int.random(in: -20...100, using: &self))
        default: Double.random(in: 0...1000, using: &self)
        }
    }
}
