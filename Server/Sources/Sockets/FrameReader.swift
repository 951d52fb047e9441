import NIOCore
import NIOWebSocket

/// Reads the frames of a peer by the rules of the protocol and the limits of the program: a value, told the time.
struct FrameReader {
    /// What a frame means.
    enum Meaning {
        /// A fragment of a message that isn't whole yet.
        case fragment
        /// A whole text message.
        case text(ByteBuffer)
        /// A ping, to be answered with this payload.
        case ping(ByteBuffer)
        /// A pong with this payload; nil if it isn't 8 bytes, so that it answers none of our pings.
        case pong(UInt64?)
        /// A close frame, to be answered with this one.
        case close(answer: WebSocketFrame)
    }

    private var assembler: MessageAssembler
    private var messages: TokenBucket
    private var frames: TokenBucket

    init(_ limits: SocketLimits) {
        assembler = MessageAssembler(limit: limits.messageBytes)
        messages = TokenBucket(limits.messages)
        frames = TokenBucket(limits.frames)
    }

    /// Reads the next frame, which came now. Throws the violation for which the socket has to be closed.
    mutating func read(_ frame: WebSocketFrame, at now: NIODeadline) throws(SocketViolation) -> Meaning {
        guard frames.take(at: now) else { throw SocketViolation(code: .policyViolation) }
        // NIO's decoder takes frames without a mask, and leaves the reserved bits to extensions, of which there are none.
        guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
            throw SocketViolation(code: .protocolError)
        }
        switch frame.opcode {
        case .text, .continuation, .binary:
            guard let text = try assembler.add(frame) else { return .fragment }
            guard messages.take(at: now) else { throw SocketViolation(code: .policyViolation) }
            return .text(text)
        case .ping:
            return .ping(frame.unmaskedData)
        case .pong:
            let payload = frame.unmaskedData
            return .pong(payload.readableBytes == 8 ? payload.getInteger(at: payload.readerIndex) : nil)
        case .connectionClose:
            return .close(answer: try frame.closeAnswer())
        default:
            throw SocketViolation(code: .protocolError)
        }
    }
}
