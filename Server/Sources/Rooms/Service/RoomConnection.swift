import PlainText
import SetTogether

/// A client's connection, as the rooms see it.
public struct RoomConnection: Sendable {
    /// The connection's identifier.
    public let id: MemberID
    /// The client's address: used to limit the rooms it creates, and never stored.
    public let address: String
    /// Sends a text, and calls the function later, once the client has it, unless the connection ends before. Can be called from any
    /// thread; texts are sent in the order of the calls.
    public let send: @Sendable (UTF8Text, (@Sendable () -> Void)?) -> Void
    /// Closes the connection. Can be called from any thread.
    public let close: @Sendable (Reason) -> Void

    /// Why a connection is closed.
    public enum Reason: Hashable, Sendable {
        /// The client sent an invalid message.
        case badMessage
        /// This node can't run the room any more.
        case roomLost
    }

    /// Creates a connection.
    public init(
        id: MemberID, address: String, send: @escaping @Sendable (UTF8Text, (@Sendable () -> Void)?) -> Void,
        close: @escaping @Sendable (Reason) -> Void
    ) {
        (self.id, self.address, self.send, self.close) = (id, address, send, close)
    }
}
