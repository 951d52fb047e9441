/// Sums that determine the mean of whole numbers and its error. They are exact, so the order of the numbers doesn't
/// matter.
public struct Sums: Hashable, Sendable {
    /// The count of the numbers.
    public private(set) var count = 0
    /// The sum of the numbers.
    public private(set) var sum = 0
    /// The sum of the squares of the numbers.
    public private(set) var squares = 0

    /// Creates sums without numbers.
    public init() {}

    /// Adds a number.
    public mutating func add(_ number: Int) {
        count += 1
        sum += number
        squares += number * number
    }

    /// Adds other numbers.
    public static func += (sums: inout Sums, other: Sums) {
        sums.count += other.count
        sums.sum += other.sum
        sums.squares += other.squares
    }
}

/// Sums that determine the ratio of pairs of whole numbers and its error.
public struct PairSums: Hashable, Sendable {
    /// The sums of the first numbers.
    public private(set) var first = Sums()
    /// The sums of the second numbers.
    public private(set) var second = Sums()
    /// The sum of the products.
    public private(set) var products = 0

    /// Creates sums without pairs.
    public init() {}

    /// Adds a pair.
    public mutating func add(_ one: Int, _ other: Int) {
        first.add(one)
        second.add(other)
        products += one * other
    }

    /// Adds other pairs.
    public static func += (sums: inout PairSums, other: PairSums) {
        sums.first += other.first
        sums.second += other.second
        sums.products += other.products
    }
}
