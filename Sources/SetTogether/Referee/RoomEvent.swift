import PlainText
import SetGame
import SetRules

/// An event in a room. The room's log is a numbered sequence of events, and the room's whole state follows from it.
public enum RoomEvent: Hashable, Sendable {
    /// The room was created, for games with these options.
    case opened(Options)
    /// A player took the next seat.
    case sat(PlayerName, SeatOwner)
    /// The player in the seat chose a name.
    case named(PlayerName)
    /// A game began with this deck, as the seed of its `DealID`. The room's options name the game, whose cards it orders.
    case started(deck: UTF8Text)
    /// An action was performed in the game, at a playing time.
    case acted(Action, at: Milliseconds)
}

/// An entry of a room's log: an event, its number and its cause.
public struct RoomEntry: Hashable, Sendable {
    /// Its number in the room, from 1, without gaps.
    public let number: Int
    /// When it happened, in milliseconds since 1970.
    public let at: Milliseconds
    /// The seat that caused it, if one did.
    public let seat: Seat?
    /// The number of the seat's request that it answers, if any.
    public let request: Int?
    /// The event.
    public let event: RoomEvent

    /// Creates an entry.
    public init(number: Int, at time: Milliseconds, seat: Seat? = nil, request: Int? = nil, event: RoomEvent) {
        (self.number, at, self.seat, self.request, self.event) = (number, time, seat, request, event)
    }
}
