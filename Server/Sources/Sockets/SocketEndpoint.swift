public import NIOCore
import NIOHTTP1

/// A path on which requests become sockets, for one server until it stops.
public final class SocketEndpoint: Sendable {
    /// What has happened on its sockets.
    public let counters = SocketCounters()

    let path: String
    let limits: SocketLimits
    let handler: any SocketHandler
    let random: @Sendable () -> UInt64
    let registry: SocketRegistry
    private let trustsForwardedFor: Bool

    /// An endpoint at a path, beginning with `/`, whose sockets are this handler's.
    ///
    /// With `trustsForwardedFor` the last entry of `X-Forwarded-For` counts as a peer's address. That is right only behind a
    /// proxy that adds it; otherwise a peer could choose its address. Ping payloads and intervals come from `random`, which
    /// has to be unpredictable for peers.
    public init(
        path: String = "/together",
        limits: SocketLimits = SocketLimits(),
        trustsForwardedFor: Bool = false,
        random: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) },
        handler: any SocketHandler
    ) {
        self.path = path
        self.limits = limits
        self.trustsForwardedFor = trustsForwardedFor
        self.random = random
        self.handler = handler
        registry = SocketRegistry(limits)
    }

    /// A handler for the pipeline of an HTTP connection, right behind the decoder of requests.
    ///
    /// Once a request has become a socket, it removes these handlers, in their order in the pipeline: all that deal with HTTP, but
    /// for itself. The decoder among them has to forward the bytes that it has left. `released` is called on the event loop, once,
    /// when the connection has become a socket or is closed.
    public func upgradeHandler(
        replacing handlers: [any RemovableChannelHandler],
        released: @escaping () -> Void
    ) -> any RemovableChannelHandler {
        SocketUpgradeHandler(endpoint: self, replaced: handlers, released: released)
    }

    /// Refuses all requests from now on, closes all sockets with 1012, and returns when they are closed, or at last when peers
    /// have had the time that `limits.closing.shutdown` gives them.
    public func stop() async {
        let sockets = registry.stop()
        for socket in sockets { socket.stop() }
        guard let socket = sockets.first else { return }
        await registry.waitForEnd(atMost: limits.closing.shutdown + .milliseconds(100), on: socket.eventLoop)
    }

    /// Where the peer is that sent this request.
    func address(of request: HTTPRequestHead, over connection: SocketAddress?) -> ClientAddress {
        let forwarded = trustsForwardedFor ? request.headers[canonicalForm: "x-forwarded-for"].last : nil
        return forwarded.flatMap { ClientAddress(proxyText: $0) } ?? ClientAddress(connection)
    }
}
