/// Holds appends back until a test releases them.
actor AppendGate {
    /// A test that waits for a number of held appends.
    private struct Observer {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var observers: [Observer] = []

    /// Holds later calls of `pass`.
    func close() {
        isClosed = true
    }

    /// Releases the held calls, and doesn't hold later ones.
    func open() {
        isClosed = false
        for continuation in waiting + observers.map(\.continuation) { continuation.resume() }
        waiting = []
        observers = []
    }

    /// Returns at once, or if the gate is closed, when it opens.
    func pass() async {
        guard isClosed else { return }
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            for observer in observers where observer.count <= waiting.count { observer.continuation.resume() }
            observers.removeAll { $0.count <= waiting.count }
        }
    }

    /// Returns as soon as this many calls are held.
    func waitUntil(_ count: Int) async {
        guard waiting.count < count else { return }
        await withCheckedContinuation { observers.append(Observer(count: count, continuation: $0)) }
    }
}
