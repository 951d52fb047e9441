import NIOCore
import NIOHTTP1

/// NIO's decoder of requests, replaced by a new one whenever it stops.
///
/// It stops after a request that offers to change the protocol, because what follows could be another one. A server may
/// ignore the offer (RFC 9110, section 7.8), but nothing starts that decoder again (swift-nio pull request 2570): all
/// later requests on the connection would stay unanswered.
final class RestartingRequestDecoder: ByteToMessageDecoder {
    typealias InboundOut = HTTPServerRequestPart

    /// Whether the last request read has stopped the decoder, as the handler behind it finds out.
    fileprivate var hasStopped = false

    private var decoder = HTTPRequestDecoder()

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
        decoder = HTTPRequestDecoder()
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

/// Tells the decoder in front of it which requests stop it, since a decoder doesn't see its own output.
final class DecoderStopObserver: ChannelInboundHandler {
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

extension HTTPRequestHead {
    /// Whether NIO's decoder takes the bytes after this request for another protocol.
    ///
    /// Exactly its rule, blanks included: to restart a decoder that hasn't stopped would lose half a request.
    fileprivate var stopsDecoder: Bool {
        let option = /(^|,)[ \t]*upgrade *(,|$)/.ignoresCase()
        return method == .CONNECT
            || headers["upgrade"].contains { !$0.isEmpty } && headers["connection"].contains { $0.contains(option) }
    }
}
