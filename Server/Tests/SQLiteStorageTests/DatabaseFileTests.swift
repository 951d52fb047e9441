import Foundation
import GRDB
import RoomStorage
import Testing

@testable import SQLiteStorage

struct DatabaseFileTests {
    @Test func `creates folders and files for this user alone`() async throws {
        try await TemporaryFile.with { file in
            let folder = file.path + ".folder"
            let path = folder + "/inner/rooms.sqlite"
            let storage = try await SQLiteStorage.open(path: path)
            _ = try await storage.create("A", at: 0)
            for folder in [folder, folder + "/inner"] {
                #expect(try TemporaryFile.permissions(of: folder) == 0o700)
            }
            for suffix in ["", "-wal", "-shm", ".lock"] {
                #expect(try TemporaryFile.permissions(of: path + suffix) == 0o600)
            }
            await storage.close()
        }
    }

    @Test func `says which process has the file open, and opens it once that is done`() async throws {
        try await TemporaryFile.with { file in
            let storage = try await SQLiteStorage.open(path: file.path)
            let reason = "process \(getpid()) has \(file.path) open"
            await #expect(throws: StorageError.unavailable(reason: reason)) {
                _ = try await SQLiteStorage.open(path: file.path)
            }
            await storage.close()
            await (try SQLiteStorage.open(path: file.path)).close()
        }
    }

    @Test func `says why it can't create a file`() async throws {
        try await TemporaryFile.with { file in
            try Data().write(to: URL(filePath: file.path))
            let error = await #expect(throws: StorageError.self) {
                _ = try await SQLiteStorage.open(path: file.path + "/rooms.sqlite")
            }
            #expect("\(try #require(error))".contains("can't create the folder \(file.path)"))
        }
    }

    @Test func `refuses what is no database, and leaves it as it is`() async throws {
        try await TemporaryFile.with { file in
            let text = Data(String(repeating: "no database ", count: 1000).utf8)
            try text.write(to: URL(filePath: file.path))
            try await expectDamage(of: file, reason: "file is not a database")
            #expect(try file.contents() == text)
        }
    }

    @Test func `refuses another program's database, and leaves it as it is`() async throws {
        try await TemporaryFile.with { file in
            try change(file, by: "CREATE TABLE other (x)")
            let contents = try file.contents()
            try await expectDamage(of: file, reason: "another program has written the file")
            #expect(try file.contents() == contents)
        }
    }

    @Test func `refuses a newer version's file, and leaves it as it is`() async throws {
        try await TemporaryFile.with { file in
            try await fill(file, rooms: 3)
            try change(file, by: "PRAGMA user_version = 7")
            let contents = try file.contents()
            await #expect(throws: StorageError.newerVersion(7)) { _ = try await SQLiteStorage.open(path: file.path) }
            #expect(try file.contents() == contents)
        }
    }

    @Test func `refuses a file with a damaged page, and leaves it as it is`() async throws {
        try await TemporaryFile.with { file in
            try await fill(file, rooms: 400)
            var contents = try file.contents()
            let middle = contents.count / 4096 / 2 * 4096
            contents.replaceSubrange(middle..<middle + 512, with: Data(repeating: 0xA5, count: 512))
            try contents.write(to: URL(filePath: file.path))
            try await expectDamage(of: file, reason: nil)
            #expect(try file.contents() == contents)
        }
    }

    @Test func `refuses a file that was cut off, and leaves it as it is`() async throws {
        try await TemporaryFile.with { file in
            try await fill(file, rooms: 400)
            let contents = try file.contents().prefix(4096 * 3)
            try contents.write(to: URL(filePath: file.path))
            try await expectDamage(of: file, reason: nil)
            #expect(try file.contents() == contents)
        }
    }

    private func fill(_ file: TemporaryFile, rooms: Int) async throws {
        let storage = try await SQLiteStorage.open(path: file.path)
        for room in 0..<rooms {
            _ = try await storage.create("ROOM\(room)", at: 0)
            let event = StoredEvent(seq: 1, at: 0, body: String(repeating: "body ", count: 50))
            #expect(try await storage.append(event, after: nil, to: "ROOM\(room)") == .stored)
        }
        await storage.close()
    }

    private func change(_ file: TemporaryFile, by sql: String) throws {
        let queue = try DatabaseQueue(path: file.path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    private func expectDamage(of file: TemporaryFile, reason: String?) async throws {
        let error = await #expect(throws: StorageError.self) { _ = try await SQLiteStorage.open(path: file.path) }
        guard case .damaged(let found) = try #require(error) else {
            Issue.record("\(String(describing: error)) isn't damage")
            return
        }
        if let reason { #expect(found == reason) }
    }
}
