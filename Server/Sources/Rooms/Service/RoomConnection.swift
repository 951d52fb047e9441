import PlainText

/// A connection to somebody, as rooms know it. A reference, since the service and the room both keep it.
public final class RoomConnection: Sendable {
    /// Which it is.
    public let id: MemberID
    /// Where it comes from; rooms are counted by it, and it is never stored.
    public let address: String
    /// Sends a text, from any thread, in the order of the calls.
    public let send: @Sendable (UTF8Text) -> Void
    /// Closes it, from any thread.
    public let close: @Sendable (Reason) -> Void

    /// Why a connection is closed.
    public enum Reason: Hashable, Sendable {
        /// It has said what is no message.
        case badMessage
        /// The room cannot be kept here any more.
        case roomLost
    }

    /// A connection.
    public init(
        id: MemberID, address: String, send: @escaping @Sendable (UTF8Text) -> Void,
        close: @escaping @Sendable (Reason) -> Void
    ) {
        (self.id, self.address, self.send, self.close) = (id, address, send, close)
    }
}
