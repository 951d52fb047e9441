import SetGame

/// How long to wait before a lost connection is tried again: at once at first, then longer each time, two seconds at most.
public struct Reconnection: Hashable, Sendable {
    private var attempts = 0

    /// The pauses between attempts, in milliseconds; the last one repeats.
    public static var pauses: [Milliseconds] { [0, 250, 500, 1000, 2000] }

    /// No attempt yet.
    public init() {}

    /// The pause before the next attempt, which is counted.
    public mutating func nextPause() -> Milliseconds {
        let pause = Self.pauses[min(attempts, Self.pauses.count - 1)]
        attempts += 1
        return pause
    }

    /// There is reason to hope: the connection stands, the network is back, or the page is looked at again.
    public mutating func reset() { attempts = 0 }
}
