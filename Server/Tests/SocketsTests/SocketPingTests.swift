import NIOCore
import SocketTesting
import Synchronization
import Testing

@testable import Sockets

struct SocketPingTests {
    private func pings(_ socket: EmbeddedSocket) throws -> [Frame] {
        try socket.sentFrames().filter { $0.firstByte == 0x89 }
    }

    @Test func `a new socket is pinged 8 times in two seconds, then every 5 s`() throws {
        let socket = try EmbeddedSocket()
        var times: [NIODeadline] = []
        for _ in 0..<2_000 {
            for ping in try pings(socket) {
                times.append(socket.channel.eventLoop.now)
                #expect(ping.payload == [0x80, 0, 0, 0, 0, 0, 0, 0])
                try socket.receive(Frame(.pong, ping.payload))
            }
            socket.advance(by: .milliseconds(10))
        }
        let milliseconds = times.map { ($0 - times[0]).nanoseconds / 1_000_000 }
        #expect(milliseconds == [0, 250, 500, 750, 1000, 1250, 1500, 1750, 6750, 11_750, 16_750])
        #expect(socket.handler.events.filter { $0 == .measured(0) }.count == times.count)
    }

    @Test func `the lowest of the last 8 round trips is told after each pong`() throws {
        let socket = try EmbeddedSocket()
        for time in [30, 20, 40] {
            let ping = try #require(try pings(socket).first)
            socket.advance(by: .milliseconds(Int64(time)))
            try socket.receive(Frame(.pong, ping.payload))
            socket.advance(by: .milliseconds(Int64(250 - time)))
        }
        #expect(socket.handler.events == [.opened, .measured(30), .measured(20), .measured(20)])
    }

    @Test func `a pong that answers no ping is ignored`() throws {
        let socket = try EmbeddedSocket(random: { 42 })
        let ping = try #require(try pings(socket).first)
        try socket.receive(Frame(.pong), Frame(.pong, [0]), Frame(.pong, [0, 0, 0, 0, 0, 0, 0, 41]))
        try socket.receive(Frame(.pong, ping.payload + [0]))
        #expect(socket.handler.events == [.opened])
        try socket.receive(Frame(.pong, ping.payload), Frame(.pong, ping.payload))
        #expect(socket.handler.events == [.opened, .measured(0)])
        #expect(try socket.answers().isEmpty)
    }

    @Test func `a text counts as delivered once the ping after it is answered, which measures nothing`() throws {
        let numbers = Atomic<UInt64>(0)
        let socket = try EmbeddedSocket(random: { numbers.add(1, ordering: .relaxed).newValue })
        let first = try #require(try pings(socket).first)
        try socket.receive(Frame(.pong, first.payload))
        let delivered = Mutex([Int]())
        for text in 1...2 {
            socket.socket.send(ByteBuffer(string: "text")) { delivered.withLock { $0.append(text) } }
        }
        socket.channel.embeddedEventLoop.run()
        let frames = try socket.sentFrames()
        #expect(frames.map(\.firstByte) == [0x81, 0x89, 0x81, 0x89] && delivered.withLock { $0.isEmpty })
        try socket.receive(Frame(.pong, frames[1].payload), Frame(.pong, frames[1].payload))
        #expect(delivered.withLock { $0 } == [1])
        try socket.receive(Frame(.pong, frames[3].payload))
        #expect(delivered.withLock { $0 } == [1, 2])
        #expect(socket.handler.events == [.opened, .measured(0)])
    }

    @Test func `a peer without a pong for 15 s is cut off, one with pongs is not`() throws {
        let socket = try EmbeddedSocket()
        socket.advance(by: .milliseconds(14_999))
        #expect(socket.channel.isActive)
        #expect(try pings(socket).count == 1)
        socket.advance(by: .milliseconds(1))
        #expect(!socket.channel.isActive)
        socket.channel.embeddedEventLoop.run()
        #expect(socket.handler.events == [.opened, .closed])
        #expect(socket.endpoint.counters.now.cutOff == [.silent: 1])
    }

    @Test func `payloads can't be foreseen`() throws {
        let endpoint = SocketEndpoint(handler: RecordingHandler())
        #expect(Set((1...100).map { _ in endpoint.random() }).count == 100)
    }

    @Test func `a closed socket is not pinged`() throws {
        let socket = try EmbeddedSocket()
        try socket.receive(Frame(closing: 1000))
        _ = try socket.sentFrames()
        socket.advance(by: .minutes(1))
        #expect(try socket.sentFrames().isEmpty)
    }
}
