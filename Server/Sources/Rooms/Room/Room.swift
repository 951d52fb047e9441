import PlainText
import RoomStorage
import SetGame
import SetRules
import SetTogether

/// A room: who is connected, what they claim, and the log that all of it leads to.
///
/// A value that knows neither sockets nor a storage nor a clock: moments and messages come in, and effects go out. Nothing is told
/// before it is stored, so that whatever anybody has been told outlasts any failure.
struct Room: Sendable {
    let code: RoomCode
    /// The name of this node, by which others know it.
    let node: String
    /// Gives the deck of a new game, and names.
    let chance: Chance
    var log: RoomLog
    var members = Members()
    var claims = ClaimQueue()
    var wishes: [Wish] = []
    /// The decision that is being stored.
    var pending: Decision?
    var clock: PlayClock
    /// When and by which event cards were taken in this game, for those who claim them later.
    var taken: [Card: (number: Int, at: Milliseconds)] = [:]
    private var effects: [Effect] = []

    /// A room with the events that are stored of it.
    ///
    /// - Throws: `StorageError.damaged` where they are no log of a room.
    init(
        _ code: RoomCode, events: [StoredEvent], node: String, chance: Chance, at moment: Moment
    ) throws(StorageError) {
        (self.code, self.node, self.chance) = (code, node, chance)
        var log = RoomLog()
        for event in events { try log.add(event) }
        self.log = log
        // Another node may have played on since the last event; a longer silence than this is no play.
        let silence = min(max(moment.wall - log.lastAt, 0), PlayClock.longestStep)
        clock = PlayClock(elapsed: (log.course?.game.now ?? 0) + (log.isPlaying ? silence : 0))
    }

    /// Whether nobody is connected here, and nothing is being stored: the room need not be kept.
    var isIdle: Bool { members.here.isEmpty && pending == nil }

    /// Takes what the room asks for since the last call, in order.
    mutating func takeEffects() -> [Effect] {
        defer { effects = [] }
        return effects
    }

    mutating func add(_ effect: Effect) { effects.append(effect) }

    /// The playing time of the game at this moment.
    var elapsed: Milliseconds { max(clock.elapsed, log.course?.game.now ?? 0) }

    mutating func readClock(at moment: Moment) {
        clock.setRunning(log.isPlaying && !members.isEmpty, at: moment.steady)
    }
}

/// What a room leaves to chance, as values.
struct Chance: Sendable {
    /// All 81 cards in random order.
    let deck: @Sendable () -> [Card]
    /// A random name.
    let name: @Sendable () -> PlayerName

    /// Chance by the system's generator: a deck must not follow from anything that can be known.
    static let system = Chance(
        deck: { Card.all.shuffled() }, name: { PlayerName(entropy: UInt64.random(in: 0...UInt64.max)) })
}

// Who comes and goes.
extension Room {
    /// Somebody comes, or comes back, who has the events up to `last`.
    mutating func enter(_ id: MemberID, _ hash: SecretHash, last: Int, at moment: Moment) {
        readClock(at: moment)
        members[id] = Members.Member(hash: hash, last: last)
        if log.seat(of: hash) == nil, !log.isPlaying, log.seats.count < Seat.allCases.count {
            wishes.append(.sit(id))
        } else {
            welcome(id)
        }
        decide(at: moment)
    }

    /// A connection is gone.
    mutating func leave(_ id: MemberID, at moment: Moment) {
        readClock(at: moment)
        let seat = seat(of: id)
        members[id] = nil
        wishes.removeAll { $0.member == id }
        // A claim that has arrived counts, whoever has left since.
        if let seat, !isConnected(seat) { tellSeats() }
        publishPresence()
        readClock(at: moment)
    }

    /// A round trip of a connection was measured.
    mutating func measure(_ roundTrip: Milliseconds, of id: MemberID, at moment: Moment) {
        readClock(at: moment)
        let former = members[id]?.roundTrip
        members[id]?.roundTrip = roundTrip
        // Others need not hear of every millisecond.
        if seat(of: id) != nil, former.map({ abs($0 - roundTrip) >= 5 }) ?? true { publishPresence() }
    }

    /// Another node tells who is connected there.
    mutating func note(_ presence: Presence, at moment: Moment) {
        readClock(at: moment)
        guard presence.node != node else { return }
        let isNews = members.elsewhere[presence.node] == nil
        let before = connectedSeats
        members.note(presence, at: moment.steady)
        if connectedSeats != before { tellSeats() }
        if isNews { publishPresence() }
        readClock(at: moment)
    }

    /// Repeats to other nodes who is here, and forgets those that have died.
    mutating func beat(at moment: Moment) {
        readClock(at: moment)
        if members.forgetSilentNodes(at: moment.steady) { tellSeats() }
        publishPresence()
        decide(at: moment)
    }

    /// The seat of a member; `nil` for one who watches.
    func seat(of id: MemberID) -> Seat? { members[id].flatMap { log.seat(of: $0.hash) } }

    func isConnected(_ seat: Seat) -> Bool { connectedSeats.contains(seat) }

    private var connectedSeats: Set<Seat> {
        let here = members.here.values.compactMap { log.seat(of: $0.hash) }
        return Set(here + members.elsewhere.values.flatMap { $0.seats.keys })
    }
}

// What members ask for.
extension Room {
    /// A member asks for something.
    mutating func receive(_ message: ClientMessage, from id: MemberID, at moment: Moment) {
        readClock(at: moment)
        switch message {
        case .hello: break
        case .take(let request, let seen, let cards): claim(cards, request, seen: seen, by: id, at: moment)
        case .name(let name): wish(.name(id, name))
        case .start, .again: wish(.start(id))
        }
        decide(at: moment)
    }

    private mutating func wish(_ wish: Wish) {
        guard let seat = seat(of: wish.member) else { return refuse(.watching, to: wish.member) }
        if case .name(_, let name) = wish, log.seats[Int(seat.rawValue)].name == name { return }
        wishes.append(wish)
    }

    private mutating func claim(_ cards: CardTriple, _ request: Int, seen: Int, by id: MemberID, at moment: Moment) {
        guard let seat = seat(of: id) else { return refuse(.watching, request, to: id) }
        let delay = longestRoundTrip - fairRoundTrip(members[id]?.roundTrip)
        claims.add(
            Claim(member: id, seat: seat, request: request, seen: seen, cards: cards, due: moment.steady + delay))
    }

    /// The longest round trip of all connected seats.
    private var longestRoundTrip: Milliseconds {
        let here = members.here.values.filter { log.seat(of: $0.hash) != nil }.map { fairRoundTrip($0.roundTrip) }
        return (here + members.elsewhere.values.flatMap { $0.seats.values.map { fairRoundTrip($0) } }).max() ?? 0
    }

    /// A round trip as far as it counts. One that is not known yet counts as none, so that nobody gains by not answering.
    private func fairRoundTrip(_ measured: Milliseconds?) -> Milliseconds {
        min(max(measured ?? 0, 0), Members.longestRoundTrip)
    }
}
