import GRDB
import RoomStorage
import Synchronization

/// Rooms in a file, for one server.
///
/// One thread writes: it gathers the events that came while it committed the last ones into one transaction with a
/// write-ahead log (`synchronous = FULL`), so that `append` returns only when the event is on the disk. A second server
/// that opens the file is refused.
public final class SQLiteStorage: RoomStorage {
    private let pool: DatabasePool
    private let commits: CommitLoop
    private let file: Mutex<DatabaseFile?>
    private let queue = NoticeQueue()

    /// Opens the file at this path, and creates it and its folders, for this user alone, if they are missing. Checks
    /// the whole file, about a gigabyte in a second.
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

    /// Only ends: one server has no others to hear of.
    public var notices: AsyncStream<Notice> { queue.notices }

    /// Creates a room without events, unless one has this code.
    public func create(_ code: String, at moment: Int64) async throws(StorageError) -> Bool {
        precondition(CodeRule.isValid(code), "a code has 1 to 16 letters and digits")
        return try await commits.write { try Queries.create(code, at: moment, in: $0) }
    }

    /// The events of a room after a number, or nil if there is no such room.
    public func events(of room: String, after seq: Int) async throws(StorageError) -> [StoredEvent]? {
        guard CodeRule.isValid(room) else { return nil }
        do {
            return try await pool.read { try Queries.events(of: room, after: seq, in: $0) }
        } catch {
            throw StorageError(error)
        }
    }

    /// Stores an event if its number is the next one.
    public func append(_ event: StoredEvent, to room: String) async throws(StorageError) -> AppendResult {
        guard CodeRule.isValid(room) else { return .noSuchRoom }
        return try await commits.write { try Queries.append(event, to: room, in: $0) }
    }

    /// Does nothing: there are no other nodes.
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

    /// Commits what waits, closes the file and lets another process open it.
    public func close() async {
        await commits.close()
        await runOnThread { [pool] in
            // It fails only where a statement is in use, and none outlives its call.
            try? pool.close()
        }
        file.withLock { $0 = nil }
        queue.finish()
    }

    /// How the writing connection waits for the disk, as SQLite says: 2 means that a commit waits for it.
    func synchronousMode() async throws(StorageError) -> Int? {
        do {
            return try await pool.writeWithoutTransaction { try DatabaseFile.synchronousMode(of: $0) }
        } catch {
            throw StorageError(error)
        }
    }

    /// Lets the file grow to so many pages, as a disk would that is full then. For tests.
    func limitPages(to count: Int) async throws(StorageError) {
        try await commits.write { try $0.execute(sql: "PRAGMA max_page_count = \(count)") }
    }
}
