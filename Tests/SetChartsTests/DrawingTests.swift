import PlainText
import Testing

@testable import SetCharts

/// The numbers 1 to `count` as a row, `pitch` apart.
private func row(_ count: Int, pitch: Double) throws -> [Int] {
    var drawing = Drawing(height: 180, label: "numbers")
    let numbers = Array(1...count)
    drawing.draw(numbers.map { plain(Double($0)) }, at: numbers.map { Double($0) * pitch }, y: 100)
    return try checked(drawing.svg).filter { $0.name == "text" }.compactMap { Int($0.text) }
}

struct DrawingTests {
    @Test func `a drawing has its label as its accessible name, escaped`() throws {
        let drawing = try checked(Drawing(height: 64, label: "<&\"%\">").svg, height: 64)
        #expect(drawing[0].attributes["aria-label"] == "<&\"%\">")
    }

    @Test func `numbers replace the placeholders of a template, with one decimal`() {
        var drawing = Drawing(height: 64, label: "")
        drawing.draw("<path d=\"M%,%\"/>", 1.26, -3)
        #expect(drawing.svg.bytes.count { $0 == UInt8(ascii: "%") } == 0)
        let end = UTF8Text(drawing.svg.bytes.suffix(26))
        #expect(end == UTF8Text("\"><path d=\"M1.3,-3\"/></svg>".utf8.suffix(26)))
    }

    @Test func `of texts that would touch, only every second, third and so on is drawn`() throws {
        #expect(try row(9, pitch: 20) == Array(1...9))
        #expect(try row(9, pitch: 10) == [1, 3, 5, 7, 9])
        #expect(try row(81, pitch: 3.6) == Array(stride(from: 1, through: 81, by: 6)))
    }

    @Test func `a text at the edge is moved inside, so that it is not cut off`() throws {
        var drawing = Drawing(height: 180, label: "edges")
        drawing.draw(["first", "last"], at: [0, 320], y: 100)
        #expect(try checked(drawing.svg).count == 3)
    }
}
