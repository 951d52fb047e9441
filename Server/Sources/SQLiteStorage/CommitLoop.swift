import Foundation
import GRDB
import RoomStorage

/// The only writer of a database: a thread that carries out in one transaction what came while it committed the last
/// one.
final class CommitLoop: Sendable {
    /// A change that waits, with the task that waits for it.
    private struct Change: Sendable {
        /// Carries the change out, and returns what tells the task so once it is committed.
        let perform: @Sendable (Database) throws -> @Sendable () -> Void
        let fail: @Sendable (StorageError) -> Void
    }

    /// The most changes in one transaction: enough that waiting for the disk is shared, few enough that the first of a
    /// burst needn't wait for the last.
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

    /// Carries out what waits, refuses later changes and returns when the thread has ended.
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
