import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Turns an HTTP connection into a socket when a request offers it, even after other requests.
///
/// It is placed directly after the decoder. It doesn't forward an offer on our path, so no later handler sees the offer
/// or restarts the decoder, which has stopped and holds the bytes that follow.
final class SocketUpgradeHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private enum Phase {
        /// Requests and answers pass through.
        case passing
        /// The rest of an offer is arriving.
        case reading(Handshake)
        /// The offer is complete, but earlier requests of the connection are still unanswered.
        case waiting(Handshake)
        /// The offer was accepted or refused; nothing more is read.
        case answered
    }

    private let endpoint: SocketEndpoint
    private let replaced: [any RemovableChannelHandler]
    private let released: () -> Void
    private var phase = Phase.passing
    private var unanswered = 0
    private var isStopping = false

    init(endpoint: SocketEndpoint, replaced: [any RemovableChannelHandler], released: @escaping () -> Void) {
        self.endpoint = endpoint
        self.replaced = replaced
        self.released = released
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        released()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch (phase, unwrapInboundIn(data)) {
        case (.passing, .head(let request)):
            if let handshake = Handshake(request, path: endpoint.path) {
                phase = .reading(handshake)
                return
            }
            unanswered += 1
            context.fireChannelRead(data)
        case (.passing, .body), (.passing, .end):
            context.fireChannelRead(data)
        case (.reading(let handshake), .end):
            phase = .waiting(handshake)
            answerInTurn(context: context)
        case (.reading, .head), (.reading, .body), (.waiting, _), (.answered, _):
            break
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part = unwrapOutboundIn(data)
        context.write(data, promise: promise)
        guard case .end = part else { return }
        unanswered -= 1
        answerInTurn(context: context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent { isStopping = true }
        context.fireUserInboundEventTriggered(event)
    }

    private func answerInTurn(context: ChannelHandlerContext) {
        guard case .waiting(let handshake) = phase, unanswered == 0 else { return }
        phase = .answered
        do throws(Refusal) {
            guard !isStopping else { throw .shutdown }
            try handshake.check()
            let address = endpoint.address(of: handshake.request, over: context.remoteAddress)
            try endpoint.registry.takePlace(for: address)
            context.channel.closeFuture.whenComplete { [registry = endpoint.registry] _ in
                registry.giveBackPlace(for: address)
            }
            accept(handshake, from: address, context: context)
        } catch {
            refuse(error, context: context)
        }
    }

    private func refuse(_ refusal: Refusal, context: ChannelHandlerContext) {
        endpoint.counters.count { $0.refused[refusal, default: 0] += 1 }
        let text = ByteBuffer(string: "\(refusal.status.code) \(refusal.status.reasonPhrase)\n")
        var head = HTTPResponseHead(version: .http1_1, status: refusal.status, headers: refusal.headers)
        head.headers.add(name: "Content-Type", value: "text/plain; charset=utf-8")
        head.headers.add(name: "Content-Length", value: String(text.readableBytes))
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(text))), promise: nil)
        let written = context.eventLoop.makePromise(of: Void.self)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
        written.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    }

    /// Answers 101 with the accept key that NIO computes. The future is complete at once, because nothing in it waits.
    private func accept(_ handshake: Handshake, from address: ClientAddress, context: ChannelHandlerContext) {
        let upgrader = NIOTypedWebSocketServerUpgrader<Void>(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
            upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() }
        )
        upgrader.buildUpgradeResponse(
            channel: context.channel, upgradeRequest: handshake.request, initialResponseHeaders: [:]
        ).assumeIsolated().whenSuccess { headers in
            let head = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: headers)
            context.write(self.wrapOutboundOut(.head(head)), promise: nil)
            context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: nil)
            self.openSocket(at: address, context: context)
        }
    }

    /// Replaces the handlers of HTTP with the handlers of a socket.
    private func openSocket(at address: ClientAddress, context: ChannelHandlerContext) {
        let pipeline = context.pipeline.syncOperations
        let decoder = ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: endpoint.limits.messageBytes))
        let socket = Socket(channel: context.channel, address: address)
        do {
            try context.channel.syncOptions?.setSocketOptions(endpoint.limits)
            try pipeline.addHandlers([WebSocketFrameEncoder(), decoder], position: .after(self))
            for handler in replaced + [self] { pipeline.removeHandler(handler, promise: nil) }
            // This handler is added last, because it pings at once.
            try pipeline.addHandler(SocketChannelHandler(socket, of: endpoint), position: .after(decoder))
        } catch {
            // The connection was closed while the answer was written.
            context.close(promise: nil)
        }
    }
}

extension NIOSynchronousChannelOptions {
    /// Sets buffers of the size of frames instead of files, and the mark at which a reader is too slow.
    fileprivate func setSocketOptions(_ limits: SocketLimits) throws {
        try setOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 1024))
        let mark = ChannelOptions.Types.WriteBufferWaterMark(low: limits.unsentBytes / 2, high: limits.unsentBytes)
        try setOption(.writeBufferWaterMark, value: mark)
    }
}
