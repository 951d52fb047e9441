import PostgreSQLTestSupport
import RoomStorage
import RoomStorageTestSupport
import Testing

@testable import PostgreSQLStorage

struct KilledServerTests {
    @Test(.timeLimit(.minutes(10)))
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

    @Test(.timeLimit(.minutes(10)))
    func `waits for a server that is away, then gives up, and goes on when it is back`() async throws {
        let server = try await PostgreSQLServer.start()
        let storage = try await PostgreSQLStorage.open(address: server.address(), patience: .milliseconds(300))
        _ = try await storage.create("A", at: 0)
        server.kill()
        let event = StoredEvent(seq: 1, at: 0, body: "event")
        await #expect(throws: StorageError.self) { try await storage.append(event, after: nil, to: "A") }
        await #expect(throws: StorageError.self) { try await storage.events(of: "A", after: 0) }
        await storage.publish("lost", about: "A")
        try await server.restart()
        var result: AppendResult?
        while result == nil { result = try? await storage.append(event, after: nil, to: "A") }
        #expect(result == .stored)
        #expect(await storage.notices.first { _ in true } == .gap)
        await storage.close()
        server.stop()
    }

    @Test(.timeLimit(.minutes(10)))
    func `notices a server that stands still, and stores the event once when it goes on`() async throws {
        let server = try await PostgreSQLServer.start()
        let storage = try await PostgreSQLStorage.open(address: server.address(), patience: .seconds(1))
        _ = try await storage.create("A", at: 0)
        let event = StoredEvent(seq: 1, at: 0, body: "event")
        server.suspend()
        let clock = ContinuousClock()
        let time = await clock.measure {
            await #expect(throws: StorageError.unavailable(reason: "the database doesn't answer")) {
                try await storage.append(event, after: nil, to: "A")
            }
        }
        #expect(time > .seconds(4))
        server.resume()
        var result: AppendResult?
        while result == nil { result = try? await storage.append(event, after: nil, to: "A") }
        // The first attempt may have been carried out after it was given up.
        #expect(try await storage.events(of: "A", after: 0) == [event])
        await storage.close()
        server.stop()
    }
}
