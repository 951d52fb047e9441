/// What the axis of values shows: from its first tick to its last, with 0 among them, 3 to 6 in all.
struct Scale {
    /// From one tick to the next.
    let step: Double
    /// How many ticks there are below 0 and above.
    let below, above: Int

    /// A scale that covers `values` and 0. Whole numbers have whole ticks.
    ///
    /// - Parameter inSeconds: whether values are times, which are read by halves of a minute rather than by fifties.
    init(_ values: [Double], inSeconds: Bool) {
        var (least, greatest, isWhole) = (0.0, 0.0, true)
        for value in values {
            least = min(least, value)
            greatest = max(greatest, value)
            isWhole = isWhole && Double(Int64(value)) == value
        }
        if greatest - least < 1e-9 { greatest = 1 }
        if isWhole { greatest = max(greatest, least + 2) }

        var index = -45
        var (step, below, above) = (0.0, 0, 0)
        repeat {
            index += 1
            step = Self.step(index, inSeconds: inSeconds)
            (below, above) = (Self.steps(to: -least, by: step), Self.steps(to: greatest, by: step))
        } while below + above > 5 || isWhole && Double(Int64(step)) != step
        (self.step, self.below, self.above) = (step, below, above)
    }

    /// Where a value is on the axis: 0 at the first tick, 1 at the last.
    func position(of value: Double) -> Double {
        (value / step + Double(below)) / Double(below + above)
    }

    /// The steps that people count by, from fine to coarse; number 0 is 5. No step is more than 2.5 times the one
    /// before, so that the finest one that gives few enough ticks gives enough of them.
    static func step(_ index: Int, inSeconds: Bool) -> Double {
        if inSeconds && index >= 0 {
            guard index < times.count else { return 3600 * Double(1 << (index - times.count + 1)) }
            return times[index]
        }
        // Seconds are not counted by 2.5, which minutes and seconds could not tell from 2.
        let first = inSeconds ? min(index & 3, 2) : index & 3
        var power = 1.0
        for _ in 0..<abs(index >> 2) { power *= 10 }
        // Divided, because 0.1 is not exact and 10 is.
        return index < 0 ? numbers[first] / power : numbers[first] * power
    }

    private static let numbers: [Double] = [5, 10, 20, 25]
    private static let times: [Double] = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600]

    /// How many steps it takes from 0 to reach `value`, at least as far as anyone sees; 6 where it takes more.
    private static func steps(to value: Double, by step: Double) -> Int {
        (0..<6).first { Double($0) * step >= value - step * 1e-9 } ?? 6
    }
}

extension Double {
    /// The number, where it can be drawn; `nil` for what is no number, infinite, or beyond what a text can hold.
    var drawable: Double? { magnitude <= 1e12 ? self : nil }
}
