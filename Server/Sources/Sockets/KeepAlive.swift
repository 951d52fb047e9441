import NIOCore

/// When a socket is to be pinged, and what its pongs say: a value, told the time and given chance.
struct KeepAlive {
    /// What to do at a moment.
    enum Action: Equatable {
        /// Send a ping with this payload, and come back then.
        case ping(UInt64, next: NIODeadline)
        /// A ping is on its way; come back then.
        case wait(next: NIODeadline)
        /// No pong came in time.
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

    /// What is to be done now. One ping is on its way at a time, so that a pong belongs to the last one.
    ///
    /// Its payload is a random number: nobody can answer before it was received.
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

    /// The lowest of the last round trips in milliseconds, if this pong answers the ping that is on its way; nil if it's
    /// unsolicited, which the protocol allows, or forged.
    mutating func pong(_ payload: UInt64?, at now: NIODeadline) -> Int? {
        guard let ping = outstanding, payload == ping.payload else { return nil }
        outstanding = nil
        roundTrips.add(now - ping.sent)
        return roundTrips.lowest
    }

    /// The end of the interval that begins now, varied between three and five quarters.
    private func nextCheck(after now: NIODeadline, random: UInt64) -> NIODeadline {
        let interval = (sentCount < times.initialCount ? times.initialInterval : times.interval).nanoseconds
        let share = Int64(random >> 48)  // in 0 ..< 65,536
        return now + .nanoseconds(interval * 3 / 4 + interval / 2 * share / 65_536)
    }
}
