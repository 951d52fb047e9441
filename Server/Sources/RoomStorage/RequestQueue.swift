import Foundation

/// A queue of requests from tasks to one thread, which takes all waiting requests at once.
///
/// While the thread carries out some requests, others gather. They form the groups of a group commit.
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

    /// Blocks the thread until there are requests, and takes them in order. Returns an empty array once the queue is
    /// closed and empty.
    package func next() -> [Request] {
        condition.withLock {
            while waiting.isEmpty && !isClosed { condition.wait() }
            return takeAll()
        }
    }

    /// Blocks the thread for this long, or until the queue is closed, and then takes the waiting requests, if any.
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

    /// Refuses further requests. Waiting requests are still delivered.
    package func close() {
        condition.withLock {
            isClosed = true
            condition.signal()
        }
    }

    /// Takes the waiting requests, if any, without blocking.
    package func takeWaiting() -> [Request] {
        condition.withLock { takeAll() }
    }

    private func takeAll() -> [Request] {
        defer { waiting = [] }
        return waiting
    }
}
