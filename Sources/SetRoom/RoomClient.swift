import SetGame
import SetRules
import SetTogether
import SetWords

/// A player's client of a room: it decides how a page or a terminal reacts to a room's news.
///
/// It has no network, screen, clock or storage. Its owner passes in the server's messages, changes of the connection, the
/// player's actions and the time, and carries out the effects that `perform` returns.
public struct RoomClient: Sendable {
    /// The table, as this player sees it.
    public internal(set) var table = SharedTable()
    /// The secret that proves this player's seat.
    public let secret: SeatSecret
    let admission: Admission
    var connection = RoomConnection()
    var arrival = Arrival.inside
    /// The seats of the players whose absence was mentioned.
    var missing: [Seat] = []
    /// The cards that were dealt last, and when.
    var dealt: (cards: [Card], at: Milliseconds) = ([], 0)
    var lobby = Lobby()

    /// How the client enters the room.
    struct Admission: Hashable, Sendable {
        /// The room of a link, or a new room.
        let entrance: ClientMessage.Entrance
        /// The reaction to a first attempt that fails.
        let firstFailure: FirstFailure
    }

    /// The reaction to a first attempt that doesn't lead into the room.
    public enum FirstFailure: Hashable, Sendable {
        /// The client gives up.
        case givesUp
        /// The client keeps trying. `hasSeat` says whether this device has had a seat in the room.
        case triesAgain(hasSeat: Bool)
    }

    /// The messages that the server still has to send after letting this player in. The list of seats is last.
    enum Arrival: Hashable, Sendable {
        /// None.
        case inside
        /// The changes since this player was last here.
        case entering
        /// The whole log of a game that this player joins.
        case catchingUp
    }

    /// Creates a client that hasn't connected yet.
    ///
    /// - Parameters:
    ///   - entrance: the room of a link, or a new room.
    ///   - secret: the secret of the player's seat.
    ///   - firstFailure: the reaction to a first attempt that fails.
    public init(_ entrance: ClientMessage.Entrance, _ secret: SeatSecret, firstFailure: FirstFailure) {
        self.secret = secret
        admission = Admission(entrance: entrance, firstFailure: firstFailure)
    }

    /// The code of the room; `nil` until the server has named it.
    public var code: RoomCode? {
        if case .room(let code) = admission.entrance { table.room ?? code } else { table.room }
    }

    /// Whether the server has let this player in and the connection still works; `nil` before the server's first
    /// answer.
    public var isConnected: Bool? {
        switch connection.state {
        case .opening: connection.hasStood ? false : nil
        case .open: true
        case .lost, .givenUp: false
        }
    }

    /// The player's seat in the current game; `nil` if the player only watches it.
    public var seatInGame: Seat? {
        guard let seat = table.seat, let game = table.game else { return table.seat }
        return game.options.players.seats.contains(seat) ? seat : nil
    }

    /// The cards of claims that show as sent and not decided. A match still shows as a match while the player is
    /// connected, since the answer takes only a moment then, and a mismatch shows as a mismatch for its second.
    public var sentCards: [Card] {
        table.choice.undecided.flatMap { claimed -> [Card] in
            switch table.choice.selection {
            case .mismatch(let mismatch) where mismatch.cards == claimed: []
            case .match(claimed) where isConnected == true: []
            case .chosen, .match, .mismatch: claimed.cards
            }
        }
    }

    /// How the room's game ended; `nil` while it continues, and before the first game.
    public var end: Message? { .end(at: table) }

    /// Returns whether a card was dealt after a moment, so a press at that moment was meant for the card before it.
    public func wasDealt(_ card: Card, after moment: Milliseconds) -> Bool {
        moment < dealt.at && dealt.cards.contains(card)
    }
}
