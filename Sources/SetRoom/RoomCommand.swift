import SetTogether

/// A request in a room, or to enter a room.
package enum RoomCommand: Equatable, Sendable {
    case create, agree, start, leave, copyLink, shareLink
    /// Returns to a room in which this device has a seat.
    case enter(RoomCode)
    /// Chooses a name.
    case choose(PlayerName)
    /// Shows a reaction to the whole room.
    case react(Reaction)
}
