import Synchronization

/// A bounded queue of notices for one reader.
package final class NoticeQueue: Sendable {
    private struct State {
        /// The waiting notices, starting at `first`.
        var notices: [Notice] = []
        var first = 0
        /// The reader, if it is waiting. The queue is then empty.
        var reader: CheckedContinuation<Notice?, Never>?
        var isFinished = false

        mutating func add(_ notice: Notice, limit: Int) {
            if notices.count - first < limit {
                notices.append(notice)
            } else {
                notices = [.gap]
                first = 0
            }
        }

        mutating func removeFirst() -> Notice? {
            guard first < notices.count else { return nil }
            defer {
                first += 1
                if first * 2 > notices.count {
                    notices.removeFirst(first)
                    first = 0
                }
            }
            return notices[first]
        }
    }

    private let state = Mutex(State())
    private let limit: Int

    /// Creates a queue that holds `limit` notices. If it overflows, a single gap replaces all of them.
    package init(limit: Int = 4096) {
        self.limit = limit
    }

    /// The notices, for one reader at a time.
    package var notices: AsyncStream<Notice> {
        AsyncStream {
            await self.next()
        } onCancel: {
            self.state.withLock { $0.reader.take() }?.resume(returning: nil)
        }
    }

    /// Adds a notice at the end. After `finish` it has no effect.
    package func add(_ notice: Notice) {
        let reader = state.withLock { state in
            if state.reader == nil, !state.isFinished { state.add(notice, limit: limit) }
            return state.reader.take()
        }
        reader?.resume(returning: notice)
    }

    /// Ends the stream. Waiting notices aren't delivered.
    package func finish() {
        let reader = state.withLock { state in
            state.isFinished = true
            state.notices = []
            state.first = 0
            return state.reader.take()
        }
        reader?.resume(returning: nil)
    }

    private func next() async -> Notice? {
        await withCheckedContinuation { reader in
            let notice: Notice?? = state.withLock { state in
                if let notice = state.removeFirst() { return notice }
                if state.isFinished || Task.isCancelled { return .some(nil) }
                precondition(state.reader == nil, "notices have one reader")
                state.reader = reader
                return nil
            }
            if let notice { reader.resume(returning: notice) }
        }
    }
}
