import PostgreSQLTestSupport
import RoomStorage
import RoomStorageTestSupport
import Synchronization
import Testing

@testable import PostgreSQLStorage

struct KilledServerTests {
    @Test(.timeLimit(.minutes(2)))
    func `has each acknowledged event once when the server is killed under load`() async throws {
        let server = try await PostgreSQLServer.start()
        let nodes = try await concurrently(2) { _ in
            try await PostgreSQLStorage.open(address: server.address(), patience: .seconds(60))
        }
        let load = Load(rooms: 20)
        for room in load.rooms { _ = try await nodes[0].create(room, at: 0) }
        async let players: [Void] = concurrently(40) { try await load.run(room: $0 % 20, on: nodes[$0 / 20]) }
        for kill in 1...3 {
            await load.waitUntilStored(kill * 400)
            server.kill()
            try await server.restart()
        }
        await load.waitUntilStored(1600)
        load.stop()
        _ = try await players
        for (index, room) in load.rooms.enumerated() {
            let events = try #require(try await nodes[1].events(of: room, after: 0))
            #expect(events == load.stored(in: index))
        }
        for node in nodes { #expect(await node.notices.contains(.gap)) }
        for node in nodes { await node.close() }
        server.stop()
    }

    @Test(.timeLimit(.minutes(2)))
    func `waits for a server that is away, then gives up, and goes on when it is back`() async throws {
        let server = try await PostgreSQLServer.start()
        let storage = try await PostgreSQLStorage.open(address: server.address(), patience: .milliseconds(300))
        _ = try await storage.create("A", at: 0)
        server.kill()
        let event = StoredEvent(seq: 1, at: 0, body: "event")
        await #expect(throws: StorageError.self) { try await storage.append(event, to: "A") }
        await #expect(throws: StorageError.self) { try await storage.events(of: "A", after: 0) }
        await storage.publish("lost", about: "A")
        try await server.restart()
        var result: AppendResult?
        while result == nil { result = try? await storage.append(event, to: "A") }
        #expect(result == .stored)
        #expect(await storage.notices.first { _ in true } == .gap)
        await storage.close()
        server.stop()
    }

    @Test(.timeLimit(.minutes(2)))
    func `notices a server that stands still, and stores the event once when it goes on`() async throws {
        let server = try await PostgreSQLServer.start()
        let storage = try await PostgreSQLStorage.open(address: server.address(), patience: .seconds(1))
        _ = try await storage.create("A", at: 0)
        let event = StoredEvent(seq: 1, at: 0, body: "event")
        server.suspend()
        let clock = ContinuousClock()
        let time = await clock.measure {
            await #expect(throws: StorageError.unavailable(reason: "the database doesn't answer")) {
                try await storage.append(event, to: "A")
            }
        }
        #expect(time > .seconds(4))
        server.resume()
        var result: AppendResult?
        while result == nil { result = try? await storage.append(event, to: "A") }
        // The first attempt may have been carried out after it was given up.
        #expect(try await storage.events(of: "A", after: 0) == [event])
        await storage.close()
        server.stop()
    }
}

/// Players who store events in rooms, each the next one that it knows, and what was acknowledged to them.
private final class Load: Sendable {
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
        var next = 1
        while !state.withLock({ $0.isStopped }) {
            let event = StoredEvent(seq: next, at: 0, body: "\(UInt64.random(in: .min ... .max))")
            switch try await storage.append(event, to: rooms[room]) {
            case .stored:
                acknowledge(event, in: room)
                next += 1
            case .conflict:
                next += try #require(try await storage.events(of: rooms[room], after: next - 1)).count
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
