import NIOCore
import NIOEmbedded
import NIOWebSocket
import SocketTesting
import Testing

@testable import Sockets

/// A socket in a pipeline without a network, whose clock stands still but for `advance`.
final class EmbeddedSocket {
    let handler: RecordingHandler
    let endpoint: SocketEndpoint
    let channel = EmbeddedChannel()
    let socket: Socket
    /// What was sent to the peer and isn't part of a whole frame yet.
    private var unread = ByteBuffer()

    /// A socket that was just opened; pings have payloads of zeros unless `random` says otherwise.
    init(
        limits: SocketLimits = SocketLimits(),
        random: @escaping @Sendable () -> UInt64 = { 1 << 63 },
        handler: RecordingHandler = RecordingHandler()
    ) throws {
        self.handler = handler
        endpoint = SocketEndpoint(limits: limits, random: random, handler: handler)
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 80)).wait()
        socket = Socket(channel: channel, address: .local)
        let decoder = ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limits.messageBytes))
        try channel.pipeline.syncOperations.addHandlers(
            WebSocketFrameEncoder(), decoder, SocketChannelHandler(socket, of: endpoint)
        )
        channel.embeddedEventLoop.run()
    }

    deinit {
        // Not `finish`, which waits for the channel to close: a socket that is open lets its peer answer first.
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        channel.embeddedEventLoop.run()
    }

    /// Lets the peer send these bytes. Errors are the socket's to handle; none may get past it.
    func receive(_ bytes: some Sequence<UInt8>) throws {
        guard channel.isActive else { return }
        try channel.writeInbound(ByteBuffer(bytes: bytes))
        channel.embeddedEventLoop.run()
    }

    /// Lets the peer send these frames, masked.
    func receive(_ frames: Frame...) throws {
        for frame in frames { try receive(frame.bytes()) }
    }

    func advance(by time: TimeAmount) {
        channel.embeddedEventLoop.advanceTime(by: time)
    }

    /// The frames sent to the peer since the last time.
    func sentFrames() throws -> [Frame] {
        while var bytes = try channel.readOutbound(as: ByteBuffer.self) { unread.writeBuffer(&bytes) }
        var frames: [Frame] = []
        while let frame = Frame(readingFrom: &unread) { frames.append(frame) }
        return frames
    }

    /// The frames sent to the peer since the last time, but for pings.
    func answers() throws -> [Frame] {
        try sentFrames().filter { $0.firstByte != 0x89 }
    }
}
