/// Lets appends wait until a test lets them go on.
actor AppendGate {
    /// A test that waits until so many appends wait.
    private struct Observer {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var observers: [Observer] = []

    /// Lets those wait that call `pass` from now on.
    func close() {
        isClosed = true
    }

    /// Lets those that wait, and later ones, go on.
    func open() {
        isClosed = false
        for continuation in waiting + observers.map(\.continuation) { continuation.resume() }
        waiting = []
        observers = []
    }

    /// Returns at once, or where the gate is closed, when it opens.
    func pass() async {
        guard isClosed else { return }
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            for observer in observers where observer.count <= waiting.count { observer.continuation.resume() }
            observers.removeAll { $0.count <= waiting.count }
        }
    }

    /// Returns as soon as so many wait.
    func waitUntil(_ count: Int) async {
        guard waiting.count < count else { return }
        await withCheckedContinuation { observers.append(Observer(count: count, continuation: $0)) }
    }
}
