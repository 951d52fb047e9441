import Synchronization

/// Counts of the events on an endpoint's sockets since the start.
public struct SocketCounts: Sendable, Equatable {
    /// Open sockets.
    public internal(set) var open = 0
    /// Sockets opened.
    public internal(set) var opened = 0
    /// Refused requests for a socket, by reason.
    public internal(set) var refused: [Refusal: Int] = [:]
    /// Sockets closed by this side, by the code that was sent.
    public internal(set) var closed: [CloseCode: Int] = [:]
    /// Sockets whose connection was cut off, by reason.
    public internal(set) var cutOff: [CutOff: Int] = [:]
    /// Complete messages received.
    public internal(set) var received = Traffic()
    /// Messages sent.
    public internal(set) var sent = Traffic()
}

/// Why a connection was closed without a close frame.
public enum CutOff: String, Sendable, CaseIterable {
    /// Too many unsent bytes were waiting.
    case slow
    /// A pong took too long.
    case silent
}

/// Messages, and the bytes of text in them.
public struct Traffic: Sendable, Equatable {
    /// The number of messages.
    public internal(set) var messages = 0
    /// The number of bytes of text in them.
    public internal(set) var bytes = 0

    mutating func add(_ bytes: Int) {
        messages += 1
        self.bytes += bytes
    }
}

/// Counts the events on an endpoint's sockets. Can be used from any thread.
public final class SocketCounters: Sendable {
    private let counts = Mutex(SocketCounts())

    /// The current counts.
    public var now: SocketCounts { counts.withLock { $0 } }

    func count(_ change: (inout SocketCounts) -> Void) {
        counts.withLock { change(&$0) }
    }
}
