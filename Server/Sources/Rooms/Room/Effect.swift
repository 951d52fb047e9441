import RoomStorage
import SetTogether

/// A request by a room to the code that runs it.
enum Effect: Hashable, Sendable {
    /// Store this event, and report the result with `stored` or `missed`. Until then the room doesn't ask to store
    /// another.
    case store(StoredEvent)
    /// Send a message to members.
    case tell(ServerMessage, [MemberID])
    /// Publish to other nodes which seats are connected here.
    case publish(Presence)
    /// Abandon the room: this node can't read its log, for example because a newer version has written it.
    case abandon(StorageError)
}

/// A member's request other than a claim. Requests of this kind don't need a fair order.
enum Wish: Hashable, Sendable {
    /// Take a seat.
    case sit(MemberID)
    /// Change the name.
    case name(MemberID, PlayerName)
    /// Start a game.
    case start(MemberID)

    /// The member who made the request.
    var member: MemberID {
        switch self {
        case .sit(let member), .name(let member, _), .start(let member): member
        }
    }
}

/// A decision that is being stored: its event, and its cause in case it has to be made again.
struct Decision: Sendable {
    /// The cause of a decision.
    enum Cause: Sendable {
        case claim(Claim)
        case wish(Wish)
        case time
    }

    let event: StoredEvent
    let cause: Cause
}
