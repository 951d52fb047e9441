import Foundation
import RoomStorage

/// Rooms in a PostgreSQL database that several nodes share as equals.
///
/// There are three threads, each with a connection. One writes: events that arrive during a commit are gathered into
/// the next statement. One reads. One receives other nodes' notifications. If a connection is lost, `append` reconnects
/// and checks whether the event was stored before the answer was lost, so no event is stored twice. It fails if the
/// database stays unreachable for ten seconds.
///
/// The client library libpq is loaded when a storage is opened.
public final class PostgreSQLStorage: RoomStorage {
    private let node: String
    private let writer: Worker<WriteBatch>
    private let reader: Worker<ReadBatch>
    private let listener: Listener
    private let queue: NoticeQueue

    /// Opens the database at a libpq address, `postgres://user@host/database`, and creates the tables if they are
    /// missing. Waits up to ten seconds for a server that is starting or can't be reached.
    ///
    /// Throws `StorageError.newerVersion`, `StorageError.damaged`, or `StorageError.unavailable` with the reason.
    public static func open(address: String) async throws(StorageError) -> PostgreSQLStorage {
        try await open(address: address, patience: .seconds(10))
    }

    /// Opens the database. Each request waits up to `patience` for it.
    static func open(address: String, patience: Duration) async throws(StorageError) -> PostgreSQLStorage {
        let node = String(UInt64.random(in: .min ... .max), radix: 36)
        return try await runOnThread { () throws(StorageError) in
            let connect = try Connector(address: DatabaseAddress(address), library: .load(), patience: patience)
            return try PostgreSQLStorage(connect, listening: connect.prepared(), node: node)
        }
    }

    private init(_ connect: Connector, listening connection: Connection, node: String) throws(StorageError) {
        self.node = node
        queue = NoticeQueue()
        listener = try Listener(connect, first: connection, node: node, queue: queue)
        writer = Worker(connect)
        reader = Worker(connect)
    }

    /// The events that other nodes have stored and the texts they have published. There is a gap whenever the listening
    /// connection was lost and made again.
    public var notices: AsyncStream<Notice> { queue.notices }

    /// Creates a room without events, unless a room already has this code.
    public func create(_ code: String, at moment: Int64) async throws(StorageError) -> Bool {
        precondition(CodeRule.isValid(code), "a code has 1 to 16 letters and digits")
        return try await writer.ask(WriteBatch.Creation(code: code, at: moment)) { .create($0) }
    }

    /// Returns the events of a room after a number, or nil if the room doesn't exist.
    public func events(of room: String, after seq: Int) async throws(StorageError) -> [StoredEvent]? {
        guard CodeRule.isValid(room) else { return nil }
        return try await reader.ask(ReadBatch.Question(room: room, seq: Int32(clamping: seq))) { .events($0) }
    }

    /// Stores an event if the previous event is the room's last.
    public func append(
        _ event: StoredEvent, after previous: StoredEvent?, to room: String
    ) async throws(StorageError) -> AppendResult {
        precondition(event.follows(previous), "an event has the number after the previous event's")
        guard CodeRule.isValid(room) else { return .noSuchRoom }
        return try await writer.ask(Append(room: room, event: event, previous: previous, node: node)) { .append($0) }
    }

    /// Sends other nodes a text about a room.
    public func publish(_ text: String, about room: String) async {
        precondition(CodeRule.isValid(room), "a code has 1 to 16 letters and digits")
        precondition(text.utf8.count <= 1000 && !text.utf8.contains(0), "a message has at most 1,000 bytes")
        // The text may be lost: nodes that were cut off get a gap.
        try? await writer.ask(NoticePayload.message(text, about: room, node: node)) { .publish($0) }
    }

    /// Removes the rooms whose last event was before this moment.
    public func removeRooms(untouchedSince moment: Int64) async throws(StorageError) -> Int {
        var (count, next) = (0, Int64?.some(0))
        while let id = next {
            let step = try await reader.ask(Removal(after: id, untouchedSince: moment)) { .remove($0) }
            count += step.removed
            next = step.last
        }
        return count
    }

    /// Finishes pending work and closes the connections.
    public func close() async {
        await writer.close()
        await reader.close()
        await listener.close()
        queue.finish()
    }
}

extension Connector {
    /// Returns a listening connection to a database with the tables.
    fileprivate func prepared() throws(StorageError) -> Connection {
        let deadline = ContinuousClock.now + patience
        var retries = Retries()
        while true {
            let version: Int
            do throws(DatabaseFailure) {
                let connection = try self()
                version = try Schema.prepare(on: connection)
                _ = try connection.run(.listen)
                if version <= Schema.version { return connection }
            } catch {
                guard error.isTransient, .now < deadline, !isFailureFinal() else { throw error.storageError }
                Thread.sleep(forTimeInterval: retries.nextPause() / .seconds(1))
                continue
            }
            throw .newerVersion(version)
        }
    }
}
