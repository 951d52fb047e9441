/// The ticks of a value axis: 3 to 6 of them, including 0.
struct Scale {
    /// The distance between ticks.
    let step: Double
    /// The number of ticks below 0 and above 0.
    let below, above: Int

    /// Creates a scale that covers `values` and 0. If all values are whole numbers, so are the ticks.
    ///
    /// - Parameter inSeconds: whether the values are times, whose steps are for example 30 seconds instead of 50.
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

    /// Returns the position of a value on the axis: 0 at the first tick, 1 at the last.
    func position(of value: Double) -> Double {
        (value / step + Double(below)) / Double(below + above)
    }

    /// Returns a possible step, from fine to coarse; index 0 is 5. A step is at most 2.5 times the previous step, so
    /// the finest step with few enough ticks also has enough ticks.
    static func step(_ index: Int, inSeconds: Bool) -> Double {
        if inSeconds && index >= 0 {
            guard index < times.count else { return 3600 * Double(1 << (index - times.count + 1)) }
            return times[index]
        }
        // Steps of 2.5 seconds are excluded, because their ticks would be rounded in minutes and seconds.
        let first = inSeconds ? min(index & 3, 2) : index & 3
        var power = 1.0
        for _ in 0..<abs(index >> 2) { power *= 10 }
        // This divides, because 10 has an exact representation and 0.1 does not.
        return index < 0 ? numbers[first] / power : numbers[first] * power
    }

    private static let numbers: [Double] = [5, 10, 20, 25]
    private static let times: [Double] = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600]

    /// Returns the number of steps from 0 to `value`, up to a negligible difference; at most 6.
    private static func steps(to value: Double, by step: Double) -> Int {
        (0..<6).first { Double($0) * step >= value - step * 1e-9 } ?? 6
    }
}

extension Double {
    /// The number if it can be drawn; `nil` if it is not finite or too large for a text.
    var drawable: Double? { magnitude <= 1e12 ? self : nil }
}
