import RoomStorage
import Synchronization

/// The rooms that several `InMemoryStorage` share, where each storage represents a node.
public final class InMemoryDatabase: Sendable {
    private struct Room {
        let created: Int64
        var events: [StoredEvent] = []
        var touched: Int64 { events.last?.at ?? created }
    }

    private struct State {
        var rooms: [String: Room] = [:]
        var nodes: [ObjectIdentifier: NoticeQueue] = [:]
    }

    private let state = Mutex(State())

    /// A database without rooms.
    public init() {}

    /// Adds a node, which gets the notices that follow.
    func connect(_ queue: NoticeQueue) {
        state.withLock { $0.nodes[ObjectIdentifier(queue)] = queue }
    }

    /// Removes a node.
    func disconnect(_ queue: NoticeQueue) {
        _ = state.withLock { $0.nodes.removeValue(forKey: ObjectIdentifier(queue)) }
    }

    /// Sends a notice to all nodes except this one.
    func tell(_ notice: Notice, from sender: NoticeQueue?) {
        let nodes = state.withLock { Array($0.nodes.values) }
        for node in nodes where node !== sender { node.add(notice) }
    }

    func create(_ code: String, at: Int64) -> Bool {
        state.withLock { state in
            guard state.rooms[code] == nil else { return false }
            state.rooms[code] = Room(created: at)
            return true
        }
    }

    func events(of room: String, after seq: Int) -> [StoredEvent]? {
        state.withLock { state in
            state.rooms[room].map { Array($0.events.dropFirst(max(seq, 0))) }
        }
    }

    /// Stores an event if the previous event is the room's last, and notifies all nodes except the one that stores it.
    func append(
        _ event: StoredEvent, after previous: StoredEvent?, to room: String, from sender: NoticeQueue?
    ) -> AppendResult {
        let result = state.withLock { state -> AppendResult in
            guard let events = state.rooms[room]?.events else { return .noSuchRoom }
            guard events.last == previous else { return .conflict }
            state.rooms[room]?.events.append(event)
            return .stored
        }
        if result == .stored { tell(.appended(room: room, through: event.seq), from: sender) }
        return result
    }

    func removeRooms(untouchedSince moment: Int64) -> Int {
        state.withLock { state in
            let count = state.rooms.count
            state.rooms = state.rooms.filter { $0.value.touched >= moment }
            return count - state.rooms.count
        }
    }
}
