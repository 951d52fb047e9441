import NIOCore
import NIOWebSocket

/// Handles a socket in its pipeline: reads frames, enforces the limits, sends pings, and closes the socket.
///
/// Of all the socket's events, this handler forwards only the end of the connection. Hummingbird, further down the
/// pipeline, is still waiting for the next request, and would close the connection at once.
final class SocketChannelHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = WebSocketFrame

    private enum Phase {
        case open
        /// A close frame was sent; frames that arrive before its answer are ignored.
        case closing
        case closed
    }

    private let socket: Socket
    private let endpoint: SocketEndpoint
    private var phase = Phase.closed
    private var reader: FrameReader
    private var keepAlive: KeepAlive
    /// What to call when these pings are answered.
    private var deliveries: [UInt64: @Sendable () -> Void] = [:]

    init(_ socket: Socket, of endpoint: SocketEndpoint) {
        self.socket = socket
        self.endpoint = endpoint
        reader = FrameReader(endpoint.limits)
        keepAlive = KeepAlive(endpoint.limits.pings)
    }
}

// MARK: - Opened and closed

extension SocketChannelHandler {
    func handlerAdded(context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        phase = .open
        endpoint.counters.count {
            $0.open += 1
            $0.opened += 1
        }
        let isInTime = endpoint.registry.add(socket)
        endpoint.handler.opened(socket)
        guard isInTime else { return stop(context: context) }
        keepAlive(context: context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        ended(context: context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        ended(context: context)
        context.fireChannelInactive()
    }

    /// A send can discover that the connection has ended. The program is notified later, so it isn't called during its
    /// own send.
    private func ended(context: ChannelHandlerContext) {
        guard phase != .closed else { return }
        phase = .closed
        endpoint.counters.count { $0.open -= 1 }
        context.eventLoop.assumeIsolated().execute {
            self.endpoint.handler.closed(self.socket)
            self.endpoint.registry.remove(self.socket)
        }
    }

    /// Sends a close frame, unless one was sent already. Ends the connection after the answer, or after this time.
    private func close(_ code: CloseCode, within time: TimeAmount, context: ChannelHandlerContext) {
        guard phase != .closed else { return }
        if phase == .open {
            endpoint.counters.count { $0.closed[code, default: 0] += 1 }
            phase = .closing
            context.writeAndFlush(wrapOutboundOut(.close(code)), promise: nil)
        }
        closeLater(in: time, context: context)
    }

    private func closeLater(in time: TimeAmount, context: ChannelHandlerContext) {
        context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
    }

    private func close(_ code: CloseCode, context: ChannelHandlerContext) {
        close(code, within: endpoint.limits.closing.usual, context: context)
    }

    private func stop(context: ChannelHandlerContext) {
        close(.serviceRestart, within: endpoint.limits.closing.shutdown, context: context)
    }

    private func cutOff(_ reason: CutOff, context: ChannelHandlerContext) {
        endpoint.counters.count { $0.cutOff[reason, default: 0] += 1 }
        context.close(promise: nil)
    }
}

// MARK: - Received

extension SocketChannelHandler {
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch phase {
        case .open:
            let now = context.eventLoop.now
            do throws(SocketViolation) {
                received(try reader.read(frame, at: now), at: now, context: context)
            } catch {
                close(error.code, context: context)
            }
        case .closing:
            if frame.opcode == .connectionClose { context.close(promise: nil) }
        case .closed:
            break
        }
    }

    private func received(_ meaning: FrameReader.Meaning, at now: NIODeadline, context: ChannelHandlerContext) {
        switch meaning {
        case .fragment:
            break
        case .text(let text):
            endpoint.counters.count { $0.received.add(text.readableBytes) }
            if socket.isAskedToClose { return }
            endpoint.handler.received(text, at: now, from: socket)
        case .ping(let payload):
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: payload)
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
        case .pong(let payload?) where deliveries[payload] != nil:
            deliveries.removeValue(forKey: payload)?()
        case .pong(let payload):
            guard let roundTrip = keepAlive.pong(payload, at: now) else { return }
            socket.roundTrip = roundTrip
            endpoint.handler.measured(roundTrip: roundTrip, of: socket)
        case .close(let answer):
            finish(answer, context: context)
        }
    }

    /// Answers the peer's close frame, and ends the connection once the answer is written.
    private func finish(_ answer: WebSocketFrame, context: ChannelHandlerContext) {
        phase = .closing
        let written = context.eventLoop.makePromise(of: Void.self)
        context.writeAndFlush(wrapOutboundOut(answer), promise: written)
        written.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
        closeLater(in: endpoint.limits.closing.usual, context: context)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength:
            close(.messageTooLarge, context: context)
        case NIOWebSocketError.fragmentedControlFrame, NIOWebSocketError.multiByteControlFrameLength:
            close(.protocolError, context: context)
        case ByteToMessageDecoderError.dataReceivedInErrorState:
            break  // after one of the above
        default:
            context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent: stop(context: context)
        case ChannelEvent.inputClosed: context.close(promise: nil)
        default: break
        }
    }
}

// MARK: - Sent

extension SocketChannelHandler {
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard phase == .open else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        let text = unwrapOutboundIn(data)
        endpoint.counters.count { $0.sent.add(text.readableBytes) }
        context.write(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: text)), promise: promise)
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        switch event {
        case let request as CloseRequest: close(request.code, context: context)
        case let request as DeliveryRequest: ping(for: request, context: context)
        case is StopRequest: stop(context: context)
        default: return context.triggerUserOutboundEvent(event, promise: promise)
        }
        promise?.succeed()
    }

    /// Apart from this handler, only Hummingbird calls this, when its task for the connection is cancelled because the
    /// server is stopping.
    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        context.channel.closeFuture.cascade(to: promise)
        stop(context: context)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if !context.channel.isWritable { cutOff(.slow, context: context) }
    }
}

// MARK: - Pings

extension SocketChannelHandler {
    private func keepAlive(context: ChannelHandlerContext) {
        guard phase == .open else { return }
        switch keepAlive.check(at: context.eventLoop.now, random: endpoint.random) {
        case .ping(let payload, let next):
            ping(payload, context: context)
            keepAlive(at: next, context: context)
        case .wait(let next):
            keepAlive(at: next, context: context)
        case .timeOut:
            cutOff(.silent, context: context)
        }
    }

    /// Sends a ping whose answer shows that the peer has received everything before it. It isn't a measurement: earlier
    /// data delays it.
    private func ping(for request: DeliveryRequest, context: ChannelHandlerContext) {
        guard phase == .open else { return }
        let payload = endpoint.random()
        deliveries[payload] = request.isDelivered
        ping(payload, context: context)
    }

    private func ping(_ payload: UInt64, context: ChannelHandlerContext) {
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer(integer: payload))
        context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
    }

    /// It isn't cancelled when the socket closes: it does nothing when it fires, a few seconds later.
    private func keepAlive(at time: NIODeadline, context: ChannelHandlerContext) {
        context.eventLoop.assumeIsolated().scheduleTask(deadline: time) { self.keepAlive(context: context) }
    }
}
