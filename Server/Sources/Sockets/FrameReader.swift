import Metering
import NIOCore
import NIOWebSocket

/// Reads a peer's frames, and checks them against the protocol's rules and the program's limits. A value that takes the
/// time as an argument.
struct FrameReader {
    /// The meaning of a frame.
    enum Meaning {
        /// A fragment of an incomplete message.
        case fragment
        /// A complete text message.
        case text(ByteBuffer)
        /// A ping, to be answered with this payload.
        case ping(ByteBuffer)
        /// A pong with this payload; nil if it isn't 8 bytes long, so it can't answer our pings.
        case pong(UInt64?)
        /// A close frame, to be answered with this frame.
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

    /// Reads the next frame, which has just arrived. Throws the violation for which the socket has to be closed.
    mutating func read(_ frame: WebSocketFrame, at now: NIODeadline) throws(SocketViolation) -> Meaning {
        let time = Int64(clamping: now.uptimeNanoseconds)
        guard frames.take(at: time) else { throw SocketViolation(code: .policyViolation) }
        // NIO's decoder accepts frames without a mask, and leaves the reserved bits to extensions, which this server
        // doesn't have.
        guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
            throw SocketViolation(code: .protocolError)
        }
        switch frame.opcode {
        case .text, .continuation, .binary:
            guard let text = try assembler.add(frame) else { return .fragment }
            guard messages.take(at: time) else { throw SocketViolation(code: .policyViolation) }
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
