import Sockets

/// What a socket has to make of the bytes of a peer, read all at once and as plainly as can be (RFC 6455), to compare with what
/// the pipeline makes of them in pieces. The clock stands still.
struct ProtocolModel: Equatable {
    private(set) var texts: [[UInt8]] = []
    /// The payload of each pong.
    private(set) var pongs: [[UInt8]] = []
    /// The payload of the close frame that is sent; nil while the socket is open.
    private(set) var close: [UInt8]?

    private var fragments: [UInt8]?

    init(reading bytes: [UInt8], limits: SocketLimits) {
        var rest = bytes[...]
        while close == nil, let frame = nextFrame(&rest, limits: limits) { add(frame, limits: limits) }
    }

    private struct MaskedFrame {
        let firstByte: UInt8
        let isMasked: Bool
        let payload: [UInt8]
    }

    private mutating func fail(_ code: CloseCode) {
        close = [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xff)]
    }

    /// Takes a frame off the front; nil if it isn't whole or its header is an error.
    private mutating func nextFrame(_ rest: inout ArraySlice<UInt8>, limits: SocketLimits) -> MaskedFrame? {
        var bytes = Array(rest)
        guard bytes.count >= 2 else { return nil }
        let first = bytes[0]
        let short = Int(bytes[1] & 0x7f)
        let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
        guard bytes.count >= 2 + lengthBytes else { return nil }
        let long = bytes[2..<2 + lengthBytes].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let length = lengthBytes == 0 ? UInt64(short) : long
        let isControl = first & 0x08 != 0
        if length > UInt64(limits.messageBytes) {
            fail(.messageTooLarge)
        } else if isControl && (first & 0x80 == 0 || length > 125) {
            fail(.protocolError)
        }
        guard close == nil else { return nil }
        let isMasked = bytes[1] & 0x80 != 0
        let start = 2 + lengthBytes + (isMasked ? 4 : 0)
        guard bytes.count >= start + Int(length) else { return nil }
        if isMasked {
            for index in 0..<Int(length) { bytes[start + index] ^= bytes[start - 4 + index % 4] }
        }
        rest = rest.dropFirst(start + Int(length))
        return MaskedFrame(firstByte: first, isMasked: isMasked, payload: Array(bytes[start..<start + Int(length)]))
    }

    private mutating func add(_ frame: MaskedFrame, limits: SocketLimits) {
        guard frame.isMasked, frame.firstByte & 0x70 == 0 else { return fail(.protocolError) }
        let isFinal = frame.firstByte & 0x80 != 0
        switch (frame.firstByte & 0x0f, fragments) {
        case (0, .some(let begun)):
            fragments = nil
            finish(begun + frame.payload, isFinal: isFinal, limits: limits)
        case (1, nil):
            finish(frame.payload, isFinal: isFinal, limits: limits)
        case (2, nil):
            fail(.unacceptableData)
        case (8, _):
            answerClose(frame.payload)
        case (9, _):
            pongs.append(frame.payload)
        case (10, _):
            break
        default:
            fail(.protocolError)
        }
    }

    private mutating func finish(_ text: [UInt8], isFinal: Bool, limits: SocketLimits) {
        if text.count > limits.messageBytes {
            fail(.messageTooLarge)
        } else if !isFinal {
            fragments = text
        } else if String(validating: text, as: UTF8.self) == nil {
            fail(.invalidText)
        } else if texts.count >= Int(limits.messages.burst) {
            fail(.policyViolation)
        } else {
            texts.append(text)
        }
    }

    private mutating func answerClose(_ payload: [UInt8]) {
        guard !payload.isEmpty else {
            close = []
            return
        }
        let code = payload.count < 2 ? 0 : Int(payload[0]) << 8 | Int(payload[1])
        let isReserved = (1004...1006).contains(code) || (1015...2999).contains(code)
        guard (1000...4999).contains(code), !isReserved else { return fail(.protocolError) }
        guard String(validating: payload.dropFirst(2), as: UTF8.self) != nil else { return fail(.invalidText) }
        close = Array(payload.prefix(2))
    }
}
