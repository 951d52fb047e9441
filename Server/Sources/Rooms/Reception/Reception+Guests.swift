import PlainText
import RoomStorage
import SetGame
import SetTogether

extension Reception.Input {
    /// Reads a text that has arrived at a moment of the steady clock. It doesn't need the reception, so its owner can do it
    /// without a lock.
    package init(_ text: UTF8Text, at steady: Milliseconds, from id: MemberID) {
        switch ClientMessage(text) {
        case .hello(let version, let entrance, let secret, let last, let mark):
            let knowledge = GameKnowledge(last: last, mark: mark, version: version)
            let greeting = Desk.Greeting(version: version, owner: SeatOwner(secret), knowledge: knowledge)
            self = .greeted(id, entrance, greeting)
        case let message?: self = .received(message, at: steady, from: id)
        case nil: self = .receivedBadText(from: id)
        }
    }
}

// The messages of connections, and the rooms that they make.
extension Reception {
    mutating func receive(_ message: ClientMessage, at steady: Milliseconds, from id: MemberID) {
        switch guests[id]?.place {
        case .inside(let desk): add(.pass(.message(message, from: id, at: steady), desk))
        case .making(var room):
            room.messages.append((message, steady))
            guests[id]?.place = .making(room)
        case .outside(let refusal): refuse(id, refusal)
        case nil: break
        }
    }

    mutating func measure(_ roundTrip: Milliseconds, of id: MemberID) {
        guests[id]?.roundTrip = roundTrip
        if case .inside(let desk) = guests[id]?.place { add(.pass(.measured(roundTrip, of: id), desk)) }
    }

    mutating func refuse(_ id: MemberID, _ refusal: Refusal) { add(.send(.refused(request: 0, refusal), id)) }

    /// Refuses a connection for a reason that also holds for its next messages.
    mutating func keepOut(_ id: MemberID, _ refusal: Refusal) {
        guests[id]?.place = .outside(refusal)
        refuse(id, refusal)
    }

    mutating func greet(
        _ id: MemberID, _ entrance: ClientMessage.Entrance, _ greeting: Desk.Greeting, at moment: Moment
    ) {
        guard let guest = guests[id] else { return }
        if case .making = guest.place { return }
        guard ClientMessage.acceptedVersions.contains(greeting.version) else { return refuse(id, .version) }
        leave(id)
        switch entrance {
        case .room(let code): enter(id, code, greeting)
        case .new(let options):
            guard limits.allows(guest.address, at: moment.steady) else {
                add(.report(.refusedRoom))
                return keepOut(id, .busy)
            }
            make(options, for: id, greeting, at: moment)
        }
    }

    private mutating func make(
        _ options: Options, for id: MemberID, _ greeting: Desk.Greeting,
        messages: [(message: ClientMessage, at: Milliseconds)] = [], at moment: Moment
    ) {
        let code = RoomCode(entropy: number())
        guests[id]?.place = .making(NewRoom(code: code, options: options, greeting: greeting, messages: messages))
        add(.create(code, at: moment.wall, for: id))
    }

    /// Returns the room with this code that a connection is making; `nil` if it has gone since.
    private func room(_ code: RoomCode, of id: MemberID) -> NewRoom? {
        guard case .making(let room) = guests[id]?.place, room.code == code else { return nil }
        return room
    }

    mutating func created(_ code: RoomCode, _ result: Result<Bool, StorageError>, for id: MemberID, at moment: Moment) {
        guard let room = room(code, of: id) else { return }
        switch result {
        case .success(true):
            var options = room.options
            options.players = .one
            let event = StoredEvent(RoomEntry(number: 1, at: max(moment.wall, 0), event: .opened(options)))
            add(.record(event, code, for: id))
        case .success(false): make(room.options, for: id, room.greeting, messages: room.messages, at: moment)
        case .failure(let error): fail(id, error)
        }
    }

    mutating func recorded(
        _ code: RoomCode, _ result: Result<AppendResult, StorageError>, for id: MemberID, at moment: Moment
    ) {
        guard let room = room(code, of: id) else { return }
        switch result {
        case .success(.stored):
            add(.report(.madeRoom(code)))
            enter(id, code, room.greeting)
            guard case .inside(let desk) = guests[id]?.place else { return }
            for held in room.messages { add(.pass(.message(held.message, from: id, at: held.at), desk)) }
        case .success(.conflict), .success(.noSuchRoom):
            make(room.options, for: id, room.greeting, messages: room.messages, at: moment)
        case .failure(let error): fail(id, error)
        }
    }

    private mutating func fail(_ id: MemberID, _ error: StorageError) {
        add(.report(.notMade(error)))
        keepOut(id, .busy)
    }
}
