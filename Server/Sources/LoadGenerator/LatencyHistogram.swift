/// A histogram of times from a microsecond to hours, in constant space, with a precision of 1 part in 128.
///
/// The buckets are the same as in HdrHistogram: each power of two has the same number of buckets, so the relative error
/// is constant.
public struct LatencyHistogram: Hashable, Sendable {
    private var buckets: [Int] = []
    /// The number of recorded times.
    public private(set) var count = 0
    /// The longest time in microseconds; exact.
    public private(set) var longest: Int64 = 0

    /// The binary logarithm of the number of buckets for each power of two.
    private static let precision = 7

    /// Creates an empty histogram.
    public init() {}

    /// Records a time in microseconds. Negative times count as zero.
    public mutating func record(_ microseconds: Int64) {
        let value = max(0, microseconds)
        let bucket = Self.bucket(of: value)
        if bucket >= buckets.count { buckets += Array(repeating: 0, count: bucket + 1 - buckets.count) }
        buckets[bucket] += 1
        count += 1
        longest = max(longest, value)
    }

    /// Returns the time in microseconds that this share of the recorded times doesn't exceed. The result is rounded up
    /// by at most 1 part in 128. It is 0 if no times were recorded.
    ///
    /// - Parameter share: a share from 0 to 1.
    public func time(at share: Double) -> Int64 {
        let rank = max(1, Int((share * Double(count)).rounded(.up)))
        var sum = 0
        for (bucket, number) in buckets.enumerated() {
            sum += number
            if sum >= rank { return min(Self.largest(in: bucket), longest) }
        }
        return longest
    }

    /// Returns the bucket of a value: below 256 each value has its own bucket, then each power of two has 128.
    private static func bucket(of value: Int64) -> Int {
        let exponent = max(0, Int64.bitWidth - value.leadingZeroBitCount - precision - 1)
        return exponent << precision + Int(value >> Int64(exponent))
    }

    private static func largest(in bucket: Int) -> Int64 {
        let exponent = max(0, bucket >> precision - 1)
        let start = Int64(bucket - exponent << precision)
        return (start + 1) << Int64(exponent) - 1
    }
}
