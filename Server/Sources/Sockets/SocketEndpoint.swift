public import NIOCore
import NIOHTTP1

/// A path on which requests become sockets, for one server until it stops.
public final class SocketEndpoint: Sendable {
    /// Counts the events on the endpoint's sockets.
    public let counters = SocketCounters()

    let path: String
    let limits: SocketLimits
    let handler: any SocketHandler
    let random: @Sendable () -> UInt64
    let registry: SocketRegistry
    private let trustsForwardedFor: Bool

    /// Creates an endpoint at a path that begins with `/`. Its sockets belong to this handler.
    ///
    /// With `trustsForwardedFor`, the last entry of `X-Forwarded-For` counts as the peer's address. That is right only
    /// behind a proxy that adds it; otherwise peers could choose their addresses. Ping payloads and intervals are taken
    /// from `random`, which peers must not be able to predict.
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

    /// Returns a handler for an HTTP connection's pipeline, to be placed directly after the request decoder.
    ///
    /// Once a request has become a socket, it removes these handlers, listed in pipeline order: all handlers of HTTP
    /// except itself. The decoder among them has to forward its remaining bytes. `released` is called on the event
    /// loop, once, when the connection has become a socket or is closed.
    public func upgradeHandler(
        replacing handlers: [any RemovableChannelHandler],
        released: @escaping () -> Void
    ) -> any RemovableChannelHandler {
        SocketUpgradeHandler(endpoint: self, replaced: handlers, released: released)
    }

    /// Refuses all further requests, and closes all sockets with 1012. Returns once they are closed, at the latest
    /// after `limits.closing.shutdown`, the time that peers have to answer.
    public func stop() async {
        let sockets = registry.stop()
        for socket in sockets { socket.stop() }
        guard let socket = sockets.first else { return }
        await registry.waitForEnd(atMost: limits.closing.shutdown + .milliseconds(100), on: socket.eventLoop)
    }

    /// Returns the address of the peer that sent this request.
    func address(of request: HTTPRequestHead, over connection: SocketAddress?) -> ClientAddress {
        let forwarded = trustsForwardedFor ? request.headers[canonicalForm: "x-forwarded-for"].last : nil
        return forwarded.flatMap { ClientAddress(proxyText: $0) } ?? ClientAddress(connection)
    }
}
