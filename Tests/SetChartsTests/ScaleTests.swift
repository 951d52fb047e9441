import Testing

@testable import SetCharts

extension Scale {
    /// The values at the ticks.
    fileprivate var ticks: [Double] { (-below...above).map { Double($0) * step } }
}

/// Whether a step is a round number.
private func isNice(_ step: Double, inSeconds: Bool) -> Bool {
    if inSeconds && step >= 5 { return [5, 10, 15, 30].contains(step) || step.remainder(dividingBy: 60) == 0 }
    var digits = step
    while digits >= 10 { digits /= 10 }
    while digits < 1 { digits *= 10 }
    return (inSeconds ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]).contains { abs($0 - digits) < 1e-6 }
}

private func check(_ values: [Double], inSeconds: Bool = false) {
    let ticks = Scale(values, inSeconds: inSeconds).ticks
    let step = ticks[1] - ticks[0]
    let (least, greatest) = (min(values.min() ?? 0, 0), max(values.max() ?? 0, 0))
    let slack = step * 1e-6
    let covers = ticks[0] <= least + slack && ticks[ticks.count - 1] >= greatest - slack
    let isEven = zip(ticks, ticks.dropFirst()).allSatisfy { abs($1 - $0 - step) < slack }
    let isWhole = values.contains { $0 != $0.rounded() } || ticks.allSatisfy { $0 == $0.rounded() }
    if !(3...6).contains(ticks.count) || !ticks.contains(0) || !covers || !isEven || !isWhole
        || !isNice(step, inSeconds: inSeconds)
    {
        Issue.record("\(values): \(ticks)")
    }
}

struct ScaleTests {
    @Test func `no values, only zeros and only ones have a scale`() {
        #expect(Scale([], inSeconds: false).ticks == [0, 1, 2])
        #expect(Scale([0, 0], inSeconds: false).ticks == [0, 1, 2])
        #expect(Scale([1, 1, 1], inSeconds: false).ticks == [0, 1, 2])
        #expect(Scale([-1], inSeconds: false).ticks == [-1, 0, 1])
    }

    @Test(
        arguments: [
            ([3.0], [0.0, 1, 2, 3]), ([7], [0, 2, 4, 6, 8]), ([11], [0, 5, 10, 15]),
            ([12.5], [0, 2.5, 5, 7.5, 10, 12.5]),
            ([81], [0, 20, 40, 60, 80, 100]), ([-3, 10], [-5, 0, 5, 10]),
            ([0.01], [0, 0.002, 0.004, 0.006, 0.008, 0.01]),
            ([1e9], [0, 2e8, 4e8, 6e8, 8e8, 1e9]), ([-0.5, 0.5], [-0.5, -0.25, 0, 0.25, 0.5]),
        ] as [([Double], [Double])])
    func `ticks are at round numbers`(values: [Double], ticks: [Double]) {
        let scale = Scale(values, inSeconds: false)
        #expect(scale.ticks.count == ticks.count)
        #expect(zip(scale.ticks, ticks).allSatisfy { abs($0 - $1) <= abs($1) * 1e-12 }, "\(scale.ticks)")
    }

    @Test(
        arguments: [
            ([4.0], [0.0, 1, 2, 3, 4]), ([100], [0, 30, 60, 90, 120]), ([400], [0, 120, 240, 360, 480]),
            ([7200], [0, 1800, 3600, 5400, 7200]), ([12.5], [0, 5, 10, 15]),
            ([36000], [0, 7200, 14400, 21600, 28800, 36000]),
        ] as [([Double], [Double])])
    func `ticks of times are at round numbers of seconds, minutes and hours`(values: [Double], ticks: [Double]) {
        #expect(Scale(values, inSeconds: true).ticks == ticks)
    }

    @Test(arguments: [false, true])
    func `each range of whole numbers up to 500 has 3 to 6 evenly spaced, round, whole ticks that include 0`(
        inSeconds: Bool
    ) {
        for least in stride(from: -120.0, through: 0, by: 12) {
            for greatest in 0...500 { check([least, Double(greatest)], inSeconds: inSeconds) }
        }
    }

    @Test(arguments: [false, true])
    func `each size from a hundred-millionth to a billion has 3 to 6 round ticks, on both sides of 0`(inSeconds: Bool) {
        var size = 1e-8
        while size < 2e9 {
            for part in [0, 0.01, 0.2, 0.5, 1] {
                check([size, -size * part], inSeconds: inSeconds)
                check([-size, size * part], inSeconds: inSeconds)
            }
            size *= 1.0137
        }
    }

    @Test func `a value at a tick, up to rounding, needs no further tick`() {
        for count in 1...5 {
            let sum = (0..<count).reduce(0.0) { sum, _ in sum + 0.1 }
            #expect(Scale([sum, 0.45], inSeconds: false).ticks.last ?? 0 < 0.51)
        }
    }

    @Test func `a position is 0 at the first tick, 1 at the last, and linear in between`() {
        let scale = Scale([-3, 10], inSeconds: false)
        #expect(
            [-3, 0, 2.5, 10].map { scale.position(of: $0) }.elementsEqual([2.0 / 15, 1.0 / 3, 0.5, 1]) {
                abs($0 - $1) < 1e-12
            })
    }

    @Test func `each step is larger than the previous one, by a factor of at most 2.5`() {
        for inSeconds in [false, true] {
            let steps = (-44...40).map { Scale.step($0, inSeconds: inSeconds) }
            #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 >= $0 && $1 <= $0 * 2.5 * (1 + 1e-12) })
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e13, -1e300])
    func `infinite values, NaN and values that are too large cannot be drawn`(value: Double) {
        #expect(value.drawable == nil)
    }

    @Test(arguments: [0, 1, -5, 1e12, -1e12, 1e-307])
    func `all other values can be drawn`(value: Double) {
        #expect(value.drawable == value)
        check([value])
    }
}
