/// How many messages a socket may send: what the server allows, with a reserve, so that no robot is closed for haste.
struct TokenBucket: Hashable, Sendable {
    private var tokens: Double
    private var last: Int64 = 0

    /// The messages that can be sent at once, below the ten that the server allows.
    private static let most = 8.0
    /// The messages in a second, below the four that the server allows.
    private static let perSecond = 3.6

    init() { tokens = Self.most }

    /// Takes a message's token at a moment in nanoseconds. Returns whether there was one.
    mutating func take(at now: Int64) -> Bool {
        tokens = min(Self.most, tokens + Double(max(0, now - last)) * 1e-9 * Self.perSecond)
        last = now
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
