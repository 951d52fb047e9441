import RoomStorage
import RoomStorageTestSupport
import Testing

struct InMemoryStorageTests {
    private let event = StoredEvent(seq: 1, at: 5, seat: 2, request: 3, body: "event")

    @Test(arguments: StorageRequirement.allCases)
    func `does what every storage does`(requirement: StorageRequirement) async throws {
        try await requirement.check(InMemoryStorage())
    }

    @Test func `tells other nodes, and not itself, what was stored and published`() async throws {
        let database = InMemoryDatabase()
        let (first, second) = (InMemoryStorage(database: database), InMemoryStorage(database: database))
        _ = try await first.create("A", at: 0)
        _ = try await first.append(event, after: nil, to: "A")
        await first.publish("here", about: "A")
        second.loseNotices()
        await first.close()
        var iterator = second.notices.makeAsyncIterator()
        #expect(await iterator.next() == .appended(room: "A", through: 1))
        #expect(await iterator.next() == .message(room: "A", text: "here"))
        #expect(await iterator.next() == .gap)
        #expect(await first.notices.first { _ in true } == nil)
        #expect(try await second.events(of: "A", after: 0) == [event])
    }

    @Test func `fails as ordered, once`() async throws {
        let storage = InMemoryStorage()
        _ = try await storage.create("A", at: 0)
        let error = StorageError.unavailable(reason: "test")
        await storage.order(.failure(error))
        await #expect(throws: error) { try await storage.append(event, after: nil, to: "A") }
        #expect(try await storage.events(of: "A", after: 0) == [])
        await storage.order(.lostAnswer(error))
        await #expect(throws: error) { try await storage.append(event, after: nil, to: "A") }
        #expect(try await storage.events(of: "A", after: 0) == [event])
    }

    @Test func `lets another node be first`() async throws {
        let storage = InMemoryStorage()
        _ = try await storage.create("A", at: 0)
        let other = StoredEvent(seq: 1, at: 4, body: "other")
        await storage.order(.overtaken(by: other))
        #expect(try await storage.append(event, after: nil, to: "A") == .conflict)
        #expect(try await storage.events(of: "A", after: 0) == [other])
        #expect(await storage.notices.first { _ in true } == .appended(room: "A", through: 1))
    }

    @Test func `lets appends wait until it is told`() async throws {
        let storage = InMemoryStorage()
        for index in 0..<3 { _ = try await storage.create("A\(index)", at: 0) }
        await storage.hold()
        async let results = concurrently(3) { try await storage.append(event, after: nil, to: "A\($0)") }
        await storage.waitUntilHeld(3)
        #expect(try await storage.events(of: "A0", after: 0) == [])
        await storage.release()
        #expect(try await results == [.stored, .stored, .stored])
    }
}
