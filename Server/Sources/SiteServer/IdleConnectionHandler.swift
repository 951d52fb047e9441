import NIOCore
import NIOHTTP1

/// Closes a connection without progress: one on which, for a whole interval, no request was completed and no byte of an answer
/// was written. Half a request, however slowly it goes on, is no progress.
final class IdleConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let interval: TimeAmount
    private let shutdownTime: TimeAmount
    private var hasCompletedRequest = false
    private var unsentBytes = 0
    private var isRemoved = false

    /// Looks at the connection once in an interval, and closes it so long after the beginning of a shutdown.
    init(interval: TimeAmount = .seconds(60), shutdownTime: TimeAmount = .milliseconds(500)) {
        self.interval = interval
        self.shutdownTime = shutdownTime
    }

    func handlerAdded(context: ChannelHandlerContext) {
        checkLater(context: context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        isRemoved = true
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = unwrapInboundIn(data) { hasCompletedRequest = true }
        context.fireChannelRead(data)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            context.eventLoop.assumeIsolated().scheduleTask(in: shutdownTime) { self.close(context: context) }
        }
        context.fireUserInboundEventTriggered(event)
    }

    private func checkLater(context: ChannelHandlerContext) {
        context.eventLoop.assumeIsolated().scheduleTask(in: interval) { self.check(context: context) }
    }

    private func check(context: ChannelHandlerContext) {
        guard !isRemoved else { return }
        let unsent = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        guard hasCompletedRequest || unsent < unsentBytes else { return close(context: context) }
        hasCompletedRequest = false
        unsentBytes = unsent
        checkLater(context: context)
    }

    private func close(context: ChannelHandlerContext) {
        if !isRemoved { context.close(promise: nil) }
    }
}
