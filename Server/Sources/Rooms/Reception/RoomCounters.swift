import Metering
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
        var text = MetricsText()
        text.add("rooms_open", .gauge, "Rooms that are in memory.", rooms)
        text.add("members", .gauge, "Connections, in rooms or outside.", members)
        text.add("rooms_made_total", .counter, "Rooms that were created.", now.roomsMade)
        text.add("rooms_refused_total", .counter, "Rooms refused to addresses with too many.", now.refusedRooms)
        text.add("events_stored_total", .counter, "Events that were stored.", now.stored)
        text.add(
            "events_storing_milliseconds_total", .counter, "Time that storing events took, in milliseconds.",
            Int(now.storing))
        text.add(
            "events_conflicting_total", .counter, "Events decided again because another server was first.",
            now.conflicts)
        text.add("messages_told_total", .counter, "Messages sent to members of rooms.", now.told)
        text.add("messages_bad_total", .counter, "Texts from clients that aren't messages.", now.badMessages)
        return text.text
    }
}
