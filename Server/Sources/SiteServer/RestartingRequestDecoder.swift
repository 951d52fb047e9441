import NIOCore
import NIOHTTP1
import Sockets

/// NIO's request decoder, replaced with a new one whenever it stops.
///
/// It stops after a request that offers to change the protocol, because the following bytes could belong to the other
/// protocol. A server may ignore the offer (RFC 9110, section 7.8), but NIO never restarts the decoder (swift-nio pull
/// request 2570): all later requests on the connection would stay unanswered.
final class RestartingRequestDecoder: ByteToMessageDecoder {
    typealias InboundOut = HTTPServerRequestPart

    /// Whether the last request has stopped the decoder, as the handler after it finds out.
    fileprivate var hasStopped = false

    private var decoder = RestartingRequestDecoder.newDecoder()

    /// Returns a decoder that hands on the bytes of the other protocol if it is removed after it has stopped. Its
    /// limits for header fields are as in other servers, because incomplete headers wait in memory.
    private static func newDecoder() -> HTTPRequestDecoder {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = 16_384
        limits.maxHeaderListSize = 32_768
        return HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits)
    }

    func decoderAdded(context: ChannelHandlerContext) {
        decoder.decoderAdded(context: context)
    }

    func decoderRemoved(context: ChannelHandlerContext) {
        decoder.decoderRemoved(context: context)
    }

    func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
        let state = try decoder.decode(context: context, buffer: &buffer)
        guard hasStopped else { return state }
        hasStopped = false
        decoder.decoderRemoved(context: context)
        decoder = Self.newDecoder()
        decoder.decoderAdded(context: context)
        return .continue
    }

    func decodeLast(
        context: ChannelHandlerContext,
        buffer: inout ByteBuffer,
        seenEOF: Bool
    ) throws -> DecodingState {
        while buffer.readableBytes > 0, case .continue = try decode(context: context, buffer: &buffer) {}
        return try decoder.decodeLast(context: context, buffer: &buffer, seenEOF: seenEOF)
    }
}

/// Notifies the decoder before it of requests that stop it, because a decoder doesn't see its own output.
final class DecoderStopObserver: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart

    private let decoder: RestartingRequestDecoder
    private var stopsDecoder = false

    init(_ decoder: RestartingRequestDecoder) {
        self.decoder = decoder
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let request):
            stopsDecoder = request.stopsDecoder
            decoder.hasStopped = false
        case .body:
            break
        case .end:
            decoder.hasStopped = stopsDecoder
        }
        context.fireChannelRead(data)
    }
}
