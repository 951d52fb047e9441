import NIOCore

/// The last 8 round trips of a socket.
struct RoundTrips {
    private var microseconds = SIMD8<UInt32>(repeating: .max)
    private var next = 0

    /// Adds a measurement, and drops the oldest.
    mutating func add(_ time: TimeAmount) {
        microseconds[next] = UInt32(clamping: time.nanoseconds / 1000)
        next = (next + 1) % microseconds.scalarCount
    }

    /// The lowest round trip in whole milliseconds, rounded down; nil before the first measurement.
    var lowest: Int? {
        let lowest = microseconds.min()
        return lowest == .max ? nil : Int(lowest / 1000)
    }
}
