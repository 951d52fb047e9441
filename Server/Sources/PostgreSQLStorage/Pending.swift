import RoomStorage

/// A task's request to the database, with the task that waits for the answer.
struct Pending<Content: Sendable, Value: Sendable>: Sendable {
    let content: Content
    /// When to stop trying.
    let deadline: ContinuousClock.Instant
    /// Whether it has been sent before and the answer was lost, so it may have been carried out.
    var mayBeDone = false
    private let continuation: CheckedContinuation<Result<Value, StorageError>, Never>

    init(
        _ content: Content,
        deadline: ContinuousClock.Instant,
        continuation: CheckedContinuation<Result<Value, StorageError>, Never>
    ) {
        self.content = content
        self.deadline = deadline
        self.continuation = continuation
    }

    /// Resumes the task. Call it once.
    func answer(_ result: Result<Value, StorageError>) {
        continuation.resume(returning: result)
    }
}

extension Array {
    /// Removes the requests that are due by this moment, and answers them with an error.
    mutating func fail<Content, Value>(_ error: StorageError, dueBy moment: ContinuousClock.Instant)
    where Element == Pending<Content, Value> {
        for pending in self where pending.deadline <= moment { pending.answer(.failure(error)) }
        removeAll { $0.deadline <= moment }
    }
}
