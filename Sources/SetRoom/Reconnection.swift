import SetGame

/// The pauses before attempts to reconnect: none at first, then longer each time, at most two seconds.
struct Reconnection: Hashable, Sendable {
    private var attempts = 0

    /// The pauses before the attempts, in milliseconds; the last pause repeats.
    static var pauses: [Milliseconds] { [0, 250, 500, 1000, 2000] }

    /// Counts the next attempt, and returns the pause before it.
    mutating func nextPause() -> Milliseconds {
        let pause = Self.pauses[min(attempts, Self.pauses.count - 1)]
        attempts += 1
        return pause
    }

    /// Makes the next pause the first again. Call it when the connection is open, the network is back, or the page is
    /// visible again.
    mutating func reset() { attempts = 0 }
}
