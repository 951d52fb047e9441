import Foundation
import PostgreSQLTestSupport
import RoomStorage
import RoomStorageTestSupport
import Testing

@testable import PostgreSQLStorage

struct PostgreSQLStorageTests {
    @Test(arguments: StorageRequirement.allCases)
    func `does what every storage does`(requirement: StorageRequirement) async throws {
        let server = try await PostgreSQLServer.shared()
        let storage = try await PostgreSQLStorage.open(address: server.socketAddress(of: server.newDatabase()))
        try await requirement.check(storage)
        await storage.close()
    }

    @Test func `tells the other node, and not itself, what was stored and published`() async throws {
        try await withTwoNodes { first, second in
            _ = try await first.create("A", at: 0)
            let events = (1...3).map { StoredEvent(seq: $0, at: 0, body: "event") }
            for (event, previous) in zip(events, [nil] + events) {
                #expect(try await first.append(event, after: previous, to: "A") == .stored)
            }
            await first.publish("seats  1 2 ", about: "A")
            var notices = second.notices.makeAsyncIterator()
            for seq in 1...3 { #expect(await notices.next() == .appended(room: "A", through: seq)) }
            #expect(await notices.next() == .message(room: "A", text: "seats  1 2 "))
            #expect(try await second.events(of: "A", after: 2) == [StoredEvent(seq: 3, at: 0, body: "event")])
            await second.publish("", about: "A")
            #expect(await first.notices.first { _ in true } == .message(room: "A", text: ""))
        }
    }

    @Test func `gives each number to one of two nodes, in many rooms at once`() async throws {
        try await withTwoNodes { first, second in
            let rooms = (0..<30).map { "0123456789ABCD\($0)" }
            for room in rooms { _ = try await first.create(room, at: 0) }
            let results = try await concurrently(60) { index in
                let (storage, seat) = index < 30 ? (first, UInt8(1)) : (second, UInt8(2))
                var (stored, last) = ([Int](), StoredEvent?.none)
                for seq in 1...20 {
                    let event = StoredEvent(seq: seq, at: 0, seat: seat, body: "event")
                    if try await storage.append(event, after: last, to: rooms[index % 30]) == .stored {
                        stored.append(seq)
                    }
                    last = try await storage.events(of: rooms[index % 30], after: seq - 1)?.first
                }
                return stored
            }
            for (index, room) in rooms.enumerated() {
                let events = try #require(try await second.events(of: room, after: 0))
                #expect(events.map(\.seq) == Array(1...20))
                #expect(events.filter { $0.seat == 1 }.map(\.seq) == results[index])
                #expect(events.filter { $0.seat == 2 }.map(\.seq) == results[index + 30])
            }
        }
    }

    @Test func `lets nodes that start at once create the tables together`() async throws {
        let server = try await PostgreSQLServer.shared()
        let address = server.address(of: try await server.newDatabase())
        let storages = try await concurrently(8) { _ in try await PostgreSQLStorage.open(address: address) }
        for (index, storage) in storages.enumerated() {
            #expect(try await storage.create("A\(index)", at: 0))
            #expect(try await storages[0].events(of: "A\(index)", after: 0) == [])
        }
        for storage in storages { await storage.close() }
    }

    @Test func `reads the tables of an earlier version`() async throws {
        let url = try #require(Bundle.module.url(forResource: "Golden/rooms", withExtension: "sql"))
        let dump = try String(contentsOf: url, encoding: .utf8).components(separatedBy: ";\n")
        try await withConnection { connection, address in
            for (number, statement) in dump.dropLast().enumerated() {
                _ = try connection.run(SQL(name: "restore \(number)", text: statement))
            }
            let storage = try await PostgreSQLStorage.open(address: address)
            for room in try GoldenRoom.all() {
                #expect(try await storage.events(of: room.code, after: 0) == room.events)
            }
            await storage.close()
        }
    }

    @Test func `refuses a newer version's tables`() async throws {
        try await withConnection { connection, address in
            #expect(try Schema.prepare(on: connection) == 1)
            _ = try connection.run(SQL(name: "test", text: "UPDATE tercet.version SET version = 7"))
            await #expect(throws: StorageError.newerVersion(7)) {
                _ = try await PostgreSQLStorage.open(address: address)
            }
        }
    }

    @Test func `reports missing tables as damage`() async throws {
        try await withConnection { connection, address in
            let storage = try await PostgreSQLStorage.open(address: address)
            _ = try await storage.create("A", at: 0)
            _ = try connection.run(SQL(name: "test", text: "DROP TABLE tercet.event"))
            let damage = StorageError.damaged(reason: "relation \"tercet.event\" does not exist")
            await #expect(throws: damage) { try await storage.events(of: "A", after: 0) }
            await #expect(throws: damage) {
                try await storage.append(StoredEvent(seq: 1, at: 0, body: ""), after: nil, to: "A")
            }
            await storage.close()
        }
    }

    @Test func `says at once what is wrong with an address`() async throws {
        let server = try await PostgreSQLServer.shared()
        let cases = [
            ("mysql://host", "begins with postgres://"), (server.address(of: "missing"), "\"missing\" does not exist"),
            ("postgres://127.0.0.1/?unknown=1", "unknown"),
        ]
        for (address, reason) in cases {
            let error = await #expect(throws: StorageError.self) {
                _ = try await PostgreSQLStorage.open(address: address, patience: .seconds(3600))
            }
            #expect("\(try #require(error))".contains(reason))
            #expect(!"\(try #require(error))".contains(address))
        }
    }

    @Test func `says that a server isn't there once its patience ends`() async throws {
        let error = await #expect(throws: StorageError.self) {
            _ = try await PostgreSQLStorage.open(address: "postgres://127.0.0.1:1/x", patience: .milliseconds(200))
        }
        #expect("\(try #require(error))".contains("Connection refused"))
    }

    private func withTwoNodes(_ test: (PostgreSQLStorage, PostgreSQLStorage) async throws -> Void) async throws {
        let server = try await PostgreSQLServer.shared()
        let address = server.address(of: try await server.newDatabase())
        let first = try await PostgreSQLStorage.open(address: address)
        let second = try await PostgreSQLStorage.open(address: address)
        try await test(first, second)
        await first.close()
        await second.close()
    }
}

/// Runs a test with a connection to an empty database of the shared server.
func withConnection(_ test: (Connection, String) async throws -> Void) async throws {
    let server = try await PostgreSQLServer.shared()
    let address = server.address(of: try await server.newDatabase())
    try await test(Connection(to: DatabaseAddress(address), with: .load()), address)
}
