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
        let cards = Array(course.openingCards)
        let seats = seats.prefix(course.game.options.players.count)
        return OpeningTable(
            number: course.start, time: elapsed, seat: seat, cards: cards,
            deckCount: course.game.rules.cardCount - cards.count, scores: seats.map { _ in 0 }, seats: Array(seats))
    }

    /// Returns the messages about the current game that a member lacks: the table, unless they have it, and the events
    /// after the last event that they have.
    ///
    /// - Parameters:
    ///   - knowledge: the part of the game that the member has.
    ///   - seat: the member's seat; `nil` for a watcher.
    ///   - seats: the taken seats.
    public func messages(after knowledge: GameKnowledge, for seat: Seat?, seats: [SeatStatus]) -> [ServerMessage] {
        guard let course = log.course else { return knowledge.mark != nil && knowledge.last > 0 ? [.lobby] : [] }
        return messages(of: course, after: knowledge, for: seat, seats: seats) { course.messages(after: $0) }
    }

    /// Returns the messages like `messages`, but without mistakes, and the mistakes that are to be sent later; `nil` if the
    /// member lacks only a few.
    ///
    /// - Parameters:
    ///   - few: the largest number of mistakes for which the result is `nil`.
    ///   - knowledge: the part of the game that the member has.
    ///   - seat: the member's seat; `nil` for a watcher.
    ///   - seats: the taken seats.
    public func summary(
        unlessOnly few: Int, after knowledge: GameKnowledge, for seat: Seat?, seats: [SeatStatus]
    ) -> (messages: [ServerMessage], mistakes: LateMistakes)? {
        guard let course = log.course else { return nil }
        let last = known(of: course, to: knowledge) ?? course.start
        guard course.mistakeCount(after: last) > few else { return nil }
        let messages = messages(of: course, after: knowledge, for: seat, seats: seats) { number in
            course.summary(after: number, for: seat)
        }
        return (messages, LateMistakes(start: course.start, told: last, last: course.last))
    }

    /// Returns messages about the next mistakes for a member who is sent them later, at most `count`; `nil` if there are no
    /// more, or another game has begun.
    public func messages(about mistakes: inout LateMistakes, count: Int) -> [ServerMessage]? {
        guard let course = log.course, course.start == mistakes.start else { return nil }
        let next = course.mistakes(after: mistakes.told, through: mistakes.last, count: count)
        guard let last = next.last else { return nil }
        mistakes.told = last.number
        return next.map { .event($0) }
    }

    private func messages(
        of course: Course, after knowledge: GameKnowledge, for seat: Seat?, seats: [SeatStatus],
        events: (Int) -> [ServerMessage]
    ) -> [ServerMessage] {
        let last = known(of: course, to: knowledge)
        let table = last == nil ? openingTable(for: seat, seats: seats).map { ServerMessage.table($0) } : nil
        let end: [ServerMessage] = course.game.isOver ? [.end(deck: course.deck)] : []
        return [table].compactMap { $0 } + events(last ?? course.start) + end
    }

    /// Returns the number of the last event of a game that a member has; `nil` if the member needs the table.
    private func known(of course: Course, to knowledge: GameKnowledge) -> Int? {
        guard (course.start...log.last).contains(knowledge.last) else { return nil }
        let last = min(knowledge.last, course.last)
        if let mark = knowledge.mark, mark != course.mark(through: last) { return nil }
        return last
    }
}

/// The part of a room's current game that a member has.
public struct GameKnowledge: Hashable, Sendable {
    /// The number of the last event; 0 for none.
    public let last: Int
    /// The mark of the log up to it; `nil` if the member doesn't know marks.
    public let mark: LogMark?

    /// Creates the knowledge that a client says it has.
    ///
    /// - Parameters:
    ///   - last: the number of the last event; 0 for none.
    ///   - mark: the mark of the log up to it.
    ///   - version: the version of the client's messages.
    public init(last: Int, mark: LogMark = .none, version: Int) {
        (self.last, self.mark) = (last, version >= LogMark.version ? mark : nil)
    }
}

/// The mistakes of a game that a member is sent later, in pieces.
public struct LateMistakes: Hashable, Sendable {
    /// The number of the event that started the game.
    let start: Int
    /// The number of the last event that the member has.
    var told: Int
    /// The number of the last event that may be one of them.
    let last: Int
}
