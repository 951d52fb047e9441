import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// A connection like Hummingbird's `HTTP1Channel`, but one that ignores offers to change the protocol.
struct HTTP1Connection: HTTPChannelHandler {
    let responder: Responder

    func setup(
        channel: any Channel,
        logger: Logger
    ) -> EventLoopFuture<NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>> {
        channel.eventLoop.makeCompletedFuture {
            let decoder = RestartingRequestDecoder()
            try channel.pipeline.syncOperations.addHandlers(
                HTTPResponseEncoder(),
                ByteToMessageHandler(decoder),
                DecoderStopObserver(decoder),
                HTTP1ToHTTPServerCodec(secure: false),
                HTTPConnectionStateHandler(logger: logger)
            )
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
