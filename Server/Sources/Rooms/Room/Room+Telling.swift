import RoomStorage
import SetGame
import SetTogether

// Carrying out the referee's effects, and sending messages to the room's members.
extension Room {
    /// Carries out the referee's effects.
    mutating func carryOut(_ effects: [Referee.Effect]) {
        for effect in effects {
            switch effect {
            case .store(let entry): add(.store(StoredEvent(entry)))
            case .tell(let message, let id): add(.tell(message, [id]))
            case .announce(let message): tell(message)
            case .admit(let id): welcome(id)
            case .seated(let owner): welcome(owner)
            case .renamed: tellSeats()
            case .began:
                endAgreement()
                tellTable()
            case .abandon(let entry): add(.abandon(.unreadable(entry.number)))
            }
        }
    }

    private mutating func welcome(_ owner: SeatOwner) {
        tellSeats()
        for id in members.ids(where: { $0.owner == owner && !$0.isWelcome }) { welcome(id) }
        publishPresence()
    }

    /// Sends a member the room and every event that they lack. The list of players is last, so a page that joins a game
    /// doesn't show the lobby first.
    private mutating func welcome(_ id: MemberID) {
        guard let member = members[id] else { return }
        members[id]?.isWelcome = true
        let seat = seat(of: id)
        let room = ServerMessage.room(code, seat: seat, referee.log.options)
        let (messages, mistakes) = referee.messages(
            after: member.knowledge, few: piece, for: seat, seats: seatStatuses)
        if member.version >= ServerMessage.skipped(through: 0).version {
            members[id]?.mistakes = mistakes
            add(.deliver([room] + messages, id, isFollowed: mistakes != nil))
        } else {
            for message in [room] + messages { add(.tell(message, [id])) }
        }
        tellSeats()
        let ready = ServerMessage.ready(toldReady)
        if member.version >= ready.version, !toldReady.isEmpty { add(.tell(ready, [id])) }
        publishPresence()
    }

    /// Sends a member the next of the mistakes that they haven't been sent.
    mutating func delivered(to id: MemberID) {
        guard var mistakes = members[id]?.mistakes else { return }
        let messages = referee.messages(about: &mistakes, count: piece)
        members[id]?.mistakes = messages == nil ? nil : mistakes
        if let messages { add(.deliver(messages, id, isFollowed: true)) }
    }

    /// Sends a message to all members that know its version.
    mutating func tell(_ message: ServerMessage) {
        add(.tell(message, members.welcome(since: message.version)))
    }

    private mutating func tellTable() {
        let seats = seatStatuses
        for id in members.welcome(since: 1) {
            if let table = referee.openingTable(for: seat(of: id), seats: seats) { add(.tell(.table(table), [id])) }
        }
    }

    /// Sends the list of seats to all members.
    mutating func tellSeats() { tell(.seats(seatStatuses)) }

    private var seatStatuses: [SeatStatus] { referee.seats { isConnected($0) } }

    /// Publishes to other nodes which seats are connected here.
    mutating func publishPresence() {
        var seats: [Seat: Milliseconds] = [:]
        for member in members.here.values {
            if let seat = referee.log.seat(of: member.owner) {
                seats[seat] = max(seats[seat] ?? 0, member.roundTrip ?? 0)
            }
        }
        add(.publish(.presence(Presence(node: node, seats: seats))))
    }
}
