import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import PlainText
import SetTogether

/// A server for tests of what plays with one: it opens WebSockets at `/together` and tells a test of all that comes, which
/// decides what to answer. As every server it sends pings, so that no client thinks it is gone while the test waits for a
/// processor.
public final class StandInServer: Sendable {
    /// The port on the loopback.
    public let port: Int
    /// What has happened, in order.
    public let happenings: AsyncStream<Happening>
    private let channel: any Channel

    /// Something that happened.
    public enum Happening: Sendable {
        /// A client has opened a socket.
        case opened(Peer)
        /// A client has sent a text.
        case text(String, Peer)
        /// A client has answered a ping of the test's, with these bytes.
        case pong([UInt8], Peer)
        /// A socket is closed; the code is `nil` where the client gave none.
        case closed(UInt16?, Peer)
    }

    private init(_ channel: any Channel, _ happenings: AsyncStream<Happening>) {
        (self.channel, self.happenings) = (channel, happenings)
        port = channel.localAddress?.port ?? 0
    }

    /// A server on a free port, or on this one.
    public static func start(port: Int = 0) async throws -> StandInServer {
        let (happenings, continuation) = AsyncStream.makeStream(of: Happening.self)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try addHandlers(to: channel) { continuation.yield($0) } }
            }
            .bind(host: "127.0.0.1", port: port).get()
        return StandInServer(channel, happenings)
    }

    /// The link to a room of this server.
    public func link(_ code: RoomCode? = nil) -> String {
        "http://127.0.0.1:\(port)/" + (code.map { "?together#room=\($0.text)" } ?? "")
    }

    /// Stops listening. Sockets that are open stay so.
    public func stop() async throws { try await channel.close() }

    /// Waits until a client says `hello`, and returns the client with its message. A client that has waited too long for
    /// the test has hung up and says `hello` again, so only one that is still there counts.
    public static func hello(
        in happenings: inout AsyncStream<Happening>.Iterator
    ) async -> (peer: Peer, message: ClientMessage)? {
        while let (peer, message) = await message(in: &happenings) {
            if case .hello = message, peer.channel.isActive { return (peer, message) }
        }
        return nil
    }

    /// The next message that comes.
    public static func message(
        in happenings: inout AsyncStream<Happening>.Iterator
    ) async -> (peer: Peer, message: ClientMessage)? {
        while let happening = await happenings.next() {
            if case .text(let text, let peer) = happening, let message = ClientMessage(UTF8Text(text.utf8)) {
                return (peer, message)
            }
        }
        return nil
    }

    private static func addHandlers(
        to channel: any Channel, tell: @escaping @Sendable (Happening) -> Void
    ) throws {
        let upgrader = NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, head in
                channel.eventLoop.makeSucceededFuture(head.uri == "/together" ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(PeerHandler(Peer(channel: channel), tell: tell))
                }
            })
        let refusal = RefusalHandler()
        let bound = NIOLoopBound(refusal, eventLoop: channel.eventLoop)
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { $0.pipeline.syncOperations.removeHandler(bound.value, promise: nil) }
            ))
        try channel.pipeline.syncOperations.addHandler(refusal)
    }
}

/// A client of the stand-in.
public struct Peer: Sendable {
    let channel: any Channel

    /// Sends messages to the client.
    public func send(_ messages: [ServerMessage]) {
        for message in messages { send(String(message.text)) }
    }

    /// Sends a text to the client.
    public func send(_ text: String) { send(.text, Array(text.utf8)) }

    /// Sends a frame to the client.
    public func send(_ opcode: WebSocketOpcode, _ bytes: [UInt8], isLast: Bool = true) {
        let frame = WebSocketFrame(fin: isLast, opcode: opcode, data: channel.allocator.buffer(bytes: bytes))
        channel.writeAndFlush(frame, promise: nil)
    }

    /// The address that the client connects from.
    public var address: String? { channel.remoteAddress?.ipAddress }

    /// Breaks the connection.
    public func cut() { channel.close(promise: nil) }
}

private final class PeerHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    /// What no ping of a test has.
    private static let heartbeat = Array("heartbeat".utf8)
    private let peer: Peer
    private let tell: @Sendable (StandInServer.Happening) -> Void
    private var code: UInt16?

    init(_ peer: Peer, tell: @escaping @Sendable (StandInServer.Happening) -> Void) {
        (self.peer, self.tell) = (peer, tell)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        context.eventLoop.scheduleRepeatedTask(initialDelay: .seconds(5), delay: .seconds(5)) { [peer] task in
            if peer.channel.isActive { peer.send(.ping, Self.heartbeat) } else { task.cancel() }
        }
        tell(.opened(peer))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        var bytes = frame.unmaskedData
        precondition(frame.maskKey != nil, "clients mask their frames")
        switch frame.opcode {
        case .text: tell(.text(String(buffer: bytes), peer))
        case .pong:
            let payload = Array(bytes.readableBytesView)
            if payload != Self.heartbeat { tell(.pong(payload, peer)) }
        case .connectionClose:
            code = bytes.readInteger()
            context.close(promise: nil)
        default: break
        }
    }

    func channelInactive(context: ChannelHandlerContext) { tell(.closed(code, peer)) }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

/// Answers whatever asks for no socket with 404.
private final class RefusalHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .end = unwrapInboundIn(data) else { return }
        let head = HTTPResponseHead(version: .http1_1, status: .notFound, headers: ["Content-Length": "0"])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
