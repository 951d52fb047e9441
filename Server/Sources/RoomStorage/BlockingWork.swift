import Foundation

/// Runs blocking work on a separate thread, so it doesn't occupy a thread of the shared pool.
package func runOnThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: work()) }
    }
}

/// Runs blocking work that may fail on a separate thread.
package func runOnThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws(StorageError) -> Value
) async throws(StorageError) -> Value {
    try await runOnThread { Result(catching: work) }.get()
}
