import PlainText
import RoomStorage
import RoomStorageTestSupport
import SetGame
import SetTogether
import Testing

@testable import LoadGenerator

struct StoredLogTests {
    private let code = RoomCode(entropy: 5)

    private func storage(_ events: [(seat: UInt8?, request: Int?)]) async throws -> InMemoryStorage {
        let storage = InMemoryStorage()
        #expect(try await storage.create(String(code.text), at: 0))
        var last: StoredEvent?
        for (index, event) in events.enumerated() {
            let stored = StoredEvent(seq: index + 1, at: 0, seat: event.seat, request: event.request, body: "act")
            #expect(try await storage.append(stored, after: last, to: String(code.text)) == .stored)
            last = stored
        }
        return storage
    }

    private func room(_ claims: [(number: Int, seat: Seat, request: Int)]) -> LoadRun.Room {
        let claims = claims.map { StoredClaim(number: $0.number, seat: $0.seat, request: $0.request) }
        return LoadRun.Room(code: code, claims: claims, gamesEnded: 0)
    }

    @Test func `claims that are stored under the numbers that were told are right`() async throws {
        let storage = try await storage([(nil, nil), (0, nil), (0, 1), (1, 1), (nil, nil), (0, 2)])
        let log = try await StoredLog(of: [room([(3, .first, 1), (4, .second, 1), (6, .first, 2)])], in: storage)
        #expect(log.faults == [] && log.events == 6)
    }

    @Test func `a claim that is missing, elsewhere or doubled is a fault, and so is a room that is not there`()
        async throws
    {
        let storage = try await storage([(0, 1), (0, 1), (1, 1)])
        let log = try await StoredLog(of: [room([(3, .second, 2), (1, .second, 1)])], in: storage)
        #expect(log.faults.count == 3 && log.faults[0].contains("stored twice"))
        let other = LoadRun.Room(code: RoomCode(entropy: 6), claims: [], gamesEnded: 0)
        #expect(try await StoredLog(of: [other], in: storage).faults.count == 1)
    }
}
