public import NIOCore
import Synchronization

/// A WebSocket. It is equal only to itself.
public final class Socket: Sendable {
    /// The address of the peer.
    public let address: ClientAddress

    private let channel: any Channel
    /// The lowest of the recent round trips in milliseconds, or -1.
    private let lowestRoundTrip = Atomic(-1)
    private let isEnding = Atomic(false)

    /// Creates a socket that writes to this channel, whose pipeline has a `SocketChannelHandler`, or a test's handler,
    /// for the texts.
    package init(channel: any Channel, address: ClientAddress) {
        self.channel = channel
        self.address = address
    }

    /// Sends a text, which has to be valid UTF-8. Can be called from any thread. Messages arrive in the order of the
    /// calls, whichever threads make them. Messages sent after the socket has begun to close are dropped.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - isDelivered: called on the socket's event loop once the peer has answered a ping that follows the text; never if
    ///     the socket closes before.
    public func send(_ text: ByteBuffer, isDelivered: (@Sendable () -> Void)? = nil) {
        // This uses the event loop's queue even on the loop's own thread: a direct write would overtake the earlier
        // sends of other threads.
        channel.eventLoop.execute { [channel] in
            channel.writeAndFlush(text, promise: nil)
            guard let isDelivered else { return }
            channel.triggerUserOutboundEvent(DeliveryRequest(isDelivered: isDelivered), promise: nil)
        }
    }

    /// Closes the socket with a close frame. Can be called from any thread. Messages sent earlier still arrive; further
    /// messages from the peer aren't read. Does nothing if the socket is already closing.
    public func close(_ code: CloseCode) {
        isEnding.store(true, ordering: .relaxed)
        channel.eventLoop.execute { [channel] in
            channel.triggerUserOutboundEvent(CloseRequest(code: code), promise: nil)
        }
    }

    /// Whether `close` was called.
    var isAskedToClose: Bool { isEnding.load(ordering: .relaxed) }

    /// Closes the socket because the server is stopping.
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

/// A request to a socket's handler to close it.
struct CloseRequest: Sendable, Equatable {
    let code: CloseCode
}

/// A request to a socket's handler to find out when the peer has received everything that was sent.
struct DeliveryRequest: Sendable {
    let isDelivered: @Sendable () -> Void
}

/// Notifies a socket's handler that the server is stopping.
struct StopRequest: Sendable {}

extension Socket: Hashable {
    /// Returns whether both are the same socket.
    public static func == (first: Socket, second: Socket) -> Bool { first === second }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
