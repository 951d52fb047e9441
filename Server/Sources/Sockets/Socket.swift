public import NIOCore
import Synchronization

/// One WebSocket; equal only to itself.
public final class Socket: Sendable {
    /// Where its peer is.
    public let address: ClientAddress

    private let channel: any Channel
    /// The lowest of the last round trips in milliseconds, or -1.
    private let lowestRoundTrip = Atomic(-1)
    private let isEnding = Atomic(false)

    /// A socket that writes to this channel, in which a `SocketChannelHandler` or a test waits for texts.
    package init(channel: any Channel, address: ClientAddress) {
        self.channel = channel
        self.address = address
    }

    /// Sends a text, which has to be valid UTF-8, from any thread. Messages arrive in the order of the calls, whichever threads
    /// made them; those sent once the socket is closing are dropped.
    public func send(_ text: ByteBuffer) {
        // Through the queue of the event loop also where this is its own thread: a direct write would overtake what other threads
        // have sent before.
        channel.eventLoop.execute { [channel] in channel.writeAndFlush(text, promise: nil) }
    }

    /// Closes the socket with a close frame, from any thread; what was sent before still arrives, and what the peer says from now
    /// on is not read. Without an effect on a socket that is closing.
    public func close(_ code: CloseCode) {
        isEnding.store(true, ordering: .relaxed)
        channel.eventLoop.execute { [channel] in
            channel.triggerUserOutboundEvent(CloseRequest(code: code), promise: nil)
        }
    }

    /// Whether it was asked to close.
    var isAskedToClose: Bool { isEnding.load(ordering: .relaxed) }

    /// Closes the socket because the server stops.
    func stop() {
        channel.triggerUserOutboundEvent(StopRequest(), promise: nil)
    }

    var eventLoop: any EventLoop { channel.eventLoop }

    /// The lowest of the last 8 round trips in whole milliseconds, rounded down; nil before the first pong.
    public internal(set) var roundTrip: Int? {
        get {
            let stored = lowestRoundTrip.load(ordering: .relaxed)
            return stored < 0 ? nil : stored
        }
        set { lowestRoundTrip.store(newValue ?? -1, ordering: .relaxed) }
    }
}

/// Asks the handler of a socket to close it.
struct CloseRequest: Sendable, Equatable {
    let code: CloseCode
}

/// Tells the handler of a socket that the server stops.
struct StopRequest: Sendable {}

extension Socket: Hashable {
    /// Whether they are the same socket.
    public static func == (first: Socket, second: Socket) -> Bool { first === second }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
