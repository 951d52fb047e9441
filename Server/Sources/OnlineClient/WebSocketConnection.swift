import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import PlainText
import SetTogether

/// A WebSocket connection to a server (RFC 6455) that sends and receives texts, answers pings, and isn't encrypted.
public struct WebSocketConnection: Sendable {
    private let channel: any Channel

    /// Connects. The future completes once the server has opened the socket.
    ///
    /// - Parameters:
    ///   - link: the server.
    ///   - loop: the event loop for the whole connection.
    ///   - options: the options of the connection.
    ///   - report: called on the loop for each later report, in order.
    /// - Returns: the connection, or an `OnlineError` if connecting fails.
    public static func connect(
        to link: RoomLink, on loop: any EventLoop, options: WebSocketOptions = WebSocketOptions(),
        report: @escaping @Sendable (WebSocketReport) -> Void
    ) -> EventLoopFuture<WebSocketConnection> {
        let opened = loop.makePromise(of: WebSocketConnection.self)
        var bootstrap = ClientBootstrap(group: loop).connectTimeout(options.connectTimeout)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try options.prepare?(channel)
                    try addHandlers(to: channel, link: link, options: options, opened: opened, report: report)
                }
            }
        if let source = options.source { bootstrap = bootstrap.bind(to: source) }
        bootstrap.connect(host: link.host, port: link.port).whenFailure { error in
            opened.fail(OnlineError.unreachable(host: link.host, port: link.port, reason: reason(of: error)))
        }
        return opened.futureResult
    }

    /// Sends a text. Drops it if the connection no longer works; a report of the closing follows.
    public func send(_ text: UTF8Text) {
        let frame = WebSocketFrame(
            fin: true, opcode: .text, maskKey: .random(), data: channel.allocator.buffer(bytes: text.bytes))
        channel.writeAndFlush(frame, promise: nil)
    }

    /// Sends a message.
    public func send(_ message: ClientMessage) { send(message.text) }

    /// Announces to the server that this side is leaving, and closes the connection.
    public func close() { channel.triggerUserOutboundEvent(WebSocketHandler.Leave(), promise: nil) }

    /// Breaks the connection without a closing handshake, as a network failure does.
    public func cut() { channel.close(mode: .all, promise: nil) }

    private static func addHandlers(
        to channel: any Channel, link: RoomLink, options: WebSocketOptions,
        opened: EventLoopPromise<WebSocketConnection>, report: @escaping @Sendable (WebSocketReport) -> Void
    ) throws {
        let request = UpgradeRequest(link, opened: opened)
        let bound = NIOLoopBound(request, eventLoop: channel.eventLoop)
        let upgrader = NIOWebSocketClientUpgrader(maxFrameSize: WebSocketHandler.longestMessage) { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                let handlers = channel.pipeline.syncOperations
                if let silence = options.longestSilence {
                    try handlers.addHandler(IdleStateHandler(readTimeout: silence))
                }
                try handlers.addHandler(WebSocketHandler.aggregator)
                try handlers.addHandler(WebSocketHandler(pongDelay: options.pongDelay, report: report))
                bound.value.isAnswered = true
                opened.succeed(WebSocketConnection(channel: channel))
            }
        }
        // Frames may arrive together with the answer that opens the socket.
        try channel.pipeline.syncOperations.addHTTPClientHandlers(
            leftOverBytesStrategy: .forwardBytes,
            withClientUpgrade: (upgraders: [upgrader], completionHandler: { _ in bound.value.remove() }))
        try channel.pipeline.syncOperations.addHandler(request)
    }

    private static func reason(of error: any Error) -> String {
        switch error {
        case let error as ChannelError where error == .connectTimeout(.zero): "no answer"
        case let error as NIOConnectionError: error.connectionErrors.first.map { "\($0.error)" } ?? "no such host"
        case let error as IOError: error.description
        case let error: "\(error)"
        }
    }
}
