import SetGame
import SetRules

/// A client's view of a room: the seats, the game as far as its cards are revealed, and the player's selection.
///
/// It does not depend on a network: it takes messages from the server and returns messages to the server. Selected
/// cards show at once. A set counts when the server has stored it; if another player was faster, the claim is taken
/// back.
///
/// Its properties are data from the server, besides this player's own choice.
public struct SharedTable: Hashable, Sendable {
    /// The room's code; `nil` until the server has sent it.
    public internal(set) var room: RoomCode?
    /// This player's seat; `nil` for a watcher.
    public internal(set) var seat: Seat?
    /// The taken seats, in order.
    public internal(set) var seats: [SeatStatus] = []
    /// The seats that agree to start the next game, in order.
    public internal(set) var ready: [Seat] = []
    /// The options of the room's games.
    public internal(set) var options = Options()
    /// The game in progress or over; `nil` before the start.
    public internal(set) var game: Game?
    var log = SharedLog.none
    /// This player's selection, card order and claims.
    public internal(set) var choice = SharedChoice()
    var clock = PlayClock()
    /// The faces that are known, in a game whose cards lie face down.
    var faces: HiddenFaces?

    /// Creates a table that has not received any message.
    public init() {}

    /// The number of the last event; 0 before the start.
    public var last: Int { log.last }

    /// The playing time by the local clock, but at least the time of the last event.
    public var elapsed: Milliseconds { max(clock.elapsed, game?.now ?? 0) }

    /// The playing time at which the visible mismatch disappears; `nil` if no mismatch is visible.
    public var mismatchEnds: Milliseconds? {
        if case .mismatch = choice.selection { choice.mismatchEnds } else { nil }
    }

    /// Whether all seats are taken.
    public var isFull: Bool { seats.count == Seat.allCases.count }

    /// Returns the name of the player in a seat; `nil` if the seat is free.
    public func name(of seat: Seat) -> PlayerName? {
        let index = Int(seat.rawValue)
        return index < seats.count ? seats[index].name : nil
    }

    /// Whether a game is in progress or over.
    public var hasGame: Bool {
        // A comparison with nil would compare whole games, and add the code for it to the page.
        if case .some = game { true } else { false }
    }

    /// Whether a game is in progress.
    public var isPlaying: Bool { game.map { !$0.isOver } ?? false }

    /// Returns the message that enters or re-enters the room.
    public func hello(_ secret: SeatSecret, entering entrance: ClientMessage.Entrance) -> ClientMessage {
        let here = room.map { ClientMessage.Entrance.room($0) } ?? entrance
        return .hello(version: ClientMessage.version, here, secret, last: log.known, log.mark)
    }

    /// The messages of the unanswered claims, to be sent again after `hello`.
    public var unanswered: [ClientMessage] { choice.claims.map { $0.message } }

    /// The game as this player sees it: with their selection and their order of the cards.
    public var seen: Game? {
        game?.seen(selecting: choice.selection, order: choice.order)
    }

    /// Advances to a time on the caller's clock, in milliseconds.
    public mutating func advance(to now: Milliseconds) {
        clock.setRunning(isPlaying, at: now)
        choice.clearMismatch(at: elapsed)
    }
}

/// News from a shared table, to report to the player.
public enum SharedNews: Hashable, Sendable {
    /// The server has sent the room and this player's seat.
    case entered
    /// Players joined, left, or changed their names.
    case seatsChanged
    /// Players agree to start the next game, or no longer do; before, these seats did.
    case readyChanged(from: [Seat])
    /// A player shows a reaction.
    case reacted(Seat, Reaction)
    /// A game began, or this client has joined a game in progress.
    case began
    /// An event of the game.
    case game(Event)
    /// A card that lies face down has turned out to be another: they exchange their names.
    case exchanged(Card, Card)
    /// A card that this player has turned up is chosen after others, with these events. If the choice is complete, the message
    /// is to be sent.
    case chose(Card, after: [Card], [Event], ClientMessage?)
    /// Another player beat this player's claim, by this many milliseconds.
    case beaten(CardGroup, by: Milliseconds)
    /// The server refused a request for another reason.
    case refused(Refusal)
    /// The game is over and its deck is revealed, so the game can be reviewed.
    case uncovered
    /// A server message does not fit the local state: the client must request the table again.
    case outOfStep
}

// Messages from the server.
extension SharedTable {
    /// Receives a server message at a time on the caller's clock, in milliseconds, and returns the resulting news.
    public mutating func receive(_ message: ServerMessage, at now: Milliseconds) -> [SharedNews] {
        let news = take(message, at: now)
        clock.setRunning(isPlaying, at: now)
        return news
    }

    private mutating func take(_ message: ServerMessage, at now: Milliseconds) -> [SharedNews] {
        switch message {
        case .room(let code, let seat, let options):
            (room, self.seat, self.options) = (code, seat, options)
            ready = []
            if faces != nil {
                faces?.forgetAll()
                _ = choice.deselect()
            }
            return [.entered]
        case .seats(let seats):
            self.seats = seats
            return [.seatsChanged]
        case .table(let table): return begin(table)
        case .event(let event): return carryOut(event)
        case .refused(let request, let refusal): return giveBack(request, refusal)
        case .end(let deck): return uncover(deck)
        case .ready(let seats):
            let former = ready
            ready = seats
            return [.readyChanged(from: former)]
        case .reaction(let seat, let reaction): return [.reacted(seat, reaction)]
        case .faces(let faces): return faces.reduce(into: []) { $0 += note($1) }
        case .skipped(let number): return skip(through: number)
        case .standings(let standings): return adopt(standings)
        case .lobby:
            _ = lost()
            return []
        case .pong: return []
        }
    }

    private mutating func begin(_ table: OpeningTable) -> [SharedNews] {
        let rules = options.game.rules
        guard let count = SeatCount(rawValue: UInt8(table.seats.count)), table.cards.count == rules.openingCount,
            table.cards.count + table.deckCount == rules.cardCount, table.cards.allSatisfy(rules.cards.contains)
        else { return lost() }
        var options = options
        options.players = .apart(count)
        (seat, seats, ready) = (table.seat, table.seats, [])
        log = SharedLog(start: table.number, opening: table.cards)
        let game = rules.liesFaceDown ? Game(hidingAllCards: options) : Game(opening: table.cards, options: options)
        faces = rules.liesFaceDown ? HiddenFaces(rules) : nil
        choice = SharedChoice(order: game.table)
        self.game = game
        clock = PlayClock(elapsed: table.time)
        return [.began]
    }

    private mutating func carryOut(_ event: NumberedEvent) -> [SharedNews] {
        if event.number <= last { return fill(event) }
        guard event.number == last + 1, let before = game?.table, let events = follow(event), let game else {
            return lost()
        }
        log.add(event, entries: game.log)
        if clock.elapsed < event.entry.at { clock = PlayClock(elapsed: event.entry.at) }
        choice.follow(event, isOwn: event.entry.seat == seat, from: before, to: game)
        faces?.forgetQuestions { !game.isAvailable($0) }
        return events.map { .game($0) }
    }

    /// Gives an event its place that was skipped. The server sends events again, too, after a lost connection.
    private mutating func fill(_ event: NumberedEvent) -> [SharedNews] {
        if event.entry.seat == seat { choice.noteAnswer(to: event.request) }
        guard let place = log.place(of: event) else { return [] }
        guard game?.insert(event.entry, at: place) == true else { return lost() }
        log.fill(entries: game?.log ?? [])
        return log.isComplete && !log.deck.isEmpty ? uncover(log.deck) : []
    }

    private mutating func skip(through number: Int) -> [SharedNews] {
        guard hasGame else { return lost() }
        log.skip(through: number)
        return []
    }

    private mutating func adopt(_ standings: GameStandings) -> [SharedNews] {
        guard standings.number == last, game?.adopt(standings.seats, at: standings.time) == true else { return lost() }
        if clock.elapsed < standings.time { clock = PlayClock(elapsed: standings.time) }
        choice.lastRequest = max(choice.lastRequest, standings.request)
        return []
    }

    /// Carries out an event in the game, without a copy, which would copy the log at each event. Returns `nil` if the
    /// event doesn't fit; its cards may be revealed then.
    private mutating func follow(_ event: NumberedEvent) -> [Event]? {
        guard (try? game?.reveal(event.reveals)) != nil else { return nil }
        return try? game?.follow(event.entry)
    }

    private mutating func giveBack(_ request: Int, _ refusal: Refusal) -> [SharedNews] {
        guard let claim = choice.giveBack(request) else { return request == 0 ? [.refused(refusal)] : [] }
        if case .late(let time) = refusal { return [.beaten(claim.cards, by: time)] }
        return [.refused(refusal)]
    }

    private mutating func uncover(_ deck: [Card]) -> [SharedNews] {
        guard let game, game.isOver || faces != nil, game.dealID.isHidden else { return hasGame ? [] : lost() }
        guard log.isComplete else {
            log.deck = deck
            return []
        }
        guard let whole = game.uncovered(deck), whole.isOver else { return lost() }
        self.game = whole
        guard faces != nil else { return [.uncovered] }
        faces = nil
        choice = SharedChoice(order: whole.table)
        return [.game(.ended), .uncovered]
    }

    /// Notes a face. A card that this player has turned up is chosen with it.
    private mutating func note(_ face: Face) -> [SharedNews] {
        guard let (former, wasAsked) = faces?.note(face) else { return lost() }
        game?.exchange(former, with: face.card)
        choice.exchange(former, with: face.card)
        let news: [SharedNews] = former == face.card ? [] : [.exchanged(former, face.card)]
        guard wasAsked, let game, let seat, game.isAvailable(face.card) else { return news }
        let (chosen, isLocked) = (choice.selection.choice, game.isLocked(seat, at: elapsed))
        let (events, claim) = choice.tap(face.card, in: game, seen: last, isLocked: isLocked, at: elapsed)
        return news + [.chose(face.card, after: chosen, events, claim)]
    }

    /// Discards the local state, because it is no longer reliable.
    private mutating func lost() -> [SharedNews] {
        (game, log, faces) = (nil, .none, nil)
        choice = SharedChoice()
        return [.outOfStep]
    }
}

// The player's actions.
extension SharedTable {
    /// Selects or deselects a card, and returns the events and the message to send to the server. A complete choice is
    /// claimed, whether it is a match or not.
    public mutating func tap(_ card: Card, at now: Milliseconds) -> (events: [Event], message: ClientMessage?) {
        advance(to: now)
        guard let game, let seat, !game.isOver, game.isAvailable(card) else { return ([], nil) }
        if let faces {
            guard canTurnUp(card, faces) else { return ([], nil) }
            if !faces.knows(card) { return ([], self.faces?.ask(card).map { .turn($0) }) }
        }
        let isLocked = game.isLocked(seat, at: elapsed)
        return choice.tap(card, in: game, seen: last, isLocked: isLocked, at: elapsed)
    }

    /// Returns whether a card that lies face down can be turned up: fewer are than a match has, and no mismatch shows, which
    /// lasts as long for every player.
    private func canTurnUp(_ card: Card, _ faces: HiddenFaces) -> Bool {
        if choice.selection.contains(card) { return false }
        if case .mismatch = choice.selection { return false }
        return choice.selection.choice.count + faces.asked.count < options.game.rules.kind.sizes.upperBound
    }

    /// Clears the selection, except a match that waits for its answer. Returns whether it cleared anything.
    public mutating func deselect() -> Bool { faces == nil && choice.deselect() }

    /// Puts the cards into another order, for this player only.
    public mutating func reshuffle(using generator: inout SplitMix64) {
        choice.order.pinnedDerangement(using: &generator)
    }
}
