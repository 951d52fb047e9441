import PlainText
import TestSupport
import Testing

@testable import SetCharts

private func chart(_ values: [Double?], inSeconds: Bool = false) throws -> [Element] {
    let bars = values.enumerated().map { BarChart.Bar(label: plain(Double($0 + 1)), value: $1, kind: $0 % 4) }
    return try checked(BarChart(bars: bars, label: "bars", inSeconds: inSeconds, format: plain).svg)
}

struct BarChartTests {
    @Test func `heights are proportional to values, and all bars begin at the axis`() throws {
        for values in [
            [1, 2, 3, 4], [12.5, 40, -7, 33, 0], [-1, -2], Array(stride(from: -20.0, through: 60, by: 1)),
        ] {
            let all = try chart(values)
            let bars = all.of("bar")
            let zero = try all.of("axis")[0].number("y1")
            let unit = try zip(bars, values).map { try $0.number("height") / abs($1) }.filter(\.isFinite).max() ?? 0
            #expect(bars.count == values.count)
            for (bar, value) in zip(bars, values) {
                let (y, height) = try (bar.number("y"), bar.number("height"))
                #expect(abs(height - abs(value) * unit) < 0.11 * max(1, abs(value)))
                #expect(abs((value < 0 ? y : y + height) - zero) < 0.11)
            }
        }
    }

    @Test func `the heights of bars agree with the scale to 0.1`() throws {
        let values = (0..<81).map { Double(($0 * 37) % 100) }
        let all = try chart(values)
        let ticks = try all.of("tick").filter { $0.attributes["text-anchor"] == "end" }
            .map { try (value: Double($0.text) ?? 0, y: $0.number("y") - 4) }
        #expect(ticks.map(\.value) == [0, 20, 40, 60, 80, 100])
        let unit = (ticks[0].y - ticks[5].y) / 100
        for (bar, value) in zip(all.of("bar"), values) { #expect(try abs(bar.number("height") - value * unit) < 0.1) }
    }

    @Test(arguments: 1...81)
    func `bars have the same width, do not touch, and stay inside the plot`(count: Int) throws {
        let bars = try chart((0..<count).map { Double($0 * 3 - 10) }).of("bar")
        let boxes = try bars.compactMap { try $0.box() }
        #expect(boxes.count == count)
        #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.right < $1.left })
        #expect(boxes.allSatisfy { $0.left >= 8 && $0.right <= 312.1 && $0.top >= 9.9 && $0.bottom <= 156.1 })
        #expect(Set(bars.compactMap { $0.attributes["width"] }).count == 1)
    }

    @Test func `a few bars have their values and labels written, and no scale`() throws {
        let all = try chart([12, 40, 7])
        #expect(all.of("value").map(\.text) == ["12", "40", "7"])
        #expect(all.of("tick").map(\.text) == ["1", "2", "3"])
        #expect(all.of("grid").isEmpty)
        for (bar, value) in zip(all.of("bar"), all.of("value")) {
            let (bar, value) = (try #require(try bar.box()), try #require(try value.box()))
            #expect(value.bottom <= bar.top)
            #expect(abs(value.left + value.right - bar.left - bar.right) < 0.3)
        }
    }

    @Test func `81 bars have a scale and some labels instead of values`() throws {
        let all = try chart((1...81).map { Double($0) })
        #expect(all.of("value").isEmpty)
        #expect(all.of("grid").count == 6)
        #expect((5...30).contains(all.of("tick").count { $0.attributes["text-anchor"] == "middle" }))
    }

    @Test func `the value of a negative bar is written below it`() throws {
        let all = try chart([-5, 5])
        let (bar, value) = (try #require(try all.of("bar")[0].box()), try #require(try all.of("value")[0].box()))
        #expect(value.top > bar.bottom)
    }

    @Test(arguments: [nil, Double.nan, .infinity, -.infinity, 1e300])
    func `a missing value is a dash, not a bar`(value: Double?) throws {
        let all = try chart([3, value, 5])
        #expect(all.of("bar").compactMap { $0.attributes["data-kind"] } == ["0", "2"])
        #expect(all.of("value").map(\.text) == ["3", "–", "5"])
    }

    @Test func `a missing value among many is a dash if there is space for one`() throws {
        #expect(try chart((0..<20).map { $0 == 9 ? nil : 1000.5 }).of("value").map(\.text) == ["–"])
        #expect(try chart((0..<81).map { $0 == 9 ? nil : 1000.5 }).of("value").isEmpty)
    }

    @Test func `a bar without a kind has no such attribute`() throws {
        let bars = [BarChart.Bar(label: "a", value: 1), BarChart.Bar(label: "b", value: 2, kind: 7)]
        let all = try checked(BarChart(bars: bars, label: "", format: plain).svg)
        #expect(all.of("bar").map { $0.attributes["data-kind"] } == [nil, "7"])
    }

    @Test func `all texts are escaped`() throws {
        let bars = [BarChart.Bar(label: "<a&b>", value: 1)]
        let all = try checked(BarChart(bars: bars, label: "\"<\"", format: { _ in "<1>" }).svg)
        #expect(all[0].attributes["aria-label"] == "\"<\"")
        #expect(all.of("value")[0].text == "<1>")
        #expect(all.of("tick")[0].text == "<a&b>")
    }

    @Test func `times have a scale in minutes`() throws {
        let bars = (0..<81).map { BarChart.Bar(label: "x", value: Double($0)) }
        let all = try checked(BarChart(bars: bars, label: "", inSeconds: true, format: clock).svg)
        let ticks = all.of("tick").filter { $0.attributes["text-anchor"] == "end" }.map(\.text)
        #expect(ticks == ["0:00", "0:30", "1:00", "1:30"])
    }

    @Test(arguments: [0, 1, 1000])
    func `there may be no bars, one, or very many`(count: Int) throws {
        #expect(try chart(Array(repeating: 1, count: count)).of("bar").count == count)
        #expect(try chart(Array(repeating: nil, count: count)).of("bar").isEmpty)
    }

    @Test func `1,000 charts of random values stay inside their drawings`() throws {
        var generator = SeededGenerator(state: 1)
        for _ in 0..<1000 {
            let count = Int.random(in: 0...20, using: &generator)
            _ = try chart((0..<count).map { _ in generator.value() }, inSeconds: .random(using: &generator))
        }
    }
}
