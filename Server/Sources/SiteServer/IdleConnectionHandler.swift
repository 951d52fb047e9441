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
    /// Where the handler is, until it is removed.
    private var context: ChannelHandlerContext?
    private var timer: Scheduled<Void>?

    /// Looks at the connection once in an interval, and closes it so long after the beginning of a shutdown.
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

    /// Cancelled when the handler is removed, though that searches all timers of the event loop: under a flood as many connections
    /// would be held until they fire as come in a minute.
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
