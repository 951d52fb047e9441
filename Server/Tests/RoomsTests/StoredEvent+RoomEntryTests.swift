import PlainText
import RoomStorage
import RoomStorageTestSupport
import SetGame
import SetRules
import SetTogether
import TestSupport
import Testing

@testable import Rooms

struct StoredRoomEntryTests {
    @Test func `an entry is stored with its number, time, seat and request, and is read back`() throws {
        let entry = RoomEntry(number: 7, at: 99, seat: .third, request: 4, event: .acted(.due(.autoDeal), at: 12))
        let stored = StoredEvent(seq: 7, at: 99, seat: 2, request: 4, body: "act 12 A")
        #expect(StoredEvent(entry) == stored)
        #expect(try RoomEntry(stored) == entry)
        let opening = RoomEntry(number: 1, at: 0, event: .opened(Options()))
        #expect(StoredEvent(opening) == StoredEvent(seq: 1, at: 0, body: "open "))
        #expect(try RoomEntry(StoredEvent(opening)) == opening)
    }

    @Test func `the rooms of an earlier version have the same meaning, and their events the same text`() throws {
        for room in try GoldenRoom.all() {
            #expect(try RoomLog(room.events).meaning == room.meaning, "\(room.code)")
            for event in room.events { #expect(StoredEvent(try RoomEntry(event)) == event) }
        }
    }

    @Test func `an unknown body or seat is damage`() {
        for stored in [
            StoredEvent(seq: 5, at: 0, body: "dance"), StoredEvent(seq: 5, at: 0, seat: 8, body: "act 12 A"),
        ] {
            #expect(throws: StorageError.damaged(reason: "event 5 of a room cannot be read")) {
                try RoomEntry(stored)
            }
        }
    }

    @Test func `a log with an event that can't follow is damaged`() {
        let events = [StoredEvent(seq: 1, at: 0, body: "open "), StoredEvent(seq: 2, at: 0, body: "act 12 A")]
        #expect(throws: StorageError.damaged(reason: "event 2 of a room cannot be read")) { try RoomLog(events) }
    }
}

extension RoomLog {
    /// The seats and the game, a line for each part.
    fileprivate var meaning: String {
        let seats = seats.map { "\($0.name.first) \($0.name.second) \($0.owner.text)" }
        let start = "last \(last) at \(lastAt), options \(options.meaning)"
        guard let course else { return ([start] + seats).joined(separator: "\n") }
        let game = Save(game: course.game, time: course.game.now, isPaused: false).meaning
        let requests = course.events.map { "\($0.request)" }.joined(separator: " ")
        let lines = ["game since \(course.start): \(course.deck.meaning)", "requests \(requests)", game]
        return ([start] + seats + lines).joined(separator: "\n")
    }
}
