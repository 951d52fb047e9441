import NIOCore

/// A simulated slow network: all bytes are delayed by half of the round trip in each direction, and stay in order.
final class DelayHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let delay: TimeAmount

    /// Creates a network with this round trip.
    init(roundTrip: TimeAmount) { delay = .nanoseconds(roundTrip.nanoseconds / 2) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        later(context) { handler, context in
            context.fireChannelRead(handler.wrapInboundOut(bytes))
            context.fireChannelReadComplete()
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {}

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let bytes = unwrapOutboundIn(data)
        later(context) { handler, context in
            context.writeAndFlush(handler.wrapOutboundOut(bytes), promise: promise)
        }
    }

    func flush(context: ChannelHandlerContext) {}

    /// Calls a function after the delay. Tasks of an event loop run in the order of their times, and tasks with the
    /// same time in the order of their creation.
    private func later(
        _ context: ChannelHandlerContext, _ act: @escaping (DelayHandler, ChannelHandlerContext) -> Void
    ) {
        let bound = NIOLoopBound((self, context, act), eventLoop: context.eventLoop)
        context.eventLoop.assumeIsolated().scheduleTask(in: delay) {
            let (handler, context, act) = bound.value
            if context.channel.isActive { act(handler, context) }
        }
    }
}
