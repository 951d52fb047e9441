import PlainText
import RoomStorage
import SetGame
import SetRules
import SetTogether

/// A room: its connections, their claims, and the resulting log.
///
/// A value that doesn't depend on sockets, storage or clocks: it takes moments and messages, and returns effects. An
/// event is stored before it is sent, so everything that members have been sent survives any failure.
struct Room: Sendable {
    let code: RoomCode
    /// The name that identifies this node to other nodes.
    let node: String
    /// The source of decks for new games, and of names.
    let chance: Chance
    var log: RoomLog
    var members = Members()
    var claims = ClaimQueue()
    var wishes: [Wish] = []
    /// The decision that is being stored.
    var pending: Decision?
    var clock: PlayClock
    /// When each card was taken in this game, and by which event, to answer players who claim it later.
    var taken: [Card: (number: Int, at: Milliseconds)] = [:]
    private var effects: [Effect] = []

    /// Creates a room from its stored events.
    ///
    /// - Throws: `StorageError.damaged` if the events aren't a valid log of a room.
    init(
        _ code: RoomCode, events: [StoredEvent], node: String, chance: Chance, at moment: Moment
    ) throws(StorageError) {
        (self.code, self.node, self.chance) = (code, node, chance)
        var log = RoomLog()
        for event in events { try log.add(event) }
        self.log = log
        // Players may have continued on another node since the last event, but only this long without an event.
        let silence = min(max(moment.wall - log.lastAt, 0), PlayClock.longestStep)
        clock = PlayClock(elapsed: (log.course?.game.now ?? 0) + (log.isPlaying ? silence : 0))
    }

    /// Whether no members are connected here and nothing is being stored, so the room can be dropped.
    var isIdle: Bool { members.here.isEmpty && pending == nil }

    /// Takes the effects since the last call, in order.
    mutating func takeEffects() -> [Effect] {
        defer { effects = [] }
        return effects
    }

    mutating func add(_ effect: Effect) { effects.append(effect) }

    /// The game's playing time.
    var elapsed: Milliseconds { max(clock.elapsed, log.course?.game.now ?? 0) }

    mutating func readClock(at moment: Moment) {
        clock.setRunning(log.isPlaying && !members.isEmpty, at: moment.steady)
    }
}

/// The sources of randomness of a room, which tests can replace.
struct Chance: Sendable {
    /// All 81 cards in random order.
    let deck: @Sendable () -> [Card]
    /// A random name.
    let name: @Sendable () -> PlayerName

    /// Randomness from the system's generator: a deck mustn't be predictable from anything that can be known.
    static let system = Chance(
        deck: { Card.all.shuffled() }, name: { PlayerName(entropy: UInt64.random(in: 0...UInt64.max)) })
}

// Connections.
extension Room {
    /// Adds a new or returning member who has the events up to `last`.
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

    /// Removes a connection.
    mutating func leave(_ id: MemberID, at moment: Moment) {
        readClock(at: moment)
        let seat = seat(of: id)
        members[id] = nil
        wishes.removeAll { $0.member == id }
        // A claim that has arrived still counts, even if its player has left since.
        if let seat, !isConnected(seat) { tellSeats() }
        publishPresence()
        readClock(at: moment)
    }

    /// Records a measured round trip of a connection.
    mutating func measure(_ roundTrip: Milliseconds, of id: MemberID, at moment: Moment) {
        readClock(at: moment)
        let former = members[id]?.roundTrip
        members[id]?.roundTrip = roundTrip
        // Small changes aren't worth a message to the other nodes.
        if seat(of: id) != nil, former.map({ abs($0 - roundTrip) >= 5 }) ?? true { publishPresence() }
    }

    /// Records the connections that another node reports.
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

    /// Repeats this node's presence to other nodes, and forgets nodes that have died.
    mutating func beat(at moment: Moment) {
        readClock(at: moment)
        if members.forgetSilentNodes(at: moment.steady) { tellSeats() }
        publishPresence()
        decide(at: moment)
    }

    /// Returns the seat of a member; `nil` for a spectator.
    func seat(of id: MemberID) -> Seat? { members[id].flatMap { log.seat(of: $0.hash) } }

    func isConnected(_ seat: Seat) -> Bool { connectedSeats.contains(seat) }

    private var connectedSeats: Set<Seat> {
        let here = members.here.values.compactMap { log.seat(of: $0.hash) }
        return Set(here + members.elsewhere.values.flatMap { $0.seats.keys })
    }
}

// Requests of members.
extension Room {
    /// Handles a member's message.
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

    /// Returns the part of a round trip that counts. An unknown round trip counts as 0, so a client gains nothing by
    /// not answering.
    private func fairRoundTrip(_ measured: Milliseconds?) -> Milliseconds {
        min(max(measured ?? 0, 0), Members.longestRoundTrip)
    }
}
