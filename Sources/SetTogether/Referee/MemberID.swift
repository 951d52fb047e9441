/// The identifier of a member of a room: one of its connections.
public struct MemberID: Hashable, Sendable {
    /// The member's number.
    public let number: Int

    /// Creates the identifier with this number, which has to be unique among the members of a room.
    public init(_ number: Int) { self.number = number }
}
