/// Counts of times, in constant space: each is known to 1 part of 128, from a microsecond to hours.
///
/// The buckets are those of HdrHistogram: as many to each power of two, so that the relative error is the same for all.
public struct LatencyHistogram: Hashable, Sendable {
    private var buckets: [Int] = []
    /// How many times were recorded.
    public private(set) var count = 0
    /// The longest of them, in microseconds; exact.
    public private(set) var longest: Int64 = 0

    /// The number of buckets to a power of two, as a power of two.
    private static let precision = 7

    /// No times.
    public init() {}

    /// Records a time in microseconds. Below zero counts as zero.
    public mutating func record(_ microseconds: Int64) {
        let value = max(0, microseconds)
        let bucket = Self.bucket(of: value)
        if bucket >= buckets.count { buckets += Array(repeating: 0, count: bucket + 1 - buckets.count) }
        buckets[bucket] += 1
        count += 1
        longest = max(longest, value)
    }

    /// The time, in microseconds, that this share of the recorded ones does not exceed: rounded up by 1 part of 128 at most.
    /// 0 where none was recorded.
    ///
    /// - Parameter share: from 0 to 1.
    public func time(at share: Double) -> Int64 {
        let rank = max(1, Int((share * Double(count)).rounded(.up)))
        var sum = 0
        for (bucket, number) in buckets.enumerated() {
            sum += number
            if sum >= rank { return min(Self.largest(in: bucket), longest) }
        }
        return longest
    }

    /// The bucket of a value: below 256 one for each value, then 128 for each power of two.
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
