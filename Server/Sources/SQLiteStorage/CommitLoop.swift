import Foundation
import GRDB
import RoomStorage

/// The only writer of a database: a thread that gathers the changes that arrive during a commit into the next
/// transaction.
final class CommitLoop: Sendable {
    /// A waiting change, with the task that waits for it.
    private struct Change: Sendable {
        /// Carries out the change. Returns a function that resumes the task, to be called after the commit.
        let perform: @Sendable (Database) throws -> @Sendable () -> Void
        let fail: @Sendable (StorageError) -> Void
    }

    /// The maximum number of changes in one transaction: enough to share the wait for the disk, and so few that the
    /// first change in a burst doesn't have to wait for the last.
    private static let limit = 1000

    private let queue = RequestQueue<Change>()
    private let pool: DatabasePool
    private let ended = AsyncStream.makeStream(of: Never.self)

    init(_ pool: DatabasePool) {
        self.pool = pool
        Thread.detachNewThread { self.run() }
    }

    /// Carries out a change and returns its result once it is on the disk.
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        let result: Result<Value, StorageError> = await withCheckedContinuation { continuation in
            let waiting = Change { database in
                let value = try change(database)
                return { continuation.resume(returning: .success(value)) }
            } fail: {
                continuation.resume(returning: .failure($0))
            }
            if !queue.add(waiting) { waiting.fail(.closed) }
        }
        return try result.get()
    }

    /// Carries out the waiting changes, refuses later changes and returns once the thread has ended.
    func close() async {
        queue.close()
        for await _ in ended.stream {}
    }

    private func run() {
        defer { ended.continuation.finish() }
        while true {
            let changes = queue.next()
            if changes.isEmpty { return }
            for start in stride(from: 0, to: changes.count, by: Self.limit) {
                commit(changes[start..<min(start + Self.limit, changes.count)])
            }
        }
    }

    private func commit(_ changes: ArraySlice<Change>) {
        do {
            let replies = try pool.write { database in try changes.map { try $0.perform(database) } }
            for reply in replies { reply() }
        } catch {
            for change in changes { change.fail(StorageError(error)) }
        }
    }
}
