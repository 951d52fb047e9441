import NIOCore
import NIOWebSocket

/// Reads frames: forwards texts, answers pings and closing frames, and reports the end once.
final class WebSocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// The maximum size of a text in bytes. The server joins messages into texts of at most 8,192.
    static let longestMessage = 16_384
    /// An event that makes the handler announce that this side is leaving, and close.
    struct Leave: Sendable {}

    private let pongDelay: TimeAmount
    private let report: @Sendable (WebSocketReport) -> Void
    private var isOver = false

    init(pongDelay: TimeAmount, report: @escaping @Sendable (WebSocketReport) -> Void) {
        (self.pongDelay, self.report) = (pongDelay, report)
    }

    /// The handler that joins the fragments of a message.
    static var aggregator: NIOWebSocketFrameAggregator {
        NIOWebSocketFrameAggregator(
            minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: longestMessage)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        guard !isOver else { return }
        switch frame.opcode {
        case .text: report(.text(frame.unmaskedData))
        case .ping:
            answer(frame.unmaskedData, context)
            report(.ping)
        case .connectionClose: follow(frame.unmaskedData, context)
        case .pong: break
        // Servers don't send other frames.
        default: close(.unacceptableData, .lost, context)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(.lost)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A preceding handler has already answered invalid frames. After a network error the connection can't continue
        // either.
        end(.lost)
        context.close(promise: nil)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is IdleStateHandler.IdleStateEvent else { return context.fireUserInboundEventTriggered(event) }
        end(.lost)
        context.close(promise: nil)
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard event is Leave else { return context.triggerUserOutboundEvent(event, promise: promise) }
        close(.goingAway, .here, context)
        promise?.succeed()
    }

    private func answer(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
        let pong = WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: data)
        guard pongDelay > .zero else {
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
            return
        }
        let channel = context.channel
        _ = context.eventLoop.scheduleTask(in: pongDelay) { channel.writeAndFlush(pong, promise: nil) }
    }

    /// Handles a closing by the server. Returns the server's code, as the protocol requires.
    private func follow(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
        var data = data
        let code = data.readWebSocketErrorCode()
        close(code ?? .normalClosure, .byServer(code: code.map { UInt16(webSocketErrorCode: $0) } ?? 1005), context)
    }

    private func close(_ code: WebSocketErrorCode, _ closing: WebSocketClosing, _ context: ChannelHandlerContext) {
        guard !isOver else { return }
        var data = context.channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: .random(), data: data)
        // Reported first because writing and closing may complete immediately.
        end(closing)
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(frame)).whenComplete { _ in channel.close(promise: nil) }
    }

    private func end(_ closing: WebSocketClosing) {
        if isOver { return }
        isOver = true
        report(.closed(closing))
    }
}
