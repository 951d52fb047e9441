import PlainText
import RoomStorage
import SetGame
import SetTogether

/// A room on this node: its connections, the presence of other nodes, and the referee who decides their requests.
///
/// A value that doesn't depend on sockets, storage or clocks: it takes moments and messages, and returns effects. An
/// event is stored before it is sent, so everything that members have been sent survives any failure.
struct Room: Sendable {
    let code: RoomCode
    /// The name that identifies this node to other nodes.
    let node: String
    private let chance: Chance
    /// How many mistakes of a long game a member is sent at a time. A member who lacks more is sent the table first.
    let piece: Int
    private(set) var referee: Referee
    var members = Members()
    /// The seats that agree to start the next game, as last sent to the members.
    var toldReady: [Seat] = []
    private var effects: [Effect] = []

    /// Creates a room from its stored events.
    ///
    /// - Throws: `StorageError.damaged` if the events aren't a valid log of a room.
    init(
        _ code: RoomCode, events: [StoredEvent], node: String, chance: Chance, piece: Int = Self.usualPiece,
        at moment: Moment
    ) throws(StorageError) {
        (self.code, self.node, self.chance, self.piece) = (code, node, chance, piece)
        referee = Referee(try RoomLog(events), at: moment)
    }

    /// As many mistakes as surely fit into 8 KiB: each has at most 98 bytes.
    static let usualPiece = 80

    /// Whether the room can be dropped: no members are connected here and nothing is being stored, or it is abandoned.
    var isIdle: Bool { referee.hasGivenUp || members.here.isEmpty && !referee.isStoring }

    /// Takes the effects since the last call, in order.
    mutating func takeEffects() -> [Effect] {
        defer { effects = [] }
        return effects
    }

    mutating func add(_ effect: Effect) { effects.append(effect) }
}

// Connections.
extension Room {
    /// Adds a new or returning member.
    mutating func enter(_ id: MemberID, _ greeting: Desk.Greeting, at moment: Moment) {
        // A client that doesn't know the messages about cards that lie face down couldn't play.
        if referee.log.options.game.rules.liesFaceDown, greeting.version < ServerMessage.faces([]).version {
            return add(.tell(.refused(request: 0, .version), [id]))
        }
        members[id] = Members.Member(
            owner: greeting.owner, knowledge: greeting.knowledge, version: greeting.version)
        referee.setAttended(true, at: moment)
        let requester = Referee.Requester(id, owner: greeting.owner)
        carryOut(referee.receive(.sit(entropy: chance.number()), from: requester, at: moment))
    }

    /// Removes a connection.
    mutating func leave(_ id: MemberID, at moment: Moment) {
        let seat = seat(of: id)
        let wasReady = members[id]?.isReady == true
        members[id] = nil
        referee.withdraw(id)
        if let seat, !isConnected(seat) { tellSeats() }
        publishPresence()
        noteReady()
        if wasReady { publishReady() }
        referee.setAttended(!members.isEmpty, at: moment)
    }

    /// Records a measured round trip of a connection.
    mutating func measure(_ roundTrip: Milliseconds, of id: MemberID) {
        let former = members[id]?.roundTrip
        members[id]?.roundTrip = roundTrip
        // Small changes aren't worth a message to the other nodes.
        if seat(of: id) != nil, former.map({ abs($0 - roundTrip) >= 5 }) ?? true { publishPresence() }
    }

    /// Records the connections that another node reports.
    mutating func note(_ presence: Presence, at moment: Moment) {
        guard presence.node != node else { return }
        let before = connectedSeats
        let isNews = members.note(presence, at: moment.steady)
        if connectedSeats != before { tellSeats() }
        if isNews {
            publishPresence()
            repeatReady()
        }
        referee.setAttended(!members.isEmpty, at: moment)
    }

    /// Repeats this node's presence to other nodes, and forgets nodes that have died.
    mutating func beat(at moment: Moment) {
        if members.forgetSilentNodes(at: moment.steady) { tellSeats() }
        noteReady()
        publishPresence()
        repeatReady()
        referee.setAttended(!members.isEmpty, at: moment)
        advance(to: moment)
    }

    /// Returns the seat of a member; `nil` for a spectator.
    func seat(of id: MemberID) -> Seat? { members[id].flatMap { referee.log.seat(of: $0.owner) } }

    /// Returns whether a device of the seat's player is connected, to this node or to another.
    func isConnected(_ seat: Seat) -> Bool { connectedSeats.contains(seat) }

    private var connectedSeats: Set<Seat> {
        let here = members.here.values.compactMap { referee.log.seat(of: $0.owner) }
        return Set(here + members.elsewhere.values.flatMap { $0.seats.keys })
    }
}

// Requests of members, and time.
extension Room {
    /// Handles a member's message.
    mutating func receive(_ message: ClientMessage, from id: MemberID, at moment: Moment) {
        guard let member = members[id] else { return }
        let requester = Referee.Requester(id, owner: member.owner)
        switch message {
        case .hello: break
        case .take(let request, let seen, let cards):
            let distance = Distance(roundTrip: member.roundTrip, longest: longestRoundTrip)
            carryOut(referee.claim(cards, request: request, seen: seen, by: requester, from: distance, at: moment))
        case .name(let name): carryOut(referee.receive(.name(name), from: requester, at: moment))
        case .ready(let isReady): setReady(isReady, by: id)
        case .react(let reaction): react(reaction, by: id)
        case .ping: add(.tell(.pong, [id]))
        case .turn(let number): carryOut(referee.turn(number, for: requester, at: moment))
        case .start, .again:
            let deck = chance.deck(for: referee.log.options.game.rules)
            carryOut(referee.receive(.start(deck: deck), from: requester, at: moment))
        }
    }

    /// The longest round trip of all connected seats.
    private var longestRoundTrip: Milliseconds {
        let here = members.here.values.filter { referee.log.seat(of: $0.owner) != nil }.map { $0.roundTrip ?? 0 }
        return (here + members.elsewhere.values.flatMap { $0.seats.values }).max() ?? 0
    }

    /// Returns the milliseconds from this moment until something is due by time alone; `nil` if nothing is due.
    func delay(at moment: Moment) -> Milliseconds? { referee.delay(at: moment) }

    /// Handles the passing of time.
    mutating func advance(to moment: Moment) { carryOut(referee.advance(to: moment)) }
}

// The storage.
extension Room {
    /// Handles the news that the event has been stored.
    mutating func stored(at moment: Moment) { carryOut(referee.stored(at: moment)) }

    /// Adds events that other nodes have stored. A decision that wasn't stored is made again.
    ///
    /// - Parameters:
    ///   - events: the events after the last known event.
    ///   - isConflict: whether these events prevented the pending decision from being stored.
    mutating func missed(_ events: [StoredEvent], isConflict: Bool, at moment: Moment) {
        for event in events where event.seq == referee.log.last + 1 {
            do throws(StorageError) {
                carryOut(referee.learn(try RoomEntry(event), at: moment))
            } catch {
                lose(error)
            }
        }
        if isConflict { referee.overtaken() }
        advance(to: moment)
    }

    /// Abandons the room, because its log can't be continued on this node.
    mutating func lose(_ error: StorageError) {
        referee.giveUp()
        add(.abandon(error))
    }
}
