/// A number estimated from a sample, with the interval that contains the true number for 95 of 100 samples.
public struct Estimate: Hashable, Sendable {
    /// The estimated number.
    public let value: Double
    /// The lower end of the interval.
    public let low: Double
    /// The upper end of the interval.
    public let high: Double

    /// The number of standard errors from the middle of the interval to its ends: 97.5 % of the normal distribution is
    /// below it.
    static let deviations = 1.959_963_984_540_054

    /// Estimates a share from the number of hits among all trials (Wilson's interval, 1927, which is also valid for
    /// counts near 0); `nil` without trials.
    public init?(share count: Int, of all: Int) {
        guard all > 0 else { return nil }
        let (total, share) = (Double(all), Double(count) / Double(all))
        let square = Self.deviations * Self.deviations
        let middle = (share + square / (2 * total)) / (1 + square / total)
        let half =
            Self.deviations / (1 + square / total)
            * (share * (1 - share) / total + square / (4 * total * total)).squareRoot()
        value = share
        // If the count is 0 or everything, rounding must not put the value outside the interval.
        low = min(share, max(0, middle - half))
        high = max(share, min(1, middle + half))
    }

    /// Estimates the mean of the numbers that were summed up; `nil` for fewer than two numbers.
    public init?(mean sums: Sums) {
        guard sums.count > 1 else { return nil }
        let count = Double(sums.count)
        let mean = Double(sums.sum) / count
        let variance = max(0, (Double(sums.squares) - count * mean * mean) / (count - 1))
        self.init(value: mean, error: (variance / count).squareRoot())
    }

    /// Estimates the ratio of the sums of paired numbers (the delta method: the error of the sum of y - r x); `nil` for
    /// fewer than two pairs, or if the first numbers are all 0.
    public init?(ratio sums: PairSums) {
        let count = Double(sums.first.count)
        guard sums.first.count > 1, sums.first.sum > 0 else { return nil }
        let ratio = Double(sums.second.sum) / Double(sums.first.sum)
        let squares =
            Double(sums.second.squares) - 2 * ratio * Double(sums.products) + ratio * ratio * Double(sums.first.squares)
        let error = (max(0, squares) * count / (count - 1)).squareRoot() / Double(sums.first.sum)
        self.init(value: ratio, error: error)
    }

    private init(value: Double, error: Double) {
        self.value = value
        low = value - Self.deviations * error
        high = value + Self.deviations * error
    }
}
