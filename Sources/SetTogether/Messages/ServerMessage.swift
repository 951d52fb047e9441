import PlainText
import SetGame
import SetRules

/// What the server tells those who are in a room.
public enum ServerMessage: Hashable, Sendable {
    /// Which room this is, the options of its games, and the seat of whoever is told; `nil` for one who watches.
    case room(RoomCode, seat: Seat?, Options)
    /// Who has a seat, in the order of the seats.
    case seats([SeatStatus])
    /// A game begins, or has begun.
    case table(OpeningTable)
    /// Something happened in the game.
    case event(NumberedEvent)
    /// A request was refused; 0 stands for one without a number.
    case refused(request: Int, Refusal)
    /// The game is over: all cards in the order in which they were dealt.
    case end(deck: [Card])
}

/// A table as whoever comes to it is shown it: the opening of its game. All events since then follow it.
public struct OpeningTable: Hashable, Sendable {
    /// The number of the event by which the game began.
    public let number: Int
    /// The playing time of the game by now.
    public let time: Milliseconds
    /// The seat of whoever is told; `nil` for one who watches.
    public let seat: Seat?
    /// The cards on the table at the start.
    public let cards: [Card]
    /// How many cards were in the deck then.
    public let deckCount: Int
    /// The points of each seat then.
    public let scores: [Int]
    /// Who has a seat.
    public let seats: [SeatStatus]

    /// A table.
    public init(
        number: Int, time: Milliseconds, seat: Seat?, cards: [Card], deckCount: Int, scores: [Int], seats: [SeatStatus]
    ) {
        (self.number, self.time, self.seat, self.cards) = (number, time, seat, cards)
        (self.deckCount, self.scores, self.seats) = (deckCount, scores, seats)
    }
}

/// An event of a game as the server has stored it, under its number.
public struct NumberedEvent: Hashable, Sendable {
    /// Its number in the room, one more than that of the event before.
    public let number: Int
    /// What was done, when and by whom.
    public let entry: LogEntry
    /// The number of the request that asked for it; 0 where time caused it.
    public let request: Int
    /// The cards of the deck that came with it.
    public let reveals: [Card]

    /// An event.
    public init(number: Int, entry: LogEntry, request: Int, reveals: [Card]) {
        (self.number, self.entry, self.request, self.reveals) = (number, entry, request, reveals)
    }
}

/// Why the server refuses a request.
public enum Refusal: Hashable, Sendable {
    /// Another player took a card of the three before, by so many milliseconds.
    case late(by: Milliseconds)
    /// The cards do not lie on the table, and did not when the player chose.
    case gone
    /// The seat may take nothing yet, after three cards that were no set.
    case locked
    /// Only those who have a seat can do that.
    case watching
    /// No game is going on.
    case over
    /// The game has begun already.
    case started
    /// A game needs two players.
    case alone
    /// The server speaks another version: the page must be updated.
    case version
    /// There is no such room.
    case unknown
    /// The server cannot do that now: too many rooms, or nothing can be stored.
    case busy
}
