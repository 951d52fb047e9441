package import NIOCore

/// A token bucket: allows a burst, and then a steady rate.
///
/// It is stored as the moment at which the bucket is full again (the generic cell rate algorithm): exact, and only one
/// number.
package struct TokenBucket {
    private let interval: Int64
    private let burst: Int64
    private var full: NIODeadline = .distantPast

    /// Creates a full bucket.
    package init(_ rate: Rate) {
        interval = 1_000_000_000 / rate.perSecond
        burst = rate.burst
    }

    /// Takes a token if there is one. Moments must not go backwards.
    package mutating func take(at now: NIODeadline) -> Bool {
        let next = max(full, now) + .nanoseconds(interval)
        guard next - now <= .nanoseconds(interval * burst) else { return false }
        full = next
        return true
    }
}
