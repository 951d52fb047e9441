/// What to do to a server.
public struct LoadPlan: Hashable, Sendable {
    /// The number of sockets.
    public let sockets: Int
    /// The robots of each room.
    public let seats: Int
    /// The claims in a second.
    public let claims: Double
    /// How long.
    public let seconds: Double
    /// Whether a room has one claim on its way at most, so that none is too late.
    public let alone: Bool
    /// How many pings each socket has answered before anything is measured: servers measure new sockets by many.
    public let pings: Int

    /// A plan. Throws `LoadError.outOfRange` for more than the machine is to be asked for.
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
