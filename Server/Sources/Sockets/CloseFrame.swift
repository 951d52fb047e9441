import NIOCore
import NIOWebSocket

extension WebSocketFrame {
    /// Creates a close frame with a code and without a reason.
    static func close(_ code: CloseCode) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer(integer: code.rawValue))
    }

    /// Returns the answer to this close frame: its code, or an empty frame if it has no code.
    ///
    /// Throws 1002 if its code must not be sent, and 1007 if its reason isn't valid UTF-8.
    func closeAnswer() throws(SocketViolation) -> WebSocketFrame {
        var data = unmaskedData
        guard data.readableBytes > 0 else {
            return WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer())
        }
        guard let code = data.readInteger(as: UInt16.self), CloseCode.isValid(code) else {
            throw SocketViolation(code: .protocolError)
        }
        guard data.isValidUTF8 else { throw SocketViolation(code: .invalidText) }
        return WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer(integer: code))
    }
}
