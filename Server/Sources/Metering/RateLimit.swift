/// A rate limit: a sustained rate, and a burst.
public struct RateLimit: Hashable, Sendable {
    /// The time between two events at the sustained rate, in nanoseconds, rounded down.
    public let interval: Int64
    /// The number allowed at once after a pause, at least 1.
    public let burst: Int64

    /// Creates a rate limit from whole numbers, which have to be positive.
    ///
    /// - Parameters:
    ///   - count: the number allowed in this many seconds.
    ///   - seconds: the seconds.
    ///   - burst: the number allowed at once after a pause.
    public init(_ count: Int64, inSeconds seconds: Int64, burst: Int64) {
        precondition(count > 0 && seconds > 0 && burst > 0, "a rate allows something")
        interval = seconds * 1_000_000_000 / count
        self.burst = burst
    }

    /// Creates a rate limit per second.
    public init(perSecond count: Int64, burst: Int64) {
        self.init(count, inSeconds: 1, burst: burst)
    }
}
