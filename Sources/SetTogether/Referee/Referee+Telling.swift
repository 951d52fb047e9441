import SetGame
import SetRules

// The state of the room as messages, for members who enter.
extension Referee {
    /// Returns the taken seats as members see them.
    public func seats(isConnected: (Seat) -> Bool) -> [SeatStatus] {
        log.seats.indices.map { index in
            SeatStatus(name: log.seats[index].name, isConnected: isConnected(Seat.allCases[index]))
        }
    }

    /// Returns the opening table of the current game; `nil` before the first game.
    ///
    /// - Parameters:
    ///   - seat: the recipient's seat; `nil` for a watcher.
    ///   - seats: the taken seats.
    public func openingTable(for seat: Seat?, seats: [SeatStatus]) -> OpeningTable? {
        guard let course = log.course else { return nil }
        let rules = course.game.rules
        // Cards that lie face down are only counted.
        let cards = Array((rules.liesFaceDown ? rules.cards.deck : course.deck).prefix(rules.openingCount))
        let seats = seats.prefix(course.game.options.players.count)
        return OpeningTable(
            number: course.start, time: elapsed, seat: seat, cards: cards,
            deckCount: course.game.rules.cardCount - cards.count, scores: seats.map { _ in 0 }, seats: Array(seats))
    }

    /// Returns the messages about the current game that a member lacks: the table, unless they have it, and the events
    /// after the last event that they have.
    ///
    /// - Parameters:
    ///   - last: the number of the last event that the member has; 0 for none.
    ///   - seat: the member's seat; `nil` for a watcher.
    ///   - seats: the taken seats.
    public func messages(after last: Int, for seat: Seat?, seats: [SeatStatus]) -> [ServerMessage] {
        guard let course = log.course else { return [] }
        var messages: [ServerMessage] = []
        var events = course.events[...]
        if last >= course.start, last <= log.last {
            events = events.drop { $0.number <= last }
        } else if let table = openingTable(for: seat, seats: seats) {
            messages.append(.table(table))
        }
        messages += events.flatMap { course.messages(about: $0) }
        if course.game.isOver { messages.append(.end(deck: course.deck)) }
        return messages
    }
}
