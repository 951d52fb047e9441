import NIOCore
import NIOHTTP1

/// Closes a connection that makes no progress: if, during a whole interval, no request was completed and no byte of an
/// answer was written. An incomplete request, however slowly it continues, isn't progress.
final class IdleConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let interval: TimeAmount
    private let shutdownTime: TimeAmount
    private var hasCompletedRequest = false
    private var unsentBytes = 0
    /// The handler's context, until the handler is removed.
    private var context: ChannelHandlerContext?
    private var timer: Scheduled<Void>?

    /// Creates a handler that checks the connection once per interval, and closes it this long after a shutdown begins.
    init(interval: TimeAmount = .seconds(60), shutdownTime: TimeAmount = .milliseconds(500)) {
        self.interval = interval
        self.shutdownTime = shutdownTime
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        checkLater()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        timer?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = unwrapInboundIn(data) { hasCompletedRequest = true }
        context.fireChannelRead(data)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            context.eventLoop.assumeIsolated().scheduleTask(in: shutdownTime) { self.close() }
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// The timer is cancelled when the handler is removed, although that searches all timers of the event loop.
    /// Otherwise a flood would leave a whole minute's connections in memory until their timers fire.
    private func checkLater() {
        timer = context?.eventLoop.assumeIsolated().scheduleTask(in: interval) { self.check() }
    }

    private func check() {
        guard let context else { return }
        let unsent = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        guard hasCompletedRequest || unsent < unsentBytes else { return close() }
        hasCompletedRequest = false
        unsentBytes = unsent
        checkLater()
    }

    private func close() {
        context?.close(promise: nil)
    }
}
