import PlainText
import RoomStorage
import SetGame
import SetRules
import SetTogether

/// The state of a room that follows from its events. Only events change it, so every node that reads them has the same
/// state.
struct RoomLog: Sendable {
    /// A seat that is taken.
    struct SeatEntry: Hashable, Sendable {
        var name: PlayerName
        let hash: SecretHash
    }

    /// The game since the last start.
    struct Course: Sendable {
        /// The number of the event that started it.
        let start: Int
        /// All cards in the order in which they are dealt: secret until the game ends.
        let deck: [Card]
        /// The game with its whole deck.
        var game: Game
        /// The game's events, in the form that is sent to the room's members.
        fileprivate(set) var events: [NumberedEvent] = []
        /// The index of the last event that answered each request.
        private var answers: [Request: Int] = [:]

        private struct Request: Hashable {
            let seat: Seat
            let number: Int
        }

        init(start: Int, deck: [Card], game: Game) {
            (self.start, self.deck, self.game) = (start, deck, game)
        }

        fileprivate mutating func append(_ event: NumberedEvent) {
            if let seat = event.entry.seat { answers[Request(seat: seat, number: event.request)] = events.count }
            events.append(event)
        }

        fileprivate func answer(to request: Int, of seat: Seat) -> NumberedEvent? {
            answers[Request(seat: seat, number: request)].map { events[$0] }
        }
    }

    /// The options of the room's games, except the players.
    private(set) var options = Options()
    /// The taken seats, in order.
    private(set) var seats: [SeatEntry] = []
    /// The game in progress, or the last one; `nil` before the first.
    private(set) var course: Course?
    /// The number of the last event; 0 if the log is empty.
    private(set) var last = 0
    /// The time of the last event, in milliseconds since 1970.
    private(set) var lastAt: Milliseconds = 0

    /// A log without events.
    init() {}

    /// Whether a game is in progress.
    var isPlaying: Bool { course.map { !$0.game.isOver } ?? false }

    /// Returns the seat whose secret has this hash.
    func seat(of hash: SecretHash) -> Seat? {
        seats.firstIndex { $0.hash == hash }.map { Seat.allCases[$0] }
    }

    /// Returns the event that answered a seat's request in this game. Constant time.
    func answer(to request: Int, of seat: Seat) -> NumberedEvent? { course?.answer(to: request, of: seat) }

    /// Adds a stored event. Amortized constant time, unless a copy of the log is in use.
    ///
    /// - Throws: `StorageError.damaged` if it can't follow the events before it.
    mutating func add(_ stored: StoredEvent) throws(StorageError) {
        guard stored.seq == last + 1, let event = RoomEvent(UTF8Text(stored.body)) else { throw Self.damage(stored) }
        let seat = try Self.seat(of: stored)
        switch event {
        case .opened(let options): self.options = options
        case .sat(let name, let hash):
            guard seats.count < Seat.allCases.count, !isPlaying else { throw Self.damage(stored) }
            seats.append(SeatEntry(name: name, hash: hash))
        case .named(let name):
            guard let seat, Int(seat.rawValue) < seats.count else { throw Self.damage(stored) }
            seats[Int(seat.rawValue)].name = name
        case .started(let deck):
            guard let count = SeatCount(rawValue: UInt8(seats.count)), !isPlaying else { throw Self.damage(stored) }
            course = Course(start: stored.seq, deck: deck, game: Self.game(deck, options, count))
        case .acted(let action, let time): try carryOut(action, at: time, by: seat, stored)
        }
        (last, lastAt) = (stored.seq, stored.at)
    }

    private mutating func carryOut(
        _ action: Action, at time: Milliseconds, by seat: Seat?, _ stored: StoredEvent
    ) throws(StorageError) {
        let entry = LogEntry(at: time, seat: seat, action: action)
        let reveals = course.map { Array($0.game.deck.cards.suffix($0.game.cardsNeeded(for: action)).reversed()) }
        // In place: a copy of the game would copy its log at each event.
        guard let reveals, (try? course?.game.follow(entry)) != nil else { throw Self.damage(stored) }
        course?.append(NumberedEvent(number: stored.seq, entry: entry, request: stored.request ?? 0, reveals: reveals))
    }

    private static func game(_ deck: [Card], _ options: Options, _ seats: SeatCount) -> Game {
        var options = options
        options.players = .apart(seats)
        return Game(DealID(deck: deck, options: options))
    }

    private static func seat(of stored: StoredEvent) throws(StorageError) -> Seat? {
        guard let number = stored.seat else { return nil }
        guard let seat = Seat(rawValue: number) else { throw damage(stored) }
        return seat
    }

    private static func damage(_ stored: StoredEvent) -> StorageError {
        .damaged(reason: "event \(stored.seq) of a room cannot be read")
    }
}
