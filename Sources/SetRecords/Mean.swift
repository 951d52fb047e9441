/// The mean of numbers, which are added one by one.
public struct Mean: Hashable, Sendable {
    /// The number of added numbers.
    public private(set) var count = 0
    /// Their sum.
    public private(set) var total: Int64 = 0

    /// Creates a mean without numbers.
    public init() {}

    /// Adds a number. The sum cannot overflow, because all numbers from a file are bounded.
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

    /// Returns an array of means without numbers.
    static func empty(_ count: Int) -> [Mean] {
        Array(repeating: Mean(), count: count)
    }
}
