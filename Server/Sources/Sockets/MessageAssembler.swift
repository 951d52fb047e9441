import NIOCore
import NIOWebSocket

/// Puts the fragments of text messages together.
///
/// Copies them, so that a small fragment doesn't keep the whole buffer of a read alive, as `NIOWebSocketFrameAggregator` does.
struct MessageAssembler {
    private let limit: Int
    private var fragments: ByteBuffer?

    /// Takes messages of up to so many bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a frame of data, a text or a continuation, and returns the message that it completes.
    ///
    /// Throws 1003 for a binary message, 1002 for a fragment out of order, 1009 for a message longer than the limit, and 1007
    /// for one that isn't valid UTF-8.
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
    /// Whether the readable bytes are UTF-8, without overlong forms, surrogates and what is beyond Unicode.
    var isValidUTF8: Bool { String(validating: readableBytesView, as: UTF8.self) != nil }
}
