import NIOCore
import NIOWebSocket

/// Assembles text messages from fragments.
///
/// It copies them; otherwise a small fragment would keep the whole read buffer alive, as in
/// `NIOWebSocketFrameAggregator`.
struct MessageAssembler {
    private let limit: Int
    private var fragments: ByteBuffer?

    /// Creates an assembler for messages of up to `limit` bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a data frame (text or continuation), and returns the message if it is complete.
    ///
    /// Throws 1003 for a binary message, 1002 for a fragment out of order, 1009 for a message longer than the limit,
    /// and 1007 for a message that isn't valid UTF-8.
    mutating func add(_ frame: WebSocketFrame) throws(SocketViolation) -> ByteBuffer? {
        var data = frame.unmaskedData
        switch (frame.opcode, fragments) {
        case (.text, nil) where frame.fin:
            return try valid(data)
        case (.text, nil):
            guard data.readableBytes <= limit else { throw SocketViolation(code: .messageTooLarge) }
            fragments = ByteBuffer(bytes: data.readableBytesView)
            return nil
        case (.continuation, .some(var message)):
            fragments = nil
            guard message.readableBytes + data.readableBytes <= limit else {
                throw SocketViolation(code: .messageTooLarge)
            }
            message.writeBuffer(&data)
            if frame.fin { return try valid(message) }
            fragments = message
            return nil
        case (.binary, nil):
            throw SocketViolation(code: .unacceptableData)
        default:
            throw SocketViolation(code: .protocolError)
        }
    }

    private func valid(_ message: ByteBuffer) throws(SocketViolation) -> ByteBuffer {
        guard message.readableBytes <= limit else { throw SocketViolation(code: .messageTooLarge) }
        guard message.isValidUTF8 else { throw SocketViolation(code: .invalidText) }
        return message
    }
}

extension ByteBuffer {
    /// Whether the readable bytes are valid UTF-8, without overlong forms, surrogates or values beyond Unicode.
    var isValidUTF8: Bool { String(validating: readableBytesView, as: UTF8.self) != nil }
}
