import NIOCore
import NIOPosix
import NIOWebSocket
import PlainText
import StandInServer
import Testing

@testable import OnlineClient

/// A connection to a stand-in, with what it reports.
private struct Connected {
    let server: StandInServer
    let connection: WebSocketConnection
    var reports: AsyncStream<WebSocketReport>.Iterator
    var happenings: AsyncStream<StandInServer.Happening>.Iterator
    let peer: Peer

    init(_ options: WebSocketOptions = WebSocketOptions()) async throws {
        server = try await StandInServer.start()
        let (stream, continuation) = AsyncStream.makeStream(of: WebSocketReport.self)
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        connection = try await WebSocketConnection.connect(
            to: RoomLink(server.link()), on: loop, options: options, report: { continuation.yield($0) }
        ).get()
        reports = stream.makeAsyncIterator()
        happenings = server.happenings.makeAsyncIterator()
        guard case .opened(let peer) = await happenings.next() else { throw OnlineError.notALink("no socket") }
        self.peer = peer
    }

    mutating func nextText() async -> String? { await text(in: &reports) }

    mutating func closing() async -> WebSocketClosing? {
        while let report = await reports.next() { if case .closed(let closing) = report { return closing } }
        return nil
    }

    mutating func closingAtServer() async -> UInt16? {
        while let happening = await happenings.next() { if case .closed(let code, _) = happening { return code } }
        return nil
    }
}

/// The next text that comes. Where a test waits for the processor, the stand-in's pings come before.
private func text(in reports: inout AsyncStream<WebSocketReport>.Iterator) async -> String? {
    while let report = await reports.next() { if case .text(let text) = report { return String(buffer: text) } }
    return nil
}

/// Hands the answer that opens the socket on together with the first frame.
private final class JoiningHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    private var bytes = ByteBuffer()
    private var isOpen = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var more = unwrapInboundIn(data)
        bytes.writeBuffer(&more)
        let text = String(buffer: bytes)
        guard isOpen || text.contains("\r\n\r\n") && !text.hasSuffix("\r\n\r\n") else { return }
        isOpen = true
        context.fireChannelRead(wrapInboundOut(bytes))
        bytes.clear()
    }
}

struct WebSocketConnectionTests {
    @Test func `a frame that comes together with the answer to the request is read`() async throws {
        var options = WebSocketOptions()
        options.prepare = { try $0.pipeline.syncOperations.addHandler(JoiningHandler()) }
        let server = try await StandInServer.start()
        let greeting = Task {
            for await happening in server.happenings { if case .opened(let peer) = happening { peer.send("first") } }
        }
        defer { greeting.cancel() }
        let (stream, continuation) = AsyncStream.makeStream(of: WebSocketReport.self)
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let opening = WebSocketConnection.connect(to: try RoomLink(server.link()), on: loop, options: options) {
            continuation.yield($0)
        }
        var reports = stream.makeAsyncIterator()
        #expect(await text(in: &reports) == "first")
        try await opening.get().close()
    }

    @Test func `texts go both ways, whole or in fragments with a ping between`() async throws {
        var connected = try await Connected()
        connected.connection.send("start" as UTF8Text)
        guard case .text("start", _) = await connected.happenings.next() else { throw OnlineError.notALink("text") }
        connected.peer.send("one")
        connected.peer.send(.text, Array("tw".utf8), isLast: false)
        connected.peer.send(.ping, [1, 2, 3])
        connected.peer.send(.continuation, Array("o".utf8))
        #expect(await connected.nextText() == "one")
        #expect(await connected.nextText() == "two")
        guard case .pong(let bytes, _) = await connected.happenings.next() else { throw OnlineError.notALink("pong") }
        #expect(bytes == [1, 2, 3])
    }

    @Test func `a close of the server is given back with its code`() async throws {
        var connected = try await Connected()
        connected.peer.send(.connectionClose, [UInt8(1012 >> 8), UInt8(1012 & 255)])
        #expect(await connected.closing() == .byServer(code: 1012))
        #expect(await connected.closingAtServer() == 1012)
    }

    @Test func `leaving says so`() async throws {
        var connected = try await Connected()
        connected.connection.close()
        #expect(await connected.closing() == .here)
        #expect(await connected.closingAtServer() == 1001)
    }

    @Test func `a connection that breaks is told once`() async throws {
        var connected = try await Connected()
        connected.peer.cut()
        #expect(await connected.closing() == .lost)
    }

    @Test(arguments: [(WebSocketOpcode.binary, 3), (.text, WebSocketConnectionTests.tooLong), (.continuation, 1)])
    func `what no server sends ends the connection`(opcode: WebSocketOpcode, count: Int) async throws {
        var connected = try await Connected()
        connected.peer.send(opcode, Array(repeating: 65, count: count))
        #expect(await connected.closing() == .lost)
        _ = await connected.closingAtServer()
    }

    private static let tooLong = 20_000

    @Test func `a server that is silent for too long is lost`() async throws {
        var options = WebSocketOptions()
        options.longestSilence = .milliseconds(50)
        var connected = try await Connected(options)
        #expect(await connected.closing() == .lost)
    }

    @Test func `a connection comes from the address that is asked for`() async throws {
        var options = WebSocketOptions()
        options.source = try SocketAddress(ipAddress: "127.9.8.7", port: 0)
        let connected = try await Connected(options)
        #expect(connected.peer.address == "127.9.8.7")
    }

    @Test func `what opens no socket is told by its status, and who does not listen by the reason`() async throws {
        let server = try await StandInServer.start()
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        await #expect(throws: OnlineError.noTable(status: 404)) {
            let link = try RoomLink("\(server.link())elsewhere/")
            _ = try await WebSocketConnection.connect(to: link, on: loop) { _ in }.get()
        }
        try await server.stop()
        do {
            _ = try await WebSocketConnection.connect(to: RoomLink(server.link()), on: loop) { _ in }.get()
            Issue.record("nobody listens")
        } catch let error as OnlineError {
            guard case .unreachable("127.0.0.1", server.port, let reason) = error else { throw error }
            #expect(reason.contains("refused"))
        }
    }
}
