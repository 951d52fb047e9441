import PlainText
import TestSupport
import Testing

@testable import SetCharts

private func chart(_ values: [Double?], best: Int? = nil, inSeconds: Bool = false) throws -> [Element] {
    try checked(LineChart(values: values, best: best, label: "line", inSeconds: inSeconds, format: plain).svg)
}

extension [Element] {
    fileprivate var numbers: [String] { of("tick").filter { $0.attributes["text-anchor"] == "middle" }.map(\.text) }

    /// The points of the line.
    fileprivate var points: [(x: Double, y: Double)] { of("line").first?.points ?? [] }

    /// The value that is drawn at `y` according to the ticks.
    fileprivate func value(at y: Double) throws -> Double {
        let ticks = try of("tick").filter { $0.attributes["text-anchor"] == "end" }
            .map { try (value: Double($0.text) ?? 0, y: $0.number("y") - 4) }
        let (first, last) = (ticks[0], ticks[ticks.count - 1])
        return first.value + (first.y - y) / (first.y - last.y) * (last.value - first.value)
    }
}

struct LineChartTests {
    @Test func `the line passes through each value, evenly spaced from left to right`() throws {
        let values: [Double] = [3, -4, 10, 7.5, 0]
        let all = try chart(values)
        #expect(all.points.count == 5)
        let steps = zip(all.points, all.points.dropFirst()).map { $1.x - $0.x }
        #expect(steps.allSatisfy { abs($0 - steps[0]) < 0.21 && $0 > 0 })
        for (point, value) in zip(all.points, values) { #expect(try abs(all.value(at: point.y) - value) < 0.05) }
    }

    @Test func `up to 40 values have a dot each, at the points of the line`() throws {
        let all = try chart((1...40).map { Double($0 % 7) })
        #expect(all.of("dot").count == 40)
        for (dot, point) in zip(all.of("dot"), all.points) {
            #expect(try dot.number("cx") == point.x)
            #expect(try dot.number("cy") == point.y)
        }
        #expect(try chart((1...41).map { Double($0 % 7) }).of("dot").isEmpty)
    }

    @Test func `up to 160 values are drawn themselves, more as means of groups`() throws {
        #expect(try chart((1...160).map { Double($0) }).points.count == 160)
        let all = try chart((0..<320).map { $0 % 2 == 0 ? 0.0 : 10 })
        #expect(all.points.count == 160)
        for point in all.points { #expect(try abs(all.value(at: point.y) - 5) < 0.05) }
        #expect(try chart((0..<161).map { Double($0) }).points.count == 81)
    }

    @Test(arguments: [160, 161, 319, 320, 1001])
    func `evenly rising values give an evenly rising line, whatever the size of the last group`(count: Int) throws {
        let points = try chart((0..<count).map { Double($0) }).points
        let slope = (points[points.count - 1].y - points[0].y) / (points[points.count - 1].x - points[0].x)
        #expect(points.allSatisfy { abs(points[0].y + ($0.x - points[0].x) * slope - $0.y) < 0.2 })
    }

    @Test func `the best value is drawn itself, not as the mean of its group`() throws {
        var values: [Double?] = (0..<10_000).map { Double($0 % 10) }
        values[4999] = 200
        let all = try chart(values, best: 4999)
        let best = try (x: all.of("best")[0].number("cx"), y: all.of("best")[0].number("cy"))
        #expect(try abs(all.value(at: best.y) - 200) < 0.2)
        let (first, last) = (all.points[0].x, all.points[all.points.count - 1].x)
        #expect(abs(best.x - (first + last) / 2) < 1)
        #expect(all.of("best").count == 1)
    }

    @Test(arguments: [-1, 3, 4, Int.max, Int.min])
    func `an index of a missing best value draws nothing`(index: Int) throws {
        #expect(try chart([1, 2, 3, nil], best: index).of("best").isEmpty)
    }

    @Test func `the best of a few values is drawn at its dot`() throws {
        let all = try chart([4, 9, 2], best: 1)
        #expect(all.of("best")[0].attributes["cx"] == all.of("dot")[1].attributes["cx"])
        #expect(all.of("best")[0].attributes["cy"] == all.of("dot")[1].attributes["cy"])
    }

    @Test(arguments: [
        (1, ["1"]), (2, ["1", "2"]), (3, ["1", "2", "3"]), (4, ["1", "2", "3", "4"]),
        (7, ["1", "2", "3", "4", "5", "6", "7"]), (8, ["1", "4", "8"]), (99, ["1", "50", "99"]),
        (10_000, ["1", "5000", "10000"]),
    ])
    func `a few games have all their numbers, many the first, the middle and the last`(count: Int, numbers: [String])
        throws
    {
        #expect(try chart(Array(repeating: 7, count: count)).numbers == numbers)
    }

    @Test func `a single value is a dot in the center`() throws {
        let all = try chart([5])
        #expect(all.of("dot").count == 1)
        #expect(all.points.count == 1)
        #expect(try chart([nil, 5, nil]).of("dot").count == 1)
    }

    @Test func `missing values and values that cannot be drawn are left out`() throws {
        let all = try chart([1, nil, .nan, .infinity, -.infinity, -1e300, 2])
        #expect(all.points.count == 2)
        #expect(all.numbers == ["1", "2", "3", "4", "5", "6", "7"])
        #expect(try chart([]).points.isEmpty)
        #expect(try chart(Array(repeating: nil, count: 500)).points.isEmpty)
    }

    @Test func `the drawing stays small with 10,000 and with a million values`() throws {
        for count in [10_000, 1_000_000] {
            let values = (0..<count).map { Double($0 * 7919 % 1000) }
            let svg = LineChart(values: values, best: 77, label: "many", format: plain).svg
            #expect(svg.bytes.count < 8000)
        }
    }

    @Test func `10,000 values are drawn within half a second`() {
        let values = (0..<10_000).map { Double($0 * 7919 % 1000) }
        let clock = ContinuousClock()
        #expect(clock.measure { _ = LineChart(values: values, label: "many", format: plain).svg } < .milliseconds(500))
    }

    @Test func `times have a scale in minutes, and texts are escaped`() throws {
        let chart = LineChart(values: [95, 240, 61], label: "<&>", inSeconds: true, format: clock)
        let all = try checked(chart.svg)
        #expect(all[0].attributes["aria-label"] == "<&>")
        #expect(all.of("tick").map(\.text) == ["0:00", "1:00", "2:00", "3:00", "4:00", "1", "2", "3"])
        let odd = try checked(LineChart(values: [3], label: "", format: { _ in "<" }).svg)
        #expect(odd.of("tick").first?.text == "<")
    }

    @Test func `texts of any length leave half of the width for the line`() throws {
        let svg = LineChart(values: [1, 2], label: "") { _ in UTF8Text(repeatElement(120, count: 100)) }.svg
        #expect(try elements(of: svg).points[0].x >= 156)
    }

    @Test func `1,000 charts of random values stay inside their drawings`() throws {
        var generator = SeededGenerator(state: 2)
        for _ in 0..<1000 {
            let count = Int.random(in: 0...(Bool.random(using: &generator) ? 10 : 100), using: &generator)
            let values = (0..<count).map { _ in generator.value() }
            let best = Int.random(in: -2...100, using: &generator)
            _ = try chart(values, best: best, inSeconds: .random(using: &generator))
        }
    }
}
