import RoomStorage
import Testing

/// What every storage has to do. Each is checked on a storage without rooms.
public enum StorageRequirement: CaseIterable, Sendable {
    case createsARoomOnce
    case givesEventsInTheirOrder
    case storesTextsAndNumbersUnchanged
    case refusesNumbersThatArentNext
    case refusesEventsAfterAnotherEvent
    case knowsNoOtherRooms
    case keepsRoomsApart
    case givesEachNumberToOneOfManyWriters
    case removesRoomsThatAreOld
    case refusesEverythingOnceClosed

    /// Records an issue for what the storage does wrong.
    public func check(_ storage: any RoomStorage) async throws {
        switch self {
        case .createsARoomOnce: try await createsARoomOnce(storage)
        case .givesEventsInTheirOrder: try await givesEventsInTheirOrder(storage)
        case .storesTextsAndNumbersUnchanged: try await storesTextsAndNumbersUnchanged(storage)
        case .refusesNumbersThatArentNext: try await refusesNumbersThatArentNext(storage)
        case .refusesEventsAfterAnotherEvent: try await refusesEventsAfterAnotherEvent(storage)
        case .knowsNoOtherRooms: try await knowsNoOtherRooms(storage)
        case .keepsRoomsApart: try await keepsRoomsApart(storage)
        case .givesEachNumberToOneOfManyWriters: try await givesEachNumberToOneOfManyWriters(storage)
        case .removesRoomsThatAreOld: try await removesRoomsThatAreOld(storage)
        case .refusesEverythingOnceClosed: try await refusesEverythingOnceClosed(storage)
        }
    }

    private func createsARoomOnce(_ storage: any RoomStorage) async throws {
        let results = try await concurrently(20) { _ in try await storage.create("AAAA1111", at: 5) }
        #expect(results.count { $0 } == 1)
        #expect(try await storage.create("AAAA1111", at: 5) == false)
        #expect(try await storage.create("AAAA1112", at: 5))
        #expect(try await storage.events(of: "AAAA1111", after: 0) == [])
    }

    private func givesEventsInTheirOrder(_ storage: any RoomStorage) async throws {
        _ = try await storage.create("A", at: 0)
        let events = (1...20).map { StoredEvent(seq: $0, at: Int64(100 - $0), body: "event \($0)") }
        for (event, previous) in zip(events, [nil] + events) {
            #expect(try await storage.append(event, after: previous, to: "A") == .stored)
        }
        #expect(try await storage.events(of: "A", after: 0) == events)
        #expect(try await storage.events(of: "A", after: -7) == events)
        #expect(try await storage.events(of: "A", after: 13) == Array(events[13...]))
        #expect(try await storage.events(of: "A", after: 20) == [])
        #expect(try await storage.events(of: "A", after: .max) == [])
    }

    private func storesTextsAndNumbersUnchanged(_ storage: any RoomStorage) async throws {
        let long = String(repeating: "0123 ", count: 999)
        let bodies = ["", " ", "NULL", "'\"\\{},\"", "a\tb\nc\r\u{1}", "Füße 🎴 \u{301}", long]
        _ = try await storage.create("abcdefghABCDEF90", at: .min)
        let extremes: [(Int64, UInt8?, Int?)] = [(.min, 0, .min), (.max, .max, .max), (0, nil, 0), (1, 7, nil)]
        var previous: StoredEvent?
        for (index, body) in bodies.enumerated() {
            let (at, seat, request) = extremes[index % extremes.count]
            let event = StoredEvent(seq: index + 1, at: at, seat: seat, request: request, body: body)
            #expect(try await storage.append(event, after: previous, to: "abcdefghABCDEF90") == .stored)
            previous = event
            let last = try await storage.events(of: "abcdefghABCDEF90", after: index)
            #expect(last == [event])
            #expect(last.map { $0.map { Array($0.body.utf8) } } == [Array(body.utf8)])
        }
    }

    private func refusesNumbersThatArentNext(_ storage: any RoomStorage) async throws {
        _ = try await storage.create("A", at: 0)
        let events = (1...3).map { StoredEvent(seq: $0, at: 1, body: "event") }
        let beforeLast = StoredEvent(seq: Int(Int32.max) - 1, at: 1, body: "before the last")
        let last = StoredEvent(seq: Int(Int32.max), at: 1, body: "last")
        #expect(try await storage.append(events[1], after: events[0], to: "A") == .conflict)
        #expect(try await storage.append(events[0], after: nil, to: "A") == .stored)
        #expect(try await storage.append(events[0], after: nil, to: "A") == .conflict)
        #expect(try await storage.append(StoredEvent(seq: 1, at: 1, body: "other"), after: nil, to: "A") == .conflict)
        #expect(try await storage.append(events[2], after: events[1], to: "A") == .conflict)
        #expect(try await storage.append(last, after: beforeLast, to: "A") == .conflict)
        #expect(try await storage.append(events[1], after: events[0], to: "A") == .stored)
        #expect(try await storage.append(events[1], after: events[0], to: "A") == .conflict)
        #expect(try await storage.events(of: "A", after: 0) == Array(events[...1]))
    }

    private func refusesEventsAfterAnotherEvent(_ storage: any RoomStorage) async throws {
        let firsts = [
            StoredEvent(seq: 1, at: 5, seat: 2, request: 3, body: "first"),
            StoredEvent(seq: 1, at: 6, seat: 2, request: 3, body: "first"),
            StoredEvent(seq: 1, at: 5, seat: 1, request: 3, body: "first"),
            StoredEvent(seq: 1, at: 5, request: 3, body: "first"),
            StoredEvent(seq: 1, at: 5, seat: 2, request: 4, body: "first"),
            StoredEvent(seq: 1, at: 5, seat: 2, body: "first"),
            StoredEvent(seq: 1, at: 5, seat: 2, request: 3, body: "fir"),
            StoredEvent(seq: 1, at: 5, body: "first"),
        ]
        let second = StoredEvent(seq: 2, at: 7, body: "second")
        for (index, stored) in firsts.enumerated() {
            let room = "ROOM\(index)"
            _ = try await storage.create(room, at: 0)
            #expect(try await storage.append(stored, after: nil, to: room) == .stored)
            for other in firsts where other != stored {
                #expect(try await storage.append(second, after: other, to: room) == .conflict)
            }
            #expect(try await storage.events(of: room, after: 0) == [stored])
            #expect(try await storage.append(second, after: stored, to: room) == .stored)
        }
    }

    private func knowsNoOtherRooms(_ storage: any RoomStorage) async throws {
        _ = try await storage.create("AAAA", at: 0)
        let long = String(repeating: "A", count: 9999)
        for code in ["AAA", "AAAAA", "aaaa", "", "AAAA ", "A'A", "AAAA\0", "ÄÄÄÄ", long] {
            #expect(try await storage.events(of: code, after: 0) == nil)
            #expect(try await storage.append(StoredEvent(seq: 1, at: 0, body: ""), after: nil, to: code) == .noSuchRoom)
        }
        #expect(try await storage.events(of: "AAAA", after: 0) == [])
    }

    private func keepsRoomsApart(_ storage: any RoomStorage) async throws {
        let rooms = (0..<40).map { "ROOM\($0)" }
        for room in rooms { #expect(try await storage.create(room, at: 0)) }
        let results = try await concurrently(rooms.count) { index in
            try await appendInOrder(storage, room: rooms[index], count: 10)
        }
        #expect(results.allSatisfy { $0.allSatisfy { $0 == .stored } })
        for room in rooms {
            let bodies = try await storage.events(of: room, after: 0)?.map(\.body)
            #expect(bodies == (1...10).map { "\(room) \($0)" })
        }
    }

    /// Stores events one after the other.
    private func appendInOrder(
        _ storage: any RoomStorage,
        room: String,
        count: Int
    ) async throws -> [AppendResult] {
        let events = (1...count).map { StoredEvent(seq: $0, at: 0, body: "\(room) \($0)") }
        var results: [AppendResult] = []
        for (event, previous) in zip(events, [nil] + events) {
            results.append(try await storage.append(event, after: previous, to: room))
        }
        return results
    }

    private func givesEachNumberToOneOfManyWriters(_ storage: any RoomStorage) async throws {
        _ = try await storage.create("A", at: 0)
        var last: StoredEvent?
        for seq in 1...5 {
            let previous = last
            let results = try await concurrently(50) { writer in
                try await storage.append(
                    StoredEvent(seq: seq, at: 0, seat: UInt8(writer), request: seq, body: "writer \(writer)"),
                    after: previous, to: "A")
            }
            let winners = results.indices.filter { results[$0] == .stored }
            #expect(winners.count == 1)
            #expect(results.count { $0 == .conflict } == 49)
            let stored = try await storage.events(of: "A", after: seq - 1)
            #expect(stored?.map(\.body) == winners.map { "writer \($0)" })
            last = stored?.last
        }
    }

    private func removesRoomsThatAreOld(_ storage: any RoomStorage) async throws {
        let rooms: [(code: String, created: Int64, event: Int64?)] = [
            ("OLD", 10, nil), ("OLDEVENT", 10, 99), ("NEW", 100, nil), ("NEWEVENT", 10, 100),
        ]
        for (code, created, event) in rooms {
            #expect(try await storage.create(code, at: created))
            guard let event else { continue }
            let first = StoredEvent(seq: 1, at: 10, body: "")
            let second = StoredEvent(seq: 2, at: event, body: "")
            #expect(try await storage.append(first, after: nil, to: code) == .stored)
            #expect(try await storage.append(second, after: first, to: code) == .stored)
        }
        let many = try await concurrently(1200) { try await storage.create("OLD\($0)", at: 7) }
        #expect(many.allSatisfy { $0 })
        #expect(try await storage.removeRooms(untouchedSince: 100) == 1202)
        #expect(try await storage.removeRooms(untouchedSince: 100) == 0)
        for code in ["OLD", "OLDEVENT", "OLD1199"] { #expect(try await storage.events(of: code, after: 0) == nil) }
        #expect(try await storage.events(of: "NEW", after: 0) == [])
        #expect(try await storage.events(of: "NEWEVENT", after: 0)?.count == 2)
        #expect(try await storage.create("OLDEVENT", at: 200))
        #expect(try await storage.events(of: "OLDEVENT", after: 0) == [])
    }

    private func refusesEverythingOnceClosed(_ storage: any RoomStorage) async throws {
        _ = try await storage.create("A", at: 0)
        let notices = Task { await storage.notices.reduce(into: []) { $0.append($1) } }
        await storage.close()
        #expect(await notices.value.isEmpty)
        await storage.publish("text", about: "A")
        await #expect(throws: StorageError.self) { try await storage.create("B", at: 0) }
        await #expect(throws: StorageError.self) { try await storage.events(of: "A", after: 0) }
        await #expect(throws: StorageError.self) { try await storage.removeRooms(untouchedSince: 1) }
        await #expect(throws: StorageError.self) {
            try await storage.append(StoredEvent(seq: 1, at: 0, body: ""), after: nil, to: "A")
        }
    }
}

/// Runs a task for each number below `count`, all at once, and returns their results in order.
public func concurrently<Result: Sendable>(
    _ count: Int,
    _ task: @escaping @Sendable (Int) async throws -> Result
) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
        for index in 0..<count { group.addTask { (index, try await task(index)) } }
        var results: [Int: Result] = [:]
        for try await (index, result) in group { results[index] = result }
        return (0..<count).compactMap { results[$0] }
    }
}
