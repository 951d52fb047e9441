import PlainText
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetTogether

struct RoomLogTests {
    private static let mistake = CardGroup([Card.all[0], Card.all[1], Card.all[3]])

    /// A log of a room with two players whose game has begun, with all cards in order.
    private func started() throws -> RoomLog {
        var log = RoomLog()
        let name = PlayerName(entropy: 1)
        let events: [RoomEvent] = [
            .opened(Options()), .sat(name, SeatOwner([1, 0, 0, 0])), .sat(name, SeatOwner([2, 0, 0, 0])),
            .started(deck: DealID(deck: Card.all).seed),
        ]
        for event in events { try log.add(RoomEntry(number: log.last + 1, at: 1, event: event)) }
        return log
    }

    /// A seat's next mistake.
    private func mistake(_ request: Int, by seat: Seat = .first, in log: RoomLog) throws -> RoomEntry {
        let action = Action.take(try #require(Self.mistake))
        return RoomEntry(
            number: log.last + 1, at: 1, seat: seat, request: request,
            event: .acted(action, at: Milliseconds(request * 2000)))
    }

    @Test func `adding entries copies neither the game's log nor the events`() throws {
        var log = try started()
        var (entries, events) = (MoveCounter<LogEntry>(), MoveCounter<NumberedEvent>())
        for request in 1...2000 {
            try log.add(mistake(request, in: log))
            entries.look(at: log.course?.game.log ?? [])
            events.look(at: log.course?.events ?? [])
        }
        #expect(log.course?.events.count == 2000 && entries.moves < 20 && events.moves < 20)
    }

    @Test func `each request of a seat has its answer, until the next game`() throws {
        var log = try started()
        for request in [1, 2, 7] { try log.add(mistake(request, in: log)) }
        let course = try #require(log.course)
        #expect(course.answer(to: 2, of: .first) == course.events[1])
        #expect(course.answer(to: 7, of: .first)?.number == log.last)
        #expect(course.answer(to: 3, of: .first) == nil && course.answer(to: 2, of: .second) == nil)
        #expect(try started().course?.answer(to: 2, of: .first) == nil)
    }

    @Test func `requests that are logged out of order have their answers too, and the last answer counts`() throws {
        var log = try started()
        for (request, time) in [(9, 1), (3, 2), (9, 3), (5, 4)] as [(Int, Milliseconds)] {
            try log.add(
                RoomEntry(
                    number: log.last + 1, at: 1, seat: .first, request: request,
                    event: .acted(.take(try #require(Self.mistake)), at: time)))
        }
        let course = try #require(log.course)
        let times = [3, 5, 9, 4].map { course.answer(to: $0, of: .first)?.entry.at }
        #expect(times == [2, 4, 3, nil])
    }

    @Test func `an entry that can't follow changes nothing`() throws {
        var log = try started()
        try log.add(mistake(2, in: log))
        let (course, last, next) = (log.course, log.last, log.last + 1)
        let name = PlayerName(entropy: 9)
        let misplaced = [
            // Before the last action, by a seat that isn't taken, and with another number.
            try mistake(1, in: log), try mistake(9, by: .third, in: log),
            RoomEntry(number: last, at: 1, event: .opened(Options())),
            RoomEntry(number: next + 1, at: 1, event: .opened(Options())),
            RoomEntry(number: next, at: 1, event: .named(name)),
            RoomEntry(number: next, at: 1, seat: .third, event: .named(name)),
            // During a game.
            RoomEntry(number: next, at: 1, event: .started(deck: DealID(deck: Card.all).seed)),
            RoomEntry(number: next, at: 1, event: .sat(name, SeatOwner([3, 0, 0, 0]))),
        ]
        for entry in misplaced {
            #expect(throws: MisplacedEntry(number: entry.number)) { try log.add(entry) }
            #expect(log.course?.game == course?.game && log.course?.events == course?.events && log.last == last)
            #expect(log.seats.count == 2)
        }
    }

    @Test func `actions and games need players`() throws {
        var log = RoomLog()
        try log.add(RoomEntry(number: 1, at: 1, event: .opened(Options())))
        for event in [.started(deck: DealID(deck: Card.all).seed), .acted(.due(.autoDeal), at: 0)] as [RoomEvent] {
            #expect(throws: MisplacedEntry.self) { try log.add(RoomEntry(number: 2, at: 1, event: event)) }
        }
    }
}
