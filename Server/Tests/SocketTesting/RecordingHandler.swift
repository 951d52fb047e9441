public import NIOCore
public import Sockets
import Synchronization

/// Records what it is told of sockets, and may answer.
public final class RecordingHandler: SocketHandler {
    /// What it was told.
    public enum Event: Sendable, Equatable {
        case opened, received(String), measured(Int), closed
    }

    private let record = Mutex<[Event]>([])
    private let onOpened: @Sendable (Socket) -> Void
    private let onReceived: @Sendable (ByteBuffer, Socket) -> Void
    private let watch: AsyncStream<Event>.Continuation

    /// All events, as they happen.
    public let stream: AsyncStream<Event>

    /// A handler that does this when a socket is opened or gets a message.
    public init(
        onOpened: @escaping @Sendable (Socket) -> Void = { _ in },
        onReceived: @escaping @Sendable (ByteBuffer, Socket) -> Void = { _, _ in }
    ) {
        self.onOpened = onOpened
        self.onReceived = onReceived
        (stream, watch) = AsyncStream.makeStream()
    }

    /// All events so far.
    public var events: [Event] { record.withLock { $0 } }

    /// All texts received so far.
    public var texts: [String] {
        events.compactMap { event in
            if case .received(let text) = event { text } else { nil }
        }
    }

    /// Records, and does what it was made to do.
    public func opened(_ socket: Socket) {
        add(.opened)
        onOpened(socket)
    }

    /// Records the text, and does what it was made to do.
    public func received(_ text: ByteBuffer, at time: NIODeadline, from socket: Socket) {
        add(.received(String(buffer: text)))
        onReceived(text, socket)
    }

    /// Records the round trip.
    public func measured(roundTrip: Int, of socket: Socket) {
        add(.measured(roundTrip))
    }

    /// Records the end.
    public func closed(_ socket: Socket) {
        add(.closed)
    }

    private func add(_ event: Event) {
        record.withLock { $0.append(event) }
        watch.yield(event)
    }
}
