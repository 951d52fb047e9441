import Synchronization

/// Whether a server takes requests or stops, as its health check tells.
final class Availability: Sendable {
    private let stops = Atomic(false)

    /// Whether the server stops.
    var isStopping: Bool { stops.load(ordering: .relaxed) }

    /// Says that the server stops.
    func stop() {
        stops.store(true, ordering: .relaxed)
    }
}
