import Synchronization

/// What has happened on the sockets of an endpoint since the start.
public struct SocketCounts: Sendable, Equatable {
    /// Sockets that are open now.
    public internal(set) var open = 0
    /// Sockets that were opened.
    public internal(set) var opened = 0
    /// Requests for a socket that were refused, by their reason.
    public internal(set) var refused: [Refusal: Int] = [:]
    /// Sockets that this side closed, by the code it sent.
    public internal(set) var closed: [CloseCode: Int] = [:]
    /// Sockets whose connection was cut off, by the reason.
    public internal(set) var cutOff: [CutOff: Int] = [:]
    /// Messages received, in whole ones.
    public internal(set) var received = Traffic()
    /// Messages sent.
    public internal(set) var sent = Traffic()
}

/// Why a connection was closed without a word.
public enum CutOff: String, Sendable, CaseIterable {
    /// Too many bytes waited to be written.
    case slow
    /// No pong came in time.
    case silent
}

/// Messages, and the bytes of their texts.
public struct Traffic: Sendable, Equatable {
    /// How many messages.
    public internal(set) var messages = 0
    /// How many bytes of text in them.
    public internal(set) var bytes = 0

    mutating func add(_ bytes: Int) {
        messages += 1
        self.bytes += bytes
    }
}

/// Counts, from any thread, what happens on the sockets of an endpoint.
public final class SocketCounters: Sendable {
    private let counts = Mutex(SocketCounts())

    /// The counts at this moment.
    public var now: SocketCounts { counts.withLock { $0 } }

    func count(_ change: (inout SocketCounts) -> Void) {
        counts.withLock { change(&$0) }
    }
}
