import NIOCore
import SocketTesting
import Testing

@testable import Sockets

struct SocketClosingTests {
    private let limits = SocketLimits()

    @Test(arguments: [UInt16(1000), 1001, 1003, 1007, 1011, 1014, 3000, 4999])
    func `a close frame is answered with its code, and ends the connection`(code: UInt16) throws {
        let socket = try EmbeddedSocket()
        try socket.receive(Frame(closing: code, reason: Array("bye".utf8)), Frame(text: "after"))
        #expect(try socket.answers() == [Frame(closing: code)])
        #expect(socket.handler.events == [.opened, .closed])
        #expect(socket.endpoint.counters.now.closed.isEmpty && socket.endpoint.counters.now.open == 0)
    }

    @Test func `a close frame without a code is answered without one`() throws {
        let socket = try EmbeddedSocket()
        try socket.receive(Frame(.close))
        #expect(try socket.answers() == [Frame(.close)])
        #expect(!socket.channel.isActive)
    }

    @Test(arguments: [UInt16(0), 999, 1004, 1005, 1006, 1015, 1016, 2000, 2999, 5000, 65_535])
    func `a code that may not be sent closes with 1002`(code: UInt16) throws {
        let socket = try EmbeddedSocket()
        try socket.receive(Frame(closing: code))
        #expect(try socket.answers() == [Frame(closing: 1002)])
    }

    @Test func `closing sends a code after what was sent before, and waits for the answer`() throws {
        let handler = RecordingHandler(
            onReceived: { text, socket in
                socket.send(text)
                socket.close(.goingAway)
                socket.close(.normal)
                socket.send(text)
            })
        let socket = try EmbeddedSocket(handler: handler)
        try socket.receive(Frame(text: "last"), Frame(text: "ignored"))
        #expect(try socket.answers() == [Frame(text: "last"), Frame(closing: 1001)])
        #expect(handler.events == [.opened, .received("last")])
        try socket.receive(Frame(closing: 1001))
        #expect(handler.events == [.opened, .received("last"), .closed])
        #expect(try socket.answers().isEmpty)
    }

    @Test func `a peer that doesn't answer a close frame is left after a time`() throws {
        let handler = RecordingHandler(onOpened: { $0.close(.normal) })
        let socket = try EmbeddedSocket(handler: handler)
        socket.advance(by: limits.closing.usual - .nanoseconds(1))
        #expect(socket.channel.isActive)
        socket.advance(by: .nanoseconds(1))
        #expect(!socket.channel.isActive && handler.events == [.opened, .closed])
    }

    @Test func `a shutdown sends 1012, and doesn't wait long`() throws {
        let socket = try EmbeddedSocket()
        socket.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(try socket.answers() == [Frame(closing: 1012)])
        socket.advance(by: limits.closing.shutdown)
        #expect(!socket.channel.isActive && socket.handler.events == [.opened, .closed])
    }

    @Test func `a shutdown shortens the time of a socket that is closing`() throws {
        let socket = try EmbeddedSocket(handler: RecordingHandler(onOpened: { $0.close(.normal) }))
        socket.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        socket.advance(by: limits.closing.shutdown)
        #expect(!socket.channel.isActive)
        #expect(try socket.answers() == [Frame(closing: 1000)])
    }

    @Test(arguments: [CloseMode.input, .all])
    func `a task that closes the channel stops the socket in the same way`(mode: CloseMode) throws {
        let socket = try EmbeddedSocket()
        socket.channel.close(mode: mode, promise: nil)
        #expect(try socket.answers() == [Frame(closing: 1012)])
        #expect(socket.channel.isActive)
        socket.advance(by: limits.closing.shutdown)
        #expect(!socket.channel.isActive && socket.handler.events == [.opened, .closed])
    }

    @Test func `the end of the peer's data ends the connection`() throws {
        let socket = try EmbeddedSocket()
        socket.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(!socket.channel.isActive)
        socket.channel.embeddedEventLoop.run()
        #expect(socket.handler.events == [.opened, .closed])
    }

    @Test func `an error of the connection ends it`() throws {
        let socket = try EmbeddedSocket()
        socket.channel.pipeline.fireErrorCaught(IOError(errnoCode: 104, reason: "read"))
        #expect(!socket.channel.isActive)
    }

    @Test func `a reader that is too slow is cut off at once, and its handler told later`() throws {
        let socket = try EmbeddedSocket()
        socket.channel.isWritable = false
        socket.channel.pipeline.fireChannelWritabilityChanged()
        #expect(!socket.channel.isActive && socket.handler.events == [.opened])
        socket.channel.embeddedEventLoop.run()
        #expect(socket.handler.events == [.opened, .closed])
        #expect(socket.endpoint.counters.now.cutOff == [.slow: 1])
    }
}
