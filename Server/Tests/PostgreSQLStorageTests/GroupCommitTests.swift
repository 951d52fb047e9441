import PostgreSQLTestSupport
import RoomStorage
import RoomStorageTestSupport
import Testing

@testable import PostgreSQLStorage

struct GroupCommitTests {
    @Test(.timeLimit(.minutes(10)))
    func `stores what comes during a slow commit together`() async throws {
        let server = try await PostgreSQLServer.start()
        let storage = try await PostgreSQLStorage.open(address: server.address())
        let rooms = (0..<400).map { "ROOM\($0)" }
        _ = try await concurrently(rooms.count) { try await storage.create(rooms[$0], at: 0) }
        let delay = Duration.milliseconds(90)
        try server.slowCommits(by: delay)
        let clock = ContinuousClock()
        var (time, last) = (Duration.zero, StoredEvent?.none)
        while time < delay {
            let event = StoredEvent(seq: 1 + (last?.seq ?? 0), at: 0, body: "")
            let previous = last
            time = try await clock.measure { _ = try await storage.append(event, after: previous, to: rooms[0]) }
            last = event
        }
        time = try await clock.measure {
            let results = try await concurrently(rooms.count - 1) { index in
                try await storage.append(StoredEvent(seq: 1, at: 0, body: ""), after: nil, to: rooms[index + 1])
            }
            #expect(results.allSatisfy { $0 == .stored })
        }
        // One by one they would take 400 delays.
        #expect(time < delay * 200)
        await storage.close()
        server.stop()
    }
}
