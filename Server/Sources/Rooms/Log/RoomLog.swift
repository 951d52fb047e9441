import PlainText
import RoomStorage
import SetGame
import SetRules
import SetTogether

/// All that the events of a room have led to. It changes by events alone, so that every node that reads them has the same.
struct RoomLog: Sendable {
    /// A seat that is taken.
    struct SeatEntry: Hashable, Sendable {
        var name: PlayerName
        let hash: SecretHash
    }

    /// The game since the last start.
    struct Course: Sendable {
        /// The number of the event by which it began.
        let start: Int
        /// All cards in the order in which they are dealt: a secret until the end.
        let deck: [Card]
        /// The game with its whole deck.
        var game: Game
        /// What has happened in it, as those in the room are told.
        var events: [NumberedEvent] = []
    }

    /// The options of the room's games, apart from who plays.
    private(set) var options = Options()
    /// The seats that are taken, in order.
    private(set) var seats: [SeatEntry] = []
    /// The game in progress, or the last one; `nil` before the first.
    private(set) var course: Course?
    /// The number of the last event; 0 where there is none.
    private(set) var last = 0
    /// When that was, in milliseconds since 1970.
    private(set) var lastAt: Milliseconds = 0

    /// A log without events.
    init() {}

    /// Whether a game is in progress.
    var isPlaying: Bool { course.map { !$0.game.isOver } ?? false }

    /// The seat of whoever has a secret with this hash.
    func seat(of hash: SecretHash) -> Seat? {
        seats.firstIndex { $0.hash == hash }.map { Seat.allCases[$0] }
    }

    /// The event that answered a request of a seat in this game.
    func answer(to request: Int, of seat: Seat) -> NumberedEvent? {
        course?.events.last { $0.request == request && $0.entry.seat == seat }
    }

    /// Adds a stored event.
    ///
    /// - Throws: `StorageError.damaged` where it cannot follow those before it.
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
        guard var next = course else { throw Self.damage(stored) }
        let needed = next.game.cardsNeeded(for: action)
        let reveals = Array(next.game.deck.cards.suffix(needed).reversed())
        let entry = LogEntry(at: time, seat: seat, action: action)
        guard (try? next.game.follow(entry)) != nil else { throw Self.damage(stored) }
        next.events.append(
            NumberedEvent(number: stored.seq, entry: entry, request: stored.request ?? 0, reveals: reveals))
        course = next
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
