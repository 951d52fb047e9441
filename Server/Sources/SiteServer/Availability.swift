import Synchronization

/// Whether a server accepts requests or is stopping, as its health check reports.
final class Availability: Sendable {
    private let stops = Atomic(false)

    /// Whether the server is stopping.
    var isStopping: Bool { stops.load(ordering: .relaxed) }

    /// Marks the server as stopping.
    func stop() {
        stops.store(true, ordering: .relaxed)
    }
}
