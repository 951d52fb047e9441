import Foundation
import RoomStorage
import TestSupport

/// A room that an earlier version stored.
public struct GoldenRoom: Sendable {
    /// Its code.
    public let code: String
    /// Its meaning, as that version read it.
    public let meaning: String
    /// Its events.
    public let events: [StoredEvent]

    /// The rooms of `Golden/rooms.txt`.
    public static func all() throws -> [GoldenRoom] {
        let texts = try GoldenText.all(in: Bundle.module.url(forResource: "Golden/rooms", withExtension: "txt"))
        return try texts.map { text in
            let lines = text.meaning.split(separator: "\n", maxSplits: 1)
            let events = try text.text.description.split(separator: "\n").map { try event(in: $0) }
            return GoldenRoom(code: String(lines[0]), meaning: String(lines[1]), events: events)
        }
    }

    /// The event in a line: its number, time, seat, request and body; `-` is no seat or no request.
    private static func event(in line: Substring) throws -> StoredEvent {
        let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        guard words.count == 5, let seq = Int(words[0]), let at = Int64(words[1]) else { throw Missing("an event") }
        return StoredEvent(seq: seq, at: at, seat: UInt8(words[2]), request: Int(words[3]), body: String(words[4]))
    }
}
