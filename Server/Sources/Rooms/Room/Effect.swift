import RoomStorage
import SetTogether

/// What a room asks of whoever keeps it.
enum Effect: Hashable, Sendable {
    /// Store this event, and report what became of it by `stored` or `missed`. Until then the room asks for no other.
    case store(StoredEvent)
    /// Send a message to members.
    case tell(ServerMessage, [MemberID])
    /// Tell other nodes who is connected here.
    case publish(Presence)
    /// Give the room up: its log cannot be followed here, as where a newer version has written it.
    case abandon(StorageError)
}

/// What members want besides claims, which needs no fair order.
enum Wish: Hashable, Sendable {
    /// A seat.
    case sit(MemberID)
    /// Another name.
    case name(MemberID, PlayerName)
    /// A game to begin.
    case start(MemberID)

    /// Whose it is.
    var member: MemberID {
        switch self {
        case .sit(let member), .name(let member, _), .start(let member): member
        }
    }
}

/// A decision that is being stored: the event, and what led to it, since it may have to be made again.
struct Decision: Sendable {
    /// What led to a decision.
    enum Cause: Sendable {
        case claim(Claim)
        case wish(Wish)
        case time
    }

    let event: StoredEvent
    let cause: Cause
}
