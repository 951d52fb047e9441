import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import SiteServer

struct IdleConnectionHandlerTests {
    private let interval = TimeAmount.seconds(60)

    private func channel() throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 80)).wait()
        try channel.pipeline.syncOperations.addHandler(IdleConnectionHandler(interval: interval))
        return channel
    }

    private func request(_ channel: EmbeddedChannel, isWhole: Bool) throws {
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        if isWhole { try channel.writeInbound(HTTPServerRequestPart.end(nil)) }
    }

    @Test func `a connection without a request is closed`() throws {
        let channel = try channel()
        channel.embeddedEventLoop.advanceTime(by: interval - .nanoseconds(1))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .nanoseconds(1))
        #expect(!channel.isActive)
    }

    @Test func `a connection with a request in each interval stays`() throws {
        let channel = try channel()
        for _ in 1...5 {
            try request(channel, isWhole: true)
            channel.embeddedEventLoop.advanceTime(by: interval)
            #expect(channel.isActive)
        }
        channel.embeddedEventLoop.advanceTime(by: interval)
        #expect(!channel.isActive)
    }

    @Test func `half a request is no progress`() throws {
        let channel = try channel()
        try request(channel, isWhole: false)
        try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: "a")))
        channel.embeddedEventLoop.advanceTime(by: interval)
        #expect(!channel.isActive)
    }

    @Test func `an answer of which more was written is progress, one that waits is none`() throws {
        for isRead in [true, false] {
            let channel = try channel()
            try request(channel, isWhole: true)
            channel.write(ByteBuffer(string: "answer"), promise: nil)
            channel.embeddedEventLoop.advanceTime(by: interval)
            #expect(channel.isActive)
            if isRead { channel.flush() }
            channel.embeddedEventLoop.advanceTime(by: interval)
            #expect(channel.isActive == isRead)
            channel.embeddedEventLoop.advanceTime(by: interval)
            #expect(!channel.isActive)
        }
    }

    @Test func `a shutdown leaves half a second`() throws {
        let channel = try channel()
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(499))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
        #expect(!channel.isActive)
    }

    @Test func `nothing holds the handler of a closed connection`() throws {
        weak var handler: IdleConnectionHandler?
        let channel = try channel()
        do { handler = try channel.pipeline.syncOperations.handler(type: IdleConnectionHandler.self) }
        #expect(handler != nil)
        _ = try channel.finish()
        #expect(handler == nil)
    }

    @Test func `a connection that became a socket is left alone`() throws {
        let channel = try channel()
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        let handler = try channel.pipeline.syncOperations.handler(type: IdleConnectionHandler.self)
        channel.pipeline.syncOperations.removeHandler(handler, promise: nil)
        channel.embeddedEventLoop.advanceTime(by: .hours(1))
        #expect(channel.isActive)
    }
}
