import NIOCore
import SocketTesting
import Testing

@testable import Sockets

/// Messages and the rules of the protocol, one after the other, much as the Autobahn test suite tries them.
struct SocketChannelHandlerTests {
    /// Half of a character of two bytes ends the first fragment.
    private static let split: [Frame] = [
        Frame(.text, [0x61, 0xc3], isFinal: false), Frame(.continuation, [0xa9, 0x62]),
    ]

    /// What a peer sends, and the code that closes the socket.
    private static let violations: [(sent: [Frame], code: CloseCode)] = [
        ([Frame(.binary, [1])], .unacceptableData),
        ([Frame(.binary, [1], isFinal: false)], .unacceptableData),
        ([Frame(.text, [0xff])], .invalidText),
        ([Frame(.text, [0xc3])], .invalidText),
        ([Frame(.text, [0xed, 0xa0, 0x80])], .invalidText),
        ([Frame(.text, [0xc0, 0xaf])], .invalidText),
        ([Frame(.text, [0xf4, 0x90, 0x80, 0x80])], .invalidText),
        ([Frame(.text, [0xc3], isFinal: false), Frame(.continuation, [0x62])], .invalidText),
        ([Frame(.text, [0x61, 0xc3], isFinal: false), Frame(.continuation, [])], .invalidText),
        ([Frame(.text, Array(repeating: 0x61, count: 513))], .messageTooLarge),
        ([Frame(.text, Array(repeating: 0x61, count: 70_000))], .messageTooLarge),
        (
            [Frame(.text, Array(repeating: 0x61, count: 512), isFinal: false), Frame(.continuation, [0x61])],
            .messageTooLarge
        ),
        ([Frame(.continuation, [0x61])], .protocolError),
        ([Frame(.text, [0x61], isFinal: false), Frame(.text, [0x61])], .protocolError),
        ([Frame(.text, [0x61], isFinal: false), Frame(.binary, [0x61])], .protocolError),
        ([Frame(.ping, [], isFinal: false)], .protocolError),
        ([Frame(.ping, Array(repeating: 0, count: 126))], .protocolError),
        ([Frame(.close, [3])], .protocolError),
        ([Frame(closing: 1000, reason: [0xff])], .invalidText),
    ]

    @Test func `a text is received whole, and answered`() throws {
        let handler = RecordingHandler(onReceived: { text, socket in socket.send(text) })
        let socket = try EmbeddedSocket(handler: handler)
        try socket.receive(Frame(text: "héllo"), Frame(text: ""))
        #expect(handler.events == [.opened, .received("héllo"), .received("")])
        #expect(try socket.answers() == [Frame(text: "héllo"), Frame(text: "")])
        let counts = socket.endpoint.counters.now
        #expect(counts.received == Traffic(messages: 2, bytes: 6) && counts.sent == counts.received)
    }

    @Test(arguments: [0, 1, 125, 126, 127, 511, 512])
    func `messages are received up to the limit, also byte by byte`(length: Int) throws {
        let text = String(repeating: "a", count: length)
        let whole = try EmbeddedSocket()
        try whole.receive(Frame(text: text))
        let pieces = try EmbeddedSocket()
        for byte in Frame(text: text).bytes() { try pieces.receive([byte]) }
        #expect(whole.handler.texts == [text] && pieces.handler.texts == [text])
    }

    @Test func `fragments are put together, with control frames among them`() throws {
        let socket = try EmbeddedSocket()
        try socket.receive(Self.split[0], Frame(.ping, [7]), Frame(.pong, [1]), Frame(.pong), Self.split[1])
        #expect(socket.handler.texts == ["aéb"])
        #expect(try socket.answers() == [Frame(.pong, [7])])
        try socket.receive(Frame(text: "next"))
        #expect(socket.handler.texts == ["aéb", "next"])
    }

    @Test func `a message of the greatest length may come in fragments of a byte, and empty ones`() throws {
        let socket = try EmbeddedSocket()
        try socket.receive(Frame(.text, [], isFinal: false))
        for _ in 1...512 { try socket.receive(Frame(.continuation, [0x61], isFinal: false)) }
        try socket.receive(Frame(.continuation))
        #expect(socket.handler.texts == [String(repeating: "a", count: 512)])
    }

    @Test(arguments: violations)
    func `a broken rule closes with its code, once`(sent: [Frame], code: CloseCode) throws {
        let socket = try EmbeddedSocket()
        for frame in sent { try socket.receive(frame) }
        try socket.receive(Frame(.binary), Frame(text: "after"))
        #expect(try socket.answers() == [Frame(closing: code.rawValue)])
        #expect(socket.handler.events == [.opened])
        #expect(socket.endpoint.counters.now.closed == [code: 1])
        socket.advance(by: SocketLimits().closing.usual)
        #expect(socket.handler.events == [.opened, .closed])
        #expect(!socket.channel.isActive)
    }

    @Test(arguments: [UInt8(0xc1), 0xa1, 0x91, 0xf1, 0xc9, 0x83, 0x87, 0x8b, 0x8f])
    func `reserved bits and unknown opcodes close with 1002`(firstByte: UInt8) throws {
        let socket = try EmbeddedSocket()
        var frame = Frame(text: "a")
        frame.firstByte = firstByte
        try socket.receive(frame)
        #expect(try socket.answers() == [Frame(closing: 1002)])
    }

    @Test(arguments: [Frame(text: "a"), Frame(.ping), Frame(.pong), Frame(closing: 1000), Frame(text: "")])
    func `a frame without a mask closes with 1002`(frame: Frame) throws {
        let socket = try EmbeddedSocket()
        try socket.receive(frame.bytes(mask: nil))
        #expect(try socket.answers() == [Frame(closing: 1002)])
        #expect(socket.handler.texts.isEmpty)
    }

    @Test func `a length beyond all measure closes with 1009 before its bytes come`() throws {
        let socket = try EmbeddedSocket()
        try socket.receive([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
        #expect(try socket.answers() == [Frame(closing: 1009)])
    }

    @Test func `an eleventh message at once closes with 1008, and so does a fifth a second later`() throws {
        let quick = try EmbeddedSocket()
        for _ in 1...12 { try quick.receive(Frame(text: "a")) }
        #expect(quick.handler.texts.count == 10)
        #expect(try quick.answers() == [Frame(closing: 1008)])
        let later = try EmbeddedSocket()
        for _ in 1...10 { try later.receive(Frame(text: "a")) }
        later.advance(by: .seconds(1))
        for _ in 1...5 { try later.receive(Frame(text: "a")) }
        #expect(later.handler.texts.count == 14)
        #expect(try later.answers() == [Frame(closing: 1008)])
    }

    @Test func `frames that are no messages have a limit too`() throws {
        let socket = try EmbeddedSocket()
        try socket.receive(Frame(.text, [], isFinal: false))
        for _ in 1...1024 { try socket.receive(Frame(.continuation, [], isFinal: false)) }
        #expect(try socket.answers() == [Frame(closing: 1008)])
    }
}
