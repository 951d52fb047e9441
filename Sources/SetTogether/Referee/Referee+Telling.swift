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
    /// after the last event that they have. Without mistakes, if they lack many; those are to be sent later.
    ///
    /// - Parameters:
    ///   - knowledge: the part of the game that the member has.
    ///   - few: how many mistakes the member is sent with the other events; any number if it doesn't know marks.
    ///   - seat: the member's seat; `nil` for a watcher.
    ///   - seats: the taken seats.
    /// - Returns: the messages, and the mistakes that are to be sent later, if any.
    public func messages(
        after knowledge: GameKnowledge, few: Int = .max, for seat: Seat?, seats: [SeatStatus]
    ) -> (messages: [ServerMessage], mistakes: LateMistakes?) {
        guard let course = log.course else {
            return (knowledge.mark != nil && knowledge.last > 0 ? [.lobby] : [], nil)
        }
        let known = known(of: course, to: knowledge)
        let last = known ?? course.start
        let table = known == nil ? openingTable(for: seat, seats: seats).map { ServerMessage.table($0) } : nil
        let end: [ServerMessage] = course.game.isOver ? [.end(deck: course.deck)] : []
        let areFew = knowledge.mark == nil || course.mistakeCount(after: last) <= few
        let events = areFew ? course.messages(after: last) : course.summary(after: last, for: seat)
        let mistakes = areFew ? nil : LateMistakes(start: course.start, sent: last, last: course.last)
        return ([table].compactMap { $0 } + events + end, mistakes)
    }

    /// Returns messages about the next mistakes for a member who is sent them later, at most `count`; `nil` if there are no
    /// more, or another game has begun.
    public func messages(about mistakes: inout LateMistakes, count: Int) -> [ServerMessage]? {
        guard let course = log.course, course.start == mistakes.start else { return nil }
        let next = course.mistakes(after: mistakes.sent, through: mistakes.last, count: count)
        guard let last = next.last else { return nil }
        mistakes.sent = last.number
        return next.map { .event($0) }
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
    /// The number of the last event that the member was sent.
    var sent: Int
    /// The number of the last event that may be one of them.
    let last: Int
}
