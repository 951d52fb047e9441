import PlainText
import RoomStorage
import SetGame
import SetRules
import SetTogether

// Following stored events, and sending messages to the room's members.
extension Room {
    /// Adds a stored event to the log and sends it to the members.
    ///
    /// - Parameter claimedAt: when the claim that caused the event was due, if it was decided on this node.
    mutating func follow(_ stored: StoredEvent, at moment: Moment, claimedAt: Milliseconds?) {
        do throws(StorageError) {
            try log.add(stored)
        } catch {
            return add(.abandon(error))
        }
        guard let event = RoomEvent(UTF8Text(stored.body)) else { preconditionFailure("an event was read before") }
        switch event {
        case .opened: break
        case .sat(_, let hash):
            tellSeats()
            for (id, member) in members.here where member.hash == hash && !member.isWelcome { welcome(id) }
            publishPresence()
        case .named: tellSeats()
        case .started: begin(at: moment)
        case .acted(let action, let time): tell(action, at: time, claimedAt: claimedAt ?? moment.steady)
        }
    }

    private mutating func begin(at moment: Moment) {
        clock = PlayClock()
        taken = [:]
        for claim in claims.takeAll() { refuse(.over, claim.request, to: claim.member) }
        readClock(at: moment)
        for id in members.welcome { if let table = table(for: id) { add(.tell(.table(table), [id])) } }
    }

    private mutating func tell(_ action: Action, at time: Milliseconds, claimedAt: Milliseconds) {
        guard let course = log.course, let event = course.events.last else { return }
        if case .take(let cards) = action, cards.isSet {
            for card in cards.cards { taken[card] = (event.number, claimedAt) }
        }
        if clock.elapsed < time { clock = clock.moved(to: time) }
        add(.tell(.event(event), members.welcome))
        if course.game.isOver { add(.tell(.end(deck: course.deck), members.welcome)) }
    }

    /// Sends a member the room and every event that they lack. The list of players comes last, so that a page that
    /// joins a game doesn't show the lobby first.
    mutating func welcome(_ id: MemberID) {
        guard let member = members[id] else { return }
        members[id]?.isWelcome = true
        add(.tell(.room(code, seat: seat(of: id), log.options), [id]))
        if let course = log.course { tell(course, to: id, after: member.last) }
        tellSeats()
        publishPresence()
    }

    private mutating func tell(_ course: RoomLog.Course, to id: MemberID, after last: Int) {
        var events = course.events[...]
        if last >= course.start, last <= log.last {
            events = events.drop { $0.number <= last }
        } else if let table = table(for: id) {
            add(.tell(.table(table), [id]))
        }
        for event in events { add(.tell(.event(event), [id])) }
        if course.game.isOver { add(.tell(.end(deck: course.deck), [id])) }
    }

    private func table(for id: MemberID) -> OpeningTable? {
        guard let course = log.course else { return nil }
        let cards = Array(course.deck.prefix(Rule.openingCards))
        let seats = seatStatuses.prefix(course.game.options.players.count)
        return OpeningTable(
            number: course.start, time: elapsed, seat: seat(of: id), cards: cards,
            deckCount: course.deck.count - cards.count, scores: seats.map { _ in 0 }, seats: Array(seats))
    }

    private var seatStatuses: [SeatStatus] {
        log.seats.enumerated().map { index, entry in
            SeatStatus(name: entry.name, isConnected: isConnected(Seat.allCases[index]))
        }
    }

    mutating func tellSeats() { add(.tell(.seats(seatStatuses), members.welcome)) }

    mutating func refuse(_ refusal: Refusal, _ request: Int = 0, to id: MemberID) {
        add(.tell(.refused(request: request, refusal), [id]))
    }

    mutating func publishPresence() {
        var seats: [Seat: Milliseconds] = [:]
        for member in members.here.values {
            if let seat = log.seat(of: member.hash) { seats[seat] = max(seats[seat] ?? 0, member.roundTrip ?? 0) }
        }
        add(.publish(Presence(node: node, seats: seats)))
    }
}
