import NIOCore

/// A network that takes its time: all bytes wait for half of the round trip in each direction, in their order.
final class DelayHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let delay: TimeAmount

    /// A network with this round trip.
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

    /// Tasks of an event loop run in the order of their times, and those of one time in the order in which they were made.
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
