import GRDB
import RoomStorage
import Synchronization

/// Rooms in a file, for a single server.
///
/// One thread writes: events that arrive during a commit are gathered into the next transaction. The file uses a
/// write-ahead log with `synchronous = FULL`, so `append` returns only once the event is on the disk. A second server
/// can't open the same file.
public final class SQLiteStorage: RoomStorage {
    private let pool: DatabasePool
    private let commits: CommitLoop
    private let file: Mutex<DatabaseFile?>
    private let queue = NoticeQueue()

    /// Opens the file at this path. A missing file and missing folders are created for this user only. Checks the whole
    /// file, at about a gigabyte per second.
    ///
    /// Throws `StorageError.damaged` or `StorageError.newerVersion` without changing the file, and
    /// `StorageError.unavailable` if another process has it open or the system refuses.
    public static func open(path: String) async throws(StorageError) -> SQLiteStorage {
        try await runOnThread { () throws(StorageError) in try SQLiteStorage(path: path) }
    }

    private init(path: String) throws(StorageError) {
        let file = try DatabaseFile(path: path)
        pool = try file.openPool()
        commits = CommitLoop(pool)
        self.file = Mutex(file)
    }

    /// An empty stream that only ends: a file has a single node.
    public var notices: AsyncStream<Notice> { queue.notices }

    /// Creates a room without events, unless a room already has this code.
    public func create(_ code: String, at moment: Int64) async throws(StorageError) -> Bool {
        precondition(CodeRule.isValid(code), "a code has 1 to 16 letters and digits")
        return try await commits.write { try Queries.create(code, at: moment, in: $0) }
    }

    /// Returns the events of a room after a number, or nil if the room doesn't exist.
    public func events(of room: String, after seq: Int) async throws(StorageError) -> [StoredEvent]? {
        guard CodeRule.isValid(room) else { return nil }
        do {
            return try await pool.read { try Queries.events(of: room, after: seq, in: $0) }
        } catch {
            throw StorageError(error)
        }
    }

    /// Stores an event if the previous event is the room's last.
    public func append(
        _ event: StoredEvent, after previous: StoredEvent?, to room: String
    ) async throws(StorageError) -> AppendResult {
        precondition(event.follows(previous), "an event has the number after the previous event's")
        guard CodeRule.isValid(room) else { return .noSuchRoom }
        return try await commits.write { try Queries.append(event, after: previous, to: room, in: $0) }
    }

    /// Does nothing: a file has a single node.
    public func publish(_ text: String, about room: String) async {}

    /// Removes the rooms whose last event was before this moment.
    public func removeRooms(untouchedSince moment: Int64) async throws(StorageError) -> Int {
        var (count, next) = (0, Int64?.some(0))
        while let id = next {
            let step = try await commits.write { try Queries.removeRooms(after: id, untouchedSince: moment, in: $0) }
            count += step.removed
            next = step.last
        }
        return count
    }

    /// Commits the waiting changes and closes the file. Other processes can then open it.
    public func close() async {
        await commits.close()
        await runOnThread { [pool] in
            // It fails only if a statement is in use, and no statement outlives its call.
            try? pool.close()
        }
        file.withLock { $0 = nil }
        queue.finish()
    }

    /// Returns how the writing connection waits for the disk, as SQLite reports it: 2 means that a commit waits for it.
    func synchronousMode() async throws(StorageError) -> Int? {
        do {
            return try await pool.writeWithoutTransaction { try DatabaseFile.synchronousMode(of: $0) }
        } catch {
            throw StorageError(error)
        }
    }

    /// Limits the file to this many pages, like a disk that is then full. For tests.
    func limitPages(to count: Int) async throws(StorageError) {
        try await commits.write { try $0.execute(sql: "PRAGMA max_page_count = \(count)") }
    }
}
