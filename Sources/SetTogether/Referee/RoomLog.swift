import SetGame

/// The state of a room that follows from its entries. Only entries change it, so every device that reads them has the
/// same state.
public struct RoomLog: Sendable {
    /// A seat that is taken.
    public struct TakenSeat: Hashable, Sendable {
        /// The player's name.
        public fileprivate(set) var name: PlayerName
        /// The identity of the player.
        public let owner: SeatOwner
    }

    /// The options of the room's games, except the players.
    public private(set) var options = Options()
    /// The taken seats, in order.
    public private(set) var seats: [TakenSeat] = []
    /// The game in progress, or the last one; `nil` before the first.
    public private(set) var course: Course?
    /// The number of the last entry; 0 if the log is empty.
    public private(set) var last = 0
    /// The time of the last entry, in milliseconds since 1970.
    public private(set) var lastAt: Milliseconds = 0

    /// Creates a log without entries.
    public init() {}

    /// Whether a game is in progress.
    public var isPlaying: Bool { course.map { !$0.game.isOver } ?? false }

    /// Whether a player who doesn't have a seat can take one.
    var hasFreeSeat: Bool { !isPlaying && seats.count < Seat.allCases.count }

    /// Returns the seat of an owner; `nil` if they don't have one.
    public func seat(of owner: SeatOwner) -> Seat? {
        seats.firstIndex { $0.owner == owner }.map { Seat.allCases[$0] }
    }
}

/// An entry that can't follow the entries before it. The log doesn't change.
public struct MisplacedEntry: Error, Hashable, Sendable {
    /// The entry's number.
    public let number: Int
}

extension RoomLog {
    /// Adds an entry. Amortized constant time, unless a copy of the log is in use.
    ///
    /// - Throws: `MisplacedEntry` if it can't follow the entries before it.
    public mutating func add(_ entry: RoomEntry) throws(MisplacedEntry) {
        guard entry.number == last + 1, carryOut(entry) else { throw MisplacedEntry(number: entry.number) }
        (last, lastAt) = (entry.number, entry.at)
    }

    /// Changes the state, and returns whether that is possible.
    private mutating func carryOut(_ entry: RoomEntry) -> Bool {
        switch entry.event {
        case .opened(let options): self.options = options
        case .sat(let name, let owner):
            guard hasFreeSeat else { return false }
            seats.append(TakenSeat(name: name, owner: owner))
        case .named(let name):
            guard let seat = entry.seat, Int(seat.rawValue) < seats.count else { return false }
            seats[Int(seat.rawValue)].name = name
        case .started(let deck):
            guard let count = SeatCount(rawValue: UInt8(seats.count)), !isPlaying else { return false }
            var options = options
            options.players = .apart(count)
            guard let id = try? DealID(seed: deck, options: options), let deck = id.writtenDeck else { return false }
            course = Course(start: entry.number, deck: deck, game: Game(id))
        case .acted(let action, let time):
            // In place: a copy of the game would copy its log at each entry.
            return (try? course?.carryOut(action, at: time, of: entry)) != nil
        }
        return true
    }
}
