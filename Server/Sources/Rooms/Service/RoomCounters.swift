import SetGame
import Synchronization

/// Counts the work of all rooms since the start, for the people who monitor a server.
public final class RoomCounters: Sendable {
    private struct Counts {
        var roomsMade = 0
        var stored = 0
        var storing: Milliseconds = 0
        var conflicts = 0
        var told = 0
        var badMessages = 0
        var refusedRooms = 0
    }

    private let counts = Mutex(Counts())

    /// Counters at zero.
    public init() {}

    func madeRoom() { counts.withLock { $0.roomsMade += 1 } }
    func refusedRoom() { counts.withLock { $0.refusedRooms += 1 } }
    func told(_ members: Int) { counts.withLock { $0.told += members } }
    func conflicted() { counts.withLock { $0.conflicts += 1 } }
    func gotBadMessage() { counts.withLock { $0.badMessages += 1 } }

    func stored(after time: Milliseconds) {
        counts.withLock {
            $0.stored += 1
            $0.storing += time
        }
    }

    /// Returns the counters in the Prometheus text format.
    func text(rooms: Int, members: Int) -> String {
        let now = counts.withLock { $0 }
        let lines: [(String, Int)] = [
            ("rooms_open", rooms), ("members", members), ("rooms_made_total", now.roomsMade),
            ("rooms_refused_total", now.refusedRooms), ("events_stored_total", now.stored),
            ("events_storing_milliseconds_total", Int(now.storing)), ("events_conflicting_total", now.conflicts),
            ("messages_told_total", now.told), ("messages_bad_total", now.badMessages),
        ]
        return lines.map { "tercet_\($0.0) \($0.1)\n" }.joined()
    }
}
