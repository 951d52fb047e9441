import NIOCore
import NIOWebSocket

extension WebSocketFrame {
    /// A close frame with a code and no reason.
    static func close(_ code: CloseCode) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer(integer: code.rawValue))
    }

    /// The answer to this close frame: its code, or nothing if it has none.
    ///
    /// Throws 1002 if its code is none that may be sent, and 1007 if its reason isn't valid UTF-8.
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
