import PlainText
import TestSupport
import Testing

@testable import SetCharts

private func timeline(_ duration: Double, _ marks: [Timeline.Mark] = []) throws -> [Element] {
    try checked(Timeline(duration: duration, marks: marks, label: "time", format: clock).svg, height: 64)
}

/// The horizontal center of a mark at a time.
private func center(_ time: Double, of duration: Double) throws -> Double {
    let mark = try timeline(duration, [.init(at: time, kind: 1, lane: .above)]).of("mark")[0]
    return try mark.number("x") + mark.number("width") / 2
}

struct TimelineTests {
    @Test func `time is linear from inset to inset`() throws {
        let axis = try timeline(200).of("axis")[0]
        #expect(try axis.number("x1") == Timeline.inset)
        #expect(try axis.number("x2") == 320 - Timeline.inset)
        for (time, x) in [(0.0, 8.0), (50, 84), (100, 160), (200, 312)] { #expect(try center(time, of: 200) == x) }
    }

    @Test func `marks are above or below the axis, with their kinds, in the given order`() throws {
        let all = try timeline(
            100, [.init(at: 30, kind: 2, lane: .below), .init(at: 10, kind: 0, lane: .above)])
        let line = try all.of("axis")[0].number("y1")
        #expect(all.of("mark").map { $0.attributes["data-kind"] } == ["2", "0"])
        let boxes = try all.of("mark").compactMap { try $0.box() }
        #expect(boxes[0].top > line)
        #expect(boxes[1].bottom < line)
    }

    @Test func `a mark before the start or after the end is drawn there`() throws {
        #expect(try center(-5, of: 100) == 8)
        #expect(try center(100.4, of: 100) == 312)
        #expect(try center(5, of: 0) == 8)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `a mark at an invalid time is left out, and an invalid duration counts as 0`(time: Double) throws {
        #expect(try timeline(100, [.init(at: time, kind: 0, lane: .above)]).of("mark").isEmpty)
        #expect(try timeline(time, [.init(at: 1, kind: 0, lane: .above)]).of("tick").map(\.text) == ["0:00"])
    }

    @Test(
        arguments: [
            (0.0, ["0:00"]), (4, ["0:00"]), (12, ["0:00", "0:05", "0:10"]),
            (60, ["0:00", "0:10", "0:20", "0:30", "0:40", "0:50", "1:00"]),
            (80, ["0:00", "0:15", "0:30", "0:45", "1:00", "1:15"]),
            (420, ["0:00", "2:00", "4:00", "6:00"]), (600, ["0:00", "2:00", "4:00", "6:00", "8:00", "10:00"]),
            (3600, ["0:00", "20:00", "40:00", "60:00"]),
        ] as [(Double, [String])])
    func `ticks are at round times`(duration: Double, ticks: [String]) throws {
        #expect(try timeline(duration).of("tick").map(\.text) == ticks)
    }

    @Test func `any duration up to a week has at most 7 ticks, each at its place`() throws {
        var duration = 5.0
        while duration < 604_800 {
            let all = try timeline(duration)
            #expect((2...7).contains(all.of("grid").count))
            #expect((1...7).contains(all.of("tick").count))
            let xs = try all.of("grid").map { try $0.number("x1") }
            #expect(xs.first == 8 && xs.last ?? 999 <= 312)
            duration *= 1.013
        }
    }

    @Test func `the label is escaped`() throws {
        #expect(
            try elements(of: Timeline(duration: 9, marks: [], label: "<&\">", format: clock).svg)[0]
                .attributes["aria-label"] == "<&\">")
    }

    @Test func `1,000 timelines of random marks stay inside their drawings`() throws {
        var generator = SeededGenerator(state: 3)
        for _ in 0..<1000 {
            let marks = (0..<Int.random(in: 0...30, using: &generator)).map { index in
                Timeline.Mark(at: generator.value() ?? 0, kind: index, lane: index % 2 == 0 ? .above : .below)
            }
            _ = try timeline(generator.value() ?? -1, marks)
        }
    }
}
