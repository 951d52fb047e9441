/// A plan for a load test.
public struct LoadPlan: Hashable, Sendable {
    /// The number of sockets.
    public let sockets: Int
    /// The number of robots in each room.
    public let seats: Int
    /// The number of claims per second.
    public let claims: Double
    /// The duration in seconds.
    public let seconds: Double
    /// Whether a room has at most one claim in flight. Claims are never too late then.
    public let alone: Bool
    /// How many pings each socket answers before measurements begin. Servers measure new sockets with many pings.
    public let pings: Int

    /// Creates a plan.
    ///
    /// - Throws: `LoadError.outOfRange` for more load than the machine should get.
    public init(
        sockets: Int, seats: Int, claims: Double = 0, seconds: Double = 0, alone: Bool = true, pings: Int = 8
    ) throws(LoadError) {
        guard (2...8).contains(seats) else { throw .outOfRange("\(seats) seats in a room") }
        guard (seats...19_000).contains(sockets) else { throw .outOfRange("\(sockets) sockets") }
        guard (0...50_000).contains(claims) else { throw .outOfRange("\(claims) claims in a second") }
        guard (0...600).contains(seconds) else { throw .outOfRange("\(seconds) seconds") }
        (self.sockets, self.seats, self.claims) = (sockets, seats, claims)
        (self.seconds, self.alone, self.pings) = (seconds, alone, pings)
    }

    /// The number of rooms.
    public var rooms: Int { sockets / seats }
}
