import PlainText
import RoomStorage
import SetGame
import SetTogether

extension StoredEvent {
    /// The stored form of an entry.
    init(_ entry: RoomEntry) {
        self.init(
            seq: entry.number, at: entry.at, seat: entry.seat?.rawValue, request: entry.request,
            body: String(entry.event.text))
    }
}

extension RoomEntry {
    /// Reads the stored form of an entry.
    ///
    /// - Throws: `StorageError.damaged` if it isn't one.
    package init(_ stored: StoredEvent) throws(StorageError) {
        guard let event = RoomEvent(UTF8Text(stored.body)) else { throw .unreadable(stored.seq) }
        var seat: Seat?
        if let number = stored.seat {
            seat = Seat(rawValue: number)
            if seat == nil { throw .unreadable(stored.seq) }
        }
        self.init(number: stored.seq, at: stored.at, seat: seat, request: stored.request, event: event)
    }
}

extension RoomLog {
    /// Creates a log of stored events.
    ///
    /// - Throws: `StorageError.damaged` if the events aren't a valid log of a room.
    init(_ events: [StoredEvent]) throws(StorageError) {
        self.init()
        for event in events {
            let entry = try RoomEntry(event)
            do throws(MisplacedEntry) {
                try add(entry)
            } catch {
                throw .unreadable(error.number)
            }
        }
    }
}

extension StorageError {
    /// The error if the event with this number can't be read, or can't follow the events before it.
    static func unreadable(_ number: Int) -> StorageError {
        .damaged(reason: "event \(number) of a room cannot be read")
    }
}
