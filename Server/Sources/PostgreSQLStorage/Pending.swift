import RoomStorage

/// Something that a task has asked of the database, with the task that waits for the answer.
struct Pending<Content: Sendable, Value: Sendable>: Sendable {
    let content: Content
    /// When to give up.
    let deadline: ContinuousClock.Instant
    /// Whether it was sent before and the answer was lost, so that it may have been carried out.
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

    /// Lets the task go on. To be called once.
    func answer(_ result: Result<Value, StorageError>) {
        continuation.resume(returning: result)
    }
}

extension Array {
    /// Answers what was to be done by this moment with an error, and removes it.
    mutating func fail<Content, Value>(_ error: StorageError, dueBy moment: ContinuousClock.Instant)
    where Element == Pending<Content, Value> {
        for pending in self where pending.deadline <= moment { pending.answer(.failure(error)) }
        removeAll { $0.deadline <= moment }
    }
}
