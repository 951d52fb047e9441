import RoomStorage
import SetTogether

extension Room {
    /// A request by a room to the code that runs it.
    enum Effect: Hashable, Sendable {
        /// Store this event, and report the result with `stored` or `missed`. Until then the room doesn't ask to store
        /// another.
        case store(StoredEvent)
        /// Send a message to members.
        case tell(ServerMessage, [MemberID])
        /// Send messages to a member in as few texts as possible. If more follow, report `delivered` once the member has them.
        case deliver([ServerMessage], MemberID, isFollowed: Bool)
        /// Publish a message about the room to the other nodes.
        case publish(RoomNotice)
        /// Abandon the room: this node can't read its log, for example because a newer version has written it.
        case abandon(StorageError)
    }
}
