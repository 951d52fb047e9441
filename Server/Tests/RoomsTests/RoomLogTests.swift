import PlainText
import RoomStorage
import SetGame
import SetRules
import SetTogether
import TestSupport
import Testing

@testable import Rooms

struct RoomLogTests {
    /// A log of a room with two players whose game has begun, with all cards in order.
    private func started() throws -> RoomLog {
        var log = RoomLog()
        let deck = DealID(deck: Card.all).seed
        for number in 0..<4 {
            let isSitting = (1...2).contains(number)
            let secret = SecretHash(SeatSecret(entropy: [UInt64(number), 0, 0, 0]))
            let body = number == 0 ? "open " : isSitting ? "sit 1.\(number) \(secret.text)" : "start \(deck)"
            try log.add(StoredEvent(seq: number + 1, at: 1, seat: isSitting ? UInt8(number - 1) : nil, body: body))
        }
        return log
    }

    /// The first seat's next mistake.
    private func mistake(_ request: Int, in log: RoomLog) -> StoredEvent {
        StoredEvent(
            seq: log.last + 1, at: 1, seat: 0, request: request, body: "act \(request * 2000) K111111121121")
    }

    @Test func `adding events copies neither the game's log nor the events`() throws {
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
        #expect(log.answer(to: 2, of: .first) == log.course?.events[1])
        #expect(log.answer(to: 7, of: .first)?.number == log.last)
        #expect(log.answer(to: 3, of: .first) == nil && log.answer(to: 2, of: .second) == nil)
        #expect(try started().answer(to: 2, of: .first) == nil)
    }

    @Test func `an event that can't follow changes nothing`() throws {
        var log = try started()
        try log.add(mistake(2, in: log))
        let (course, last) = (log.course, log.last)
        // Before the last action, and by a seat that isn't taken.
        let early = mistake(1, in: log)
        let foreign = StoredEvent(seq: log.last + 1, at: 1, seat: 2, request: 1, body: "act 9000 K111111121121")
        for event in [early, foreign] {
            #expect(throws: StorageError.self) { try log.add(event) }
            #expect(log.course?.game == course?.game && log.course?.events == course?.events && log.last == last)
        }
    }
}
