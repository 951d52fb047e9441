public import NIOCore

/// A frame as bytes, without any rule of the protocol, so that tests can break each of them (RFC 6455, section 5.2).
public struct Frame: Equatable, Sendable {
    /// The opcodes that the protocol defines.
    public enum Kind: UInt8, Sendable {
        case continuation = 0, text, binary
        case close = 8, ping, pong
    }

    /// The final bit, the reserved bits and the opcode.
    public var firstByte: UInt8
    /// What it carries, not masked.
    public var payload: [UInt8]

    /// A frame of this kind.
    public init(_ kind: Kind, _ payload: some Sequence<UInt8> = [], isFinal: Bool = true) {
        firstByte = (isFinal ? 0x80 : 0) | kind.rawValue
        self.payload = Array(payload)
    }

    /// A whole text message.
    public init(text: String) {
        self.init(.text, text.utf8)
    }

    /// A close frame with this code.
    public init(closing code: UInt16, reason: [UInt8] = []) {
        self.init(.close, [UInt8(code >> 8), UInt8(truncatingIfNeeded: code)] + reason)
    }

    /// The code of a close frame; nil for other frames and where there is none.
    public var closeCode: UInt16? {
        guard firstByte & 0x0f == Kind.close.rawValue, payload.count >= 2 else { return nil }
        return UInt16(payload[0]) << 8 | UInt16(payload[1])
    }

    /// The bytes that a client sends: masked, unless the mask is nil.
    public func bytes(mask: [UInt8]? = [0x12, 0x34, 0x56, 0x78]) -> [UInt8] {
        let flag: UInt8 = mask == nil ? 0 : 0x80
        var bytes = [firstByte]
        switch payload.count {
        case ...125: bytes.append(flag | UInt8(payload.count))
        case ...65_535: bytes += [flag | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
        default: bytes += [flag | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
        }
        guard let mask else { return bytes + payload }
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    /// Takes an unmasked frame, as a server sends it, off the front of these bytes; nil if it isn't whole or is masked.
    public init?(readingFrom buffer: inout ByteBuffer) {
        var rest = buffer
        guard let first: UInt8 = rest.readInteger(), let length: UInt8 = rest.readInteger(), length < 0x80 else {
            return nil
        }
        let count: Int?
        switch length {
        case 126: count = rest.readInteger(as: UInt16.self).map { Int($0) }
        case 127: count = rest.readInteger(as: UInt64.self).map { Int($0) }
        default: count = Int(length)
        }
        guard let count, let payload = rest.readBytes(length: count) else { return nil }
        firstByte = first
        self.payload = payload
        buffer = rest
    }
}

extension Frame: CustomStringConvertible {
    /// The first byte and the beginning of the payload.
    public var description: String {
        "\(String(firstByte, radix: 16)) \(payload.prefix(16)) of \(payload.count) bytes"
    }
}
