import PlainText
import SetGame
import SetRules

/// A message from the server to a client in a room.
public enum ServerMessage: Hashable, Sendable {
    /// The room, the recipient's seat (`nil` for a watcher), and the options of the room's games.
    case room(RoomCode, seat: Seat?, Options)
    /// The taken seats, in order.
    case seats([SeatStatus])
    /// The opening table of a game that starts or is in progress.
    case table(OpeningTable)
    /// An event of the game.
    case event(NumberedEvent)
    /// The server refused a request; `request` is 0 if the request has no number.
    case refused(request: Int, Refusal)
    /// The game is over. `deck` contains all cards in the order in which they were dealt.
    case end(deck: [Card])
    /// The seats that agree to start the next game, in order. Since version 2.
    case ready([Seat])
    /// A player shows a reaction. Since version 2.
    case reaction(Seat, Reaction)

    /// The faces of cards that lie face down, which the player has turned up, or which are about to be taken. Since version 3.
    case faces([Face])
    /// The recipient is sent the events up to this number later: so far, they are only mistakes. Since version 4.
    case skipped(through: Int)
    /// The standings of a game of which the recipient hasn't been sent all mistakes. Since version 4.
    case standings(GameStandings)
    /// The room has no game: the storage was set back, and the game that the recipient has is lost. Since version 4.
    case lobby
    /// The answer to `ping`. Since version 5.
    case pong

    /// The first version of the messages that has this message.
    public var version: Int {
        switch self {
        case .room, .seats, .table, .event, .refused, .end: 1
        case .ready, .reaction: 2
        case .faces: 3
        case .skipped, .standings, .lobby: 4
        case .pong: 5
        }
    }
}

/// The face of a card that lies face down.
public struct Face: Hashable, Sendable {
    /// The card's number in dealing order, from 0.
    public internal(set) var number: Int
    /// The card.
    public internal(set) var card: Card

    /// Creates the face of a card.
    public init(number: Int, card: Card) {
        (self.number, self.card) = (number, card)
    }
}

/// The opening table of a game, for a client that joins. The server sends all later events after it.
public struct OpeningTable: Hashable, Sendable {
    /// The number of the event that started the game.
    public internal(set) var number: Int
    /// The current playing time of the game.
    public internal(set) var time: Milliseconds
    /// The recipient's seat; `nil` for a watcher.
    public internal(set) var seat: Seat?
    /// The cards on the table at the start. If they lie face down, the first cards by index.
    public internal(set) var cards: [Card]
    /// The number of cards in the deck at the start.
    public internal(set) var deckCount: Int
    /// The score of each seat at the start.
    public internal(set) var scores: [Int]
    /// The taken seats of the game, in order.
    public internal(set) var seats: [SeatStatus]

    /// Creates an opening table.
    public init(
        number: Int, time: Milliseconds, seat: Seat?, cards: [Card], deckCount: Int, scores: [Int], seats: [SeatStatus]
    ) {
        (self.number, self.time, self.seat, self.cards) = (number, time, seat, cards)
        (self.deckCount, self.scores, self.seats) = (deckCount, scores, seats)
    }
}

/// A game event that the server has stored, with its number.
public struct NumberedEvent: Hashable, Sendable {
    /// Its number in the room, one more than the previous event's.
    public internal(set) var number: Int
    /// The action with its time and seat.
    public internal(set) var entry: LogEntry
    /// The number of the request that caused it; 0 if it was caused by time.
    public internal(set) var request: Int
    /// The cards that it reveals from the deck.
    public internal(set) var reveals: [Card]

    /// Creates a numbered event.
    public init(number: Int, entry: LogEntry, request: Int, reveals: [Card]) {
        (self.number, self.entry, self.request, self.reveals) = (number, entry, request, reveals)
    }
}

/// The standings of the seats of a game.
public struct GameStandings: Hashable, Sendable {
    /// The number of the game's last event.
    public internal(set) var number: Int
    /// The playing time of the last event.
    public internal(set) var time: Milliseconds
    /// The number of the last request of the recipient's seat; 0 if there is none.
    public internal(set) var request: Int
    /// The standings, in the order of the seats.
    public internal(set) var seats: [Standing]

    /// Creates the standings.
    public init(number: Int, time: Milliseconds, request: Int, seats: [Standing]) {
        (self.number, self.time, self.request, self.seats) = (number, time, request, seats)
    }
}

/// The reason for a refused request.
public enum Refusal: Hashable, Sendable {
    /// Another player took one of the cards first, by this many milliseconds.
    case late(by: Milliseconds)
    /// The cards are not on the table, and were not when the player selected them.
    case gone
    /// The seat is still locked, because it took cards that are not a match.
    case locked
    /// The request is only for players with a seat.
    case watching
    /// No game is in progress.
    case over
    /// The game has already started.
    case started
    /// A game needs at least two players.
    case alone
    /// The server uses another version of the messages: the page must be updated.
    case version
    /// The room does not exist.
    case unknown
    /// The server cannot do this now: it has too many rooms, or cannot store anything.
    case busy
}
