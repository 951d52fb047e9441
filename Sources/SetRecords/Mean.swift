/// A mean that numbers are added to one by one.
public struct Mean: Hashable, Sendable {
    /// How many numbers there are.
    public private(set) var count = 0
    /// Their sum.
    public private(set) var total: Int64 = 0

    /// The mean of no numbers.
    public init() {}

    /// Adds a number. Everything that comes from a file has a bound, so that no sum overflows.
    public mutating func add(_ number: Int64) {
        count += 1
        total += number
    }

    /// The mean, rounded to the nearest whole number; `nil` without numbers.
    public var value: Int64? {
        guard count > 0 else { return nil }
        let half = Int64(count / 2)
        return (total + (total < 0 ? -half : half)) / Int64(count)
    }

    /// So many means of no numbers.
    static func none(_ count: Int) -> [Mean] {
        Array(repeating: Mean(), count: count)
    }
}
