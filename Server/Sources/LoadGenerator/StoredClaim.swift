import SetGame

/// A claim that the server has acknowledged by an event.
public struct StoredClaim: Hashable, Sendable {
    /// The number of the event.
    public let number: Int
    /// Who made the claim.
    public let seat: Seat
    /// Its number among the requests of the seat.
    public let request: Int

    /// A claim.
    public init(number: Int, seat: Seat, request: Int) {
        (self.number, self.seat, self.request) = (number, seat, request)
    }
}
