import SetGame

/// A claim that the server has acknowledged with an event.
public struct StoredClaim: Hashable, Sendable {
    /// The number of the event.
    public let number: Int
    /// The seat that made the claim.
    public let seat: Seat
    /// The number of the claim among the seat's requests.
    public let request: Int

    /// Creates a claim.
    public init(number: Int, seat: Seat, request: Int) {
        (self.number, self.seat, self.request) = (number, seat, request)
    }
}
