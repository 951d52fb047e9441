import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Sockets

/// A connection like Hummingbird's `HTTP1Channel`, but one that becomes a socket on the path of an endpoint and ignores all other
/// offers to change the protocol, and one that is not held for ever.
struct HTTP1Connection: HTTPChannelHandler {
    let responder: Responder
    let sockets: SocketEndpoint?

    func setup(
        channel: any Channel,
        logger: Logger
    ) -> EventLoopFuture<NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>> {
        channel.eventLoop.makeCompletedFuture {
            let restarting = RestartingRequestDecoder()
            let encoder = HTTPResponseEncoder()
            let decoder = ByteToMessageHandler(restarting)
            let idle = IdleConnectionHandler()
            let observer = DecoderStopObserver(restarting)
            let codec = HTTP1ToHTTPServerCodec(secure: false)
            let state = HTTPConnectionStateHandler(logger: logger)
            let upgrade = sockets?.upgradeHandler(replacing: [encoder, decoder, idle, observer, codec, state])
            let handlers: [(any ChannelHandler)?] = [encoder, decoder, idle, upgrade, observer, codec, state]
            try channel.pipeline.syncOperations.addHandlers(handlers.compactMap(\.self))
            return try NIOAsyncChannel(
                wrappingChannelSynchronously: channel,
                configuration: .init(isOutboundHalfClosureEnabled: true)
            )
        }
    }

    func handle(value: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>, logger: Logger) async {
        await handleHTTP(asyncChannel: value, logger: logger)
    }
}
