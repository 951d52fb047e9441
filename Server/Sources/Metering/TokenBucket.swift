/// A token bucket: allows a burst, and then a steady rate.
///
/// It is stored as the moment at which the bucket is full again (the generic cell rate algorithm): exact, and only one
/// number.
package struct TokenBucket: Hashable, Sendable {
    private let limit: RateLimit
    /// In nanoseconds.
    private var full = Int64.min

    /// Creates a full bucket.
    package init(_ limit: RateLimit) {
        self.limit = limit
    }

    /// Takes a token, and returns whether there was one.
    ///
    /// - Parameter now: the time of any clock in nanoseconds, between 0 and 200 years. Going back doesn't add tokens.
    package mutating func take(at now: Int64) -> Bool {
        let next = max(full, now) + limit.interval
        guard next - now <= limit.interval * limit.burst else { return false }
        full = next
        return true
    }

    /// Returns whether the whole burst is available.
    package func isFull(at now: Int64) -> Bool { full <= now }
}
