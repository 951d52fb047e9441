import SetGame
import SetRules

/// A room as one of those in it sees it: who is there, the game with the cards that are known, and what its player has chosen.
///
/// It knows no network: messages of the server come in, and messages for the server go out. What is chosen shows at once; a set
/// counts when the server has stored it, and is given back where somebody was faster.
public struct SharedTable: Hashable, Sendable {
    /// The room; `nil` until the server has named it.
    public internal(set) var room: RoomCode?
    /// The seat of this player; `nil` for one who watches.
    public internal(set) var seat: Seat?
    /// Who has a seat, in the order of the seats.
    public internal(set) var seats: [SeatStatus] = []
    /// The options of the room's games.
    public internal(set) var options = Options()
    /// The game in progress or over; `nil` before the start.
    public internal(set) var game: Game?
    /// The number of the last event; 0 before the start.
    public internal(set) var last = 0
    /// What this player has chosen.
    public internal(set) var choice = SharedChoice()
    var clock = PlayClock()

    /// A table of which nothing is known yet.
    public init() {}

    /// The playing time, as far as it is known here.
    public var elapsed: Milliseconds { max(clock.elapsed, game?.now ?? 0) }

    /// The playing time at which a mismatch goes out that shows; `nil` while none shows.
    public var mismatchEnds: Milliseconds? {
        if case .mismatch = choice.selection { choice.mismatchEnds } else { nil }
    }

    /// Whether somebody has every seat.
    public var isFull: Bool { seats.count == Seat.allCases.count }

    /// Whether a game is in progress or over.
    public var hasGame: Bool {
        // A comparison with nil would compare whole games, and bring the code for it into the page.
        if case .some = game { true } else { false }
    }

    /// Whether a game is in progress.
    public var isPlaying: Bool { game.map { !$0.isOver } ?? false }

    /// The message with which to enter the room, or to come back to it.
    public func hello(_ secret: SeatSecret, entering entrance: ClientMessage.Entrance) -> ClientMessage {
        let here = room.map { ClientMessage.Entrance.room($0) } ?? entrance
        return .hello(version: ClientMessage.version, here, secret, last: last)
    }

    /// The claims that the server has not answered, to be sent again after `hello`.
    public var unanswered: [ClientMessage] { choice.claims.map { $0.message } }

    /// The game as this player sees it: with what they have chosen, and with the cards in their own order.
    public var seen: Game? {
        game?.seen(selecting: choice.selection, order: choice.order)
    }

    /// Time has passed: the moment of the caller's clock, in milliseconds.
    public mutating func advance(to now: Milliseconds) {
        clock.setRunning(isPlaying, at: now)
        choice.clearMismatch(at: elapsed)
    }
}

/// What has happened at a shared table, for the player to be told.
public enum SharedNews: Hashable, Sendable {
    /// The server has named the room and this player's seat in it.
    case entered
    /// Others came, left, or changed their names.
    case seatsChanged
    /// A game began, or is shown to one who comes to it.
    case began
    /// Something happened in the game.
    case game(Event)
    /// This player's set was found by another, by so many milliseconds.
    case beaten(CardTriple, by: Milliseconds)
    /// A request was refused for another reason.
    case refused(Refusal)
    /// The game is over and its deck known, so that it can be reviewed.
    case uncovered
    /// What the server says does not fit what is known here: the table has to be asked for anew.
    case outOfStep
}

// What the server says.
extension SharedTable {
    /// Takes a message of the server, at a moment of the caller's clock in milliseconds, and returns what has happened.
    public mutating func receive(_ message: ServerMessage, at now: Milliseconds) -> [SharedNews] {
        let news = take(message, at: now)
        clock.setRunning(isPlaying, at: now)
        return news
    }

    private mutating func take(_ message: ServerMessage, at now: Milliseconds) -> [SharedNews] {
        switch message {
        case .room(let code, let seat, let options):
            (room, self.seat, self.options) = (code, seat, options)
            return [.entered]
        case .seats(let seats):
            self.seats = seats
            return [.seatsChanged]
        case .table(let table): return begin(table)
        case .event(let event): return carryOut(event)
        case .refused(let request, let refusal): return giveBack(request, refusal)
        case .end(let deck): return uncover(deck)
        }
    }

    private mutating func begin(_ table: OpeningTable) -> [SharedNews] {
        guard let count = SeatCount(rawValue: UInt8(table.seats.count)) else { return lost() }
        var options = options
        options.players = .apart(count)
        (seat, seats, last) = (table.seat, table.seats, table.number)
        game = Game(opening: table.cards, options: options)
        choice = SharedChoice(order: table.cards)
        clock = PlayClock(elapsed: table.time)
        return [.began]
    }

    private mutating func carryOut(_ event: NumberedEvent) -> [SharedNews] {
        // Sent again after a connection was lost.
        if event.number <= last { return [] }
        guard event.number == last + 1, var next = game else { return lost() }
        let before = next.table
        do throws(RuleViolation) {
            guard next.reveal(event.reveals) else { return lost() }
            let events = try next.follow(event.entry)
            (game, last) = (next, event.number)
            if clock.elapsed < event.entry.at { clock = PlayClock(elapsed: event.entry.at) }
            choice.follow(event, isOwn: event.entry.seat == seat, from: before, to: next)
            return events.map { .game($0) }
        } catch {
            return lost()
        }
    }

    private mutating func giveBack(_ request: Int, _ refusal: Refusal) -> [SharedNews] {
        guard let claim = choice.giveBack(request) else { return request == 0 ? [.refused(refusal)] : [] }
        if case .late(let time) = refusal { return [.beaten(claim.triple, by: time)] }
        return [.refused(refusal)]
    }

    private mutating func uncover(_ deck: [Card]) -> [SharedNews] {
        guard let game, game.isOver, game.dealID.isHidden else { return hasGame ? [] : lost() }
        guard let whole = game.uncovered(deck) else { return lost() }
        self.game = whole
        return [.uncovered]
    }

    /// Nothing that is known here can be relied on any more.
    private mutating func lost() -> [SharedNews] {
        (game, last) = (nil, 0)
        choice = SharedChoice()
        return [.outOfStep]
    }
}

// What the player does.
extension SharedTable {
    /// Chooses a card or gives it up, and returns what has happened and what to tell the server. The third card of a set, or of a
    /// mistake, is a claim.
    public mutating func tap(_ card: Card, at now: Milliseconds) -> (events: [Event], message: ClientMessage?) {
        advance(to: now)
        guard let game, let seat, !game.isOver, game.table.contains(card) else { return ([], nil) }
        let isLocked = game.isLocked(seat, at: elapsed)
        return choice.tap(card, seen: last, isLocked: isLocked, at: elapsed)
    }

    /// Gives up what is chosen. Returns whether anything was.
    public mutating func deselect() -> Bool { choice.deselect() }

    /// Puts the cards into another order, for this player alone.
    public mutating func reshuffle(using generator: inout SplitMix64) {
        choice.order.pinnedDerangement(using: &generator)
    }
}
