/// The messages that a socket may send. The limit is a little below the server's limit: above it, the server would
/// close the robot's socket.
struct TokenBucket: Hashable, Sendable {
    private var tokens: Double
    private var last: Int64 = 0

    /// The number of messages that can be sent at once, below the server's limit of ten.
    private static let most = 8.0
    /// The number of messages per second, below the server's limit of four.
    private static let perSecond = 3.6

    init() { tokens = Self.most }

    /// Takes a token for a message at a time in nanoseconds. Returns whether a token was available.
    mutating func take(at now: Int64) -> Bool {
        tokens = min(Self.most, tokens + Double(max(0, now - last)) * 1e-9 * Self.perSecond)
        last = now
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
