import NIOCore
import NIOHTTP1

/// Asks the server to open a WebSocket, and reports the error if it doesn't. Removed from the pipeline once the socket
/// is open.
final class UpgradeRequest: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let link: RoomLink
    private let opened: EventLoopPromise<WebSocketConnection>
    private var context: ChannelHandlerContext?
    /// Whether the promise has been completed.
    var isAnswered = false

    init(_ link: RoomLink, opened: EventLoopPromise<WebSocketConnection>) {
        (self.link, self.opened) = (link, opened)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        if context.channel.isActive { ask(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelActive(context: ChannelHandlerContext) {
        ask(context)
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data) { fail(.noTable(status: head.status.code), context) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(.notUnderstood(reason: "\(error)"), context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        fail(.unreachable(host: link.host, port: link.port, reason: "it closed the connection"), context)
        context.fireChannelInactive()
    }

    /// Removes this handler from the pipeline, leaving the handlers that read frames.
    func remove() {
        if let context { context.pipeline.syncOperations.removeHandler(self, promise: nil) }
    }

    private func ask(_ context: ChannelHandlerContext) {
        let headers = HTTPHeaders([("Host", link.authority)])
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: link.socketPath, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    private func fail(_ error: OnlineError, _ context: ChannelHandlerContext) {
        guard !isAnswered else { return }
        isAnswered = true
        opened.fail(error)
        context.close(promise: nil)
    }
}
