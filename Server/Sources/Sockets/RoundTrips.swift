import NIOCore

/// The last 8 round trips of a socket.
struct RoundTrips {
    private var microseconds = SIMD8<UInt32>(repeating: .max)
    private var next = 0

    /// Adds a measure in place of the oldest one.
    mutating func add(_ time: TimeAmount) {
        microseconds[next] = UInt32(clamping: time.nanoseconds / 1000)
        next = (next + 1) % microseconds.scalarCount
    }

    /// The lowest of them in whole milliseconds, rounded down; nil if there is none yet.
    var lowest: Int? {
        let lowest = microseconds.min()
        return lowest == .max ? nil : Int(lowest / 1000)
    }
}
