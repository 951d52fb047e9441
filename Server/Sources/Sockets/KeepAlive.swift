import NIOCore

/// The schedule of a socket's pings, and the round trips from its pongs. A value that takes the time and random numbers
/// as arguments.
struct KeepAlive {
    /// The next step at a moment.
    enum Action: Equatable {
        /// Send a ping with this payload, and check again at `next`.
        case ping(UInt64, next: NIODeadline)
        /// A ping hasn't been answered yet; check again at `next`.
        case wait(next: NIODeadline)
        /// The pong took too long.
        case timeOut
    }

    private struct Ping {
        let payload: UInt64
        let sent: NIODeadline
    }

    private let times: PingTimes
    private var sentCount = 0
    private var outstanding: Ping?
    private var roundTrips = RoundTrips()

    init(_ times: PingTimes) {
        self.times = times
    }

    /// Returns the next step. There is only one unanswered ping at a time, so a pong always belongs to the last ping.
    ///
    /// The payload is a random number: a peer can't answer a ping before it has arrived.
    mutating func check(at now: NIODeadline, random: () -> UInt64) -> Action {
        if let outstanding {
            let deadline = outstanding.sent + times.pongTimeout
            guard now < deadline else { return .timeOut }
            return .wait(next: min(nextCheck(after: now, random: random()), deadline))
        }
        let ping = Ping(payload: random(), sent: now)
        outstanding = ping
        sentCount += 1
        return .ping(ping.payload, next: nextCheck(after: now, random: random()))
    }

    /// If this pong answers the last ping, returns the lowest of the recent round trips, in milliseconds. Returns nil
    /// if the pong is unsolicited, which the protocol allows, or forged.
    mutating func pong(_ payload: UInt64?, at now: NIODeadline) -> Int? {
        guard let ping = outstanding, payload == ping.payload else { return nil }
        outstanding = nil
        roundTrips.add(now - ping.sent)
        return roundTrips.lowest
    }

    /// Returns the end of the interval that begins now, varied between 3/4 and 5/4 of its length.
    private func nextCheck(after now: NIODeadline, random: UInt64) -> NIODeadline {
        let interval = (sentCount < times.initialCount ? times.initialInterval : times.interval).nanoseconds
        let share = Int64(random >> 48)  // in 0 ..< 65,536
        return now + .nanoseconds(interval * 3 / 4 + interval / 2 * share / 65_536)
    }
}
