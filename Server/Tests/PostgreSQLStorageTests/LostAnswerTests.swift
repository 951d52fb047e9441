import RoomStorage
import Testing

@testable import PostgreSQLStorage

/// What happens to requests whose answer was lost, which are carried out again.
struct LostAnswerTests {
    private let event = StoredEvent(seq: 1, at: 5, seat: 2, request: 3, body: "event")

    @Test func `an event that was stored counts as stored, and another one as a conflict`() async throws {
        try await withConnection { connection, _ in
            _ = try Schema.prepare(on: connection)
            #expect(try await created("A", at: 0, mayBeDone: false, on: connection))
            let others = [
                StoredEvent(seq: 1, at: 6, seat: 2, request: 3, body: "event"),
                StoredEvent(seq: 1, at: 5, seat: nil, request: 3, body: "event"),
                StoredEvent(seq: 1, at: 5, seat: 2, request: 4, body: "event"),
                StoredEvent(seq: 1, at: 5, seat: 2, request: 3, body: "other"),
            ]
            #expect(try await stored([event], mayBeDone: true, on: connection) == [.stored])
            #expect(try await stored([event], mayBeDone: true, on: connection) == [.stored])
            #expect(try await stored([event], mayBeDone: false, on: connection) == [.conflict])
            for other in others { #expect(try await stored([other], mayBeDone: true, on: connection) == [.conflict]) }
            let next = StoredEvent(seq: 2, at: 6, body: "next")
            #expect(try await stored([event, next], mayBeDone: true, on: connection) == [.stored, .stored])
        }
    }

    @Test func `a room that was created counts as created, and another's not`() async throws {
        try await withConnection { connection, _ in
            _ = try Schema.prepare(on: connection)
            #expect(try await created("A", at: 7, mayBeDone: true, on: connection))
            #expect(try await created("A", at: 7, mayBeDone: true, on: connection))
            #expect(try await created("A", at: 7, mayBeDone: false, on: connection) == false)
            #expect(try await created("A", at: 8, mayBeDone: true, on: connection) == false)
        }
    }

    /// Stores events of the room A in one batch, and returns what the tasks that wait for them are told.
    private func stored(
        _ events: [StoredEvent],
        mayBeDone: Bool,
        on connection: Connection
    ) async throws -> [AppendResult] {
        var (appends, answers) = (Appends(), [Task<Result<AppendResult, StorageError>, Never>]())
        for (event, previous) in zip(events, [nil] + events) {
            let append = Append(room: "A", event: event, previous: previous, node: "n")
            let (pending, answer) = await pending(append, as: AppendResult.self)
            appends.add(mayBeDone ? pending.tried : pending)
            answers.append(answer)
        }
        while !appends.isEmpty { try appends.carryOut(on: connection) }
        var results: [AppendResult] = []
        for answer in answers { results.append(try await answer.value.get()) }
        return results
    }

    private func created(_ code: String, at: Int64, mayBeDone: Bool, on connection: Connection) async throws -> Bool {
        let (pending, answer) = await pending(WriteBatch.Creation(code: code, at: at), as: Bool.self)
        var batch = WriteBatch()
        batch.add(.create(mayBeDone ? pending.tried : pending))
        try batch.carryOut(on: connection)
        return try await answer.value.get()
    }

    /// A request, and a task that waits for its answer.
    private func pending<Content, Value>(
        _ content: Content,
        as type: Value.Type
    ) async -> (Pending<Content, Value>, Task<Result<Value, StorageError>, Never>) {
        let (stream, started) = AsyncStream.makeStream(of: Pending<Content, Value>.self)
        let answer = Task {
            await withCheckedContinuation { continuation in
                started.yield(Pending(content, deadline: .now + .seconds(60), continuation: continuation))
            }
        }
        for await pending in stream { return (pending, answer) }
        fatalError("the stream doesn't end")
    }
}

extension Pending {
    /// The same request after an attempt without an answer.
    fileprivate var tried: Self {
        var tried = self
        tried.mayBeDone = true
        return tried
    }
}
