import Foundation

/// Requests that tasks leave for one thread, which takes all that wait at once.
///
/// While the thread carries out some, others gather: that makes the groups of a group commit.
package final class RequestQueue<Request: Sendable>: @unchecked Sendable {
    // Guarded by `condition`.
    private var waiting: [Request] = []
    private var isClosed = false
    private let condition = NSCondition()

    /// An empty queue.
    package init() {}

    /// Adds a request and returns true, or returns false if the queue was closed.
    package func add(_ request: Request) -> Bool {
        condition.withLock {
            guard !isClosed else { return false }
            waiting.append(request)
            condition.signal()
            return true
        }
    }

    /// Blocks the thread until requests wait, and takes them, the first one first. Returns an empty array once the
    /// queue is closed and empty.
    package func next() -> [Request] {
        condition.withLock {
            while waiting.isEmpty && !isClosed { condition.wait() }
            return takeAll()
        }
    }

    /// Blocks the thread for a time, or until the queue is closed, and takes the requests that wait then, if any.
    package func next(after pause: Duration) -> [Request] {
        let end = Date(timeIntervalSinceNow: pause / .seconds(1))
        return condition.withLock {
            while !isClosed, condition.wait(until: end) {}
            return takeAll()
        }
    }

    /// Whether the queue was closed.
    package var hasClosed: Bool {
        condition.withLock { isClosed }
    }

    /// Refuses further requests. Those that wait are still given.
    package func close() {
        condition.withLock {
            isClosed = true
            condition.signal()
        }
    }

    /// Takes the requests that wait, if any, without blocking.
    package func takeWaiting() -> [Request] {
        condition.withLock { takeAll() }
    }

    private func takeAll() -> [Request] {
        defer { waiting = [] }
        return waiting
    }
}
