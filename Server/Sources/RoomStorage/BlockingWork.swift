import Foundation

/// Runs work that blocks on a thread of its own, so that it takes none of those that all tasks share.
package func runOnThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: work()) }
    }
}

/// Runs work that blocks, and may fail, on a thread of its own.
package func runOnThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws(StorageError) -> Value
) async throws(StorageError) -> Value {
    try await runOnThread { Result(catching: work) }.get()
}
