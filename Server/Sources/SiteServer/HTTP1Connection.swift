import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Sockets

/// A connection like Hummingbird's `HTTP1Channel`, except that it becomes a socket on an endpoint's path, ignores all
/// other offers to change the protocol, and isn't held open forever.
struct HTTP1Connection: HTTPChannelHandler {
    let responder: Responder
    let sockets: SocketEndpoint?

    /// The channel from which Hummingbird reads requests, and the future that it has to wait for.
    struct Value: ServerChildChannelValue {
        let requests: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>
        /// Completed when the connection is closed or has become a socket; nil if it can't become a socket.
        let released: EventLoopFuture<Void>?

        var channel: any Channel { requests.channel }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let released = sockets.map { _ in channel.eventLoop.makePromise(of: Void.self) }
        return channel.eventLoop.makeCompletedFuture {
            do {
                try channel.pipeline.syncOperations.addHandlers(handlers(logger: logger) { released?.succeed() })
            } catch {
                released?.fail(error)
                throw error
            }
            let requests = try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
                wrappingChannelSynchronously: channel,
                configuration: .init(isOutboundHalfClosureEnabled: true)
            )
            return Value(requests: requests, released: released?.futureResult)
        }
    }

    /// The handlers between the connection and Hummingbird.
    private func handlers(logger: Logger, released: @escaping () -> Void) -> [any ChannelHandler] {
        let restarting = RestartingRequestDecoder()
        let decoder = ByteToMessageHandler(restarting)
        let before: [any RemovableChannelHandler] = [HTTPResponseEncoder(), decoder, IdleConnectionHandler()]
        let behind: [any RemovableChannelHandler] = [
            DecoderStopObserver(restarting),
            HTTP1ToHTTPServerCodec(secure: false),
            HTTPConnectionStateHandler(logger: logger),
        ]
        let upgrade = sockets.map { [$0.upgradeHandler(replacing: before + behind, released: released)] } ?? []
        return before + upgrade + behind
    }

    /// Answers requests until the connection is closed or has become a socket.
    ///
    /// Hummingbird keeps the tasks of all connections in a group. Removing a task searches the whole group, so 15,000
    /// sockets would take seconds to close. With sockets, requests are therefore answered in a separate task that
    /// outlives this function, and `SocketEndpoint.stop` waits for the sockets.
    func handle(value: Value, logger: Logger) async {
        guard let released = value.released else {
            return await handleHTTP(asyncChannel: value.requests, logger: logger)
        }
        let requests = Task { await handleHTTP(asyncChannel: value.requests, logger: logger) }
        await withTaskCancellationHandler {
            _ = try? await released.get()
        } onCancel: {
            requests.cancel()
        }
    }
}
