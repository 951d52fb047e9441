import Foundation
import GRDB
import RoomStorage
import RoomStorageTestSupport
import Testing

@testable import SQLiteStorage

struct SQLiteStorageTests {
    @Test(arguments: StorageRequirement.allCases)
    func `does what every storage does`(requirement: StorageRequirement) async throws {
        try await TemporaryFile.with { file in
            let storage = try await SQLiteStorage.open(path: file.path)
            try await requirement.check(storage)
            await storage.close()
        }
    }

    @Test func `waits for the disk at each commit`() async throws {
        try await TemporaryFile.with { file in
            let storage = try await SQLiteStorage.open(path: file.path)
            #expect(try await storage.synchronousMode() == 2)
            _ = try await storage.create("A", at: 0)
            #expect(try await storage.synchronousMode() == 2)
            await storage.close()
        }
    }

    @Test func `keeps what was stored`() async throws {
        try await TemporaryFile.with { file in
            let event = StoredEvent(seq: 1, at: 5, seat: 2, request: 3, body: "event")
            var storage = try await SQLiteStorage.open(path: file.path)
            _ = try await storage.create("A", at: 0)
            #expect(try await storage.append(event, after: nil, to: "A") == .stored)
            await storage.close()
            storage = try await SQLiteStorage.open(path: file.path)
            #expect(try await storage.events(of: "A", after: 0) == [event])
            #expect(try await storage.append(StoredEvent(seq: 2, at: 6, body: ""), after: event, to: "A") == .stored)
            await storage.close()
        }
    }

    @Test func `reads the file of an earlier version`() async throws {
        let url = try #require(Bundle.module.url(forResource: "Golden/rooms", withExtension: "sqlite"))
        try await TemporaryFile.with { file in
            try FileManager.default.copyItem(at: url, to: URL(filePath: file.path))
            let storage = try await SQLiteStorage.open(path: file.path)
            for room in try GoldenRoom.all() {
                #expect(try await storage.events(of: room.code, after: 0) == room.events)
            }
            await storage.close()
        }
    }

    @Test func `carries out what was asked before it was closed`() async throws {
        try await TemporaryFile.with { file in
            let storage = try await SQLiteStorage.open(path: file.path)
            for room in 0..<50 { _ = try await storage.create("A\(room)", at: 0) }
            async let results = concurrently(50) { room in
                try? await storage.append(StoredEvent(seq: 1, at: 0, body: ""), after: nil, to: "A\(room)")
            }
            await storage.close()
            let stored = try await results
            let reopened = try await SQLiteStorage.open(path: file.path)
            for room in 0..<50 {
                let count = try await reopened.events(of: "A\(room)", after: 0)?.count
                #expect(count == (stored[room] == .stored ? 1 : 0))
            }
            await reopened.close()
        }
    }

    @Test func `reports damage in a row that is read`() async throws {
        try await TemporaryFile.with { file in
            let storage = try await SQLiteStorage.open(path: file.path)
            _ = try await storage.create("A", at: 0)
            _ = try await storage.append(StoredEvent(seq: 1, at: 0, body: ""), after: nil, to: "A")
            let other = try DatabaseQueue(path: file.path)
            try await other.write { try $0.execute(sql: "UPDATE event SET seat = 300") }
            await #expect(throws: StorageError.damaged(reason: "a row is no event")) {
                try await storage.events(of: "A", after: 0)
            }
            await storage.close()
        }
    }

    @Test func `fails an append that finds no room on the disk, and stores later ones`() async throws {
        try await TemporaryFile.with { file in
            let storage = try await SQLiteStorage.open(path: file.path)
            _ = try await storage.create("A", at: 0)
            let large = StoredEvent(seq: 1, at: 0, body: String(repeating: "0123456789", count: 10_000))
            try await storage.limitPages(to: 10)
            let error = await #expect(throws: StorageError.self) {
                try await storage.append(large, after: nil, to: "A")
            }
            #expect(error == .unavailable(reason: "database or disk is full"))
            try await storage.limitPages(to: 1_000_000)
            #expect(try await storage.append(large, after: nil, to: "A") == .stored)
            await storage.close()
        }
    }
}
