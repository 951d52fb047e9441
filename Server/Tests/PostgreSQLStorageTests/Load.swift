import RoomStorage
import Synchronization
import Testing

@testable import PostgreSQLStorage

/// Players who store events in rooms, each the next one that it knows, and what was acknowledged to them.
final class Load: Sendable {
    private struct State {
        var stored: [[StoredEvent]]
        var count = 0
        var isStopped = false
        var observer: (count: Int, continuation: CheckedContinuation<Void, Never>)?
    }

    let rooms: [String]
    private let state: Mutex<State>

    init(rooms count: Int) {
        rooms = (0..<count).map { "ROOM\($0)" }
        state = Mutex(State(stored: Array(repeating: [], count: count)))
    }

    func stop() {
        state.withLock { $0.isStopped = true }
    }

    func stored(in room: Int) -> [StoredEvent] {
        state.withLock { $0.stored[room].sorted { $0.seq < $1.seq } }
    }

    /// Returns as soon as so many events were acknowledged.
    func waitUntilStored(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock { state in
                if state.count < count { state.observer = (count, continuation) }
                return state.count >= count
            }
            if isReached { continuation.resume() }
        }
    }

    /// Stores events until all players are stopped: after a conflict, one after those that others have stored.
    func run(room: Int, on storage: PostgreSQLStorage) async throws {
        var last: StoredEvent?
        while !state.withLock({ $0.isStopped }) {
            let event = StoredEvent(seq: 1 + (last?.seq ?? 0), at: 0, body: "\(UInt64.random(in: .min ... .max))")
            switch try await storage.append(event, after: last, to: rooms[room]) {
            case .stored:
                acknowledge(event, in: room)
                last = event
            case .conflict:
                last = try #require(try await storage.events(of: rooms[room], after: last?.seq ?? 0)).last ?? last
            case .noSuchRoom:
                Issue.record("the room was lost")
            }
        }
    }

    private func acknowledge(_ event: StoredEvent, in room: Int) {
        let observer = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.stored[room].append(event)
            state.count += 1
            guard let observer = state.observer, observer.count <= state.count else { return nil }
            state.observer = nil
            return observer.continuation
        }
        observer?.resume()
    }
}
