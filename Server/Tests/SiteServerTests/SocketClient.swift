import NIOCore
import NIOPosix
import SocketTesting
import Testing

/// A connection ended before a test had what it waited for.
struct EndOfConnection: Error {
    let rest: String
}

/// A connection to a server, over which a test writes bytes and reads answers and frames.
struct SocketClient {
    /// The key of the example in RFC 6455, section 1.3.
    static let fields = """
        Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n
        """
    /// The answer to it.
    static let acceptKey = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    /// A good request for a socket.
    static let request = "GET /together HTTP/1.1\r\nHost: a\r\n\(fields)\r\n"

    private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    private var unread = ByteBuffer()

    /// Connects, runs the test, and closes the connection if it still is open.
    static func with<Result>(
        port: Int,
        test: (inout SocketClient) async throws -> Result
    ) async throws -> Result {
        let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel,
                        configuration: .init(isOutboundHalfClosureEnabled: true)
                    )
                }
            }
        return try await connection.executeThenClose { inbound, outbound in
            var client = SocketClient(inbound: inbound.makeAsyncIterator(), outbound: outbound)
            return try await test(&client)
        }
    }

    func write(bytes: some Sequence<UInt8>) async throws {
        try await outbound.write(ByteBuffer(bytes: bytes))
    }

    func write(_ text: String) async throws {
        try await write(bytes: text.utf8)
    }

    func write(_ frames: Frame...) async throws {
        try await write(bytes: frames.flatMap { $0.bytes() })
    }

    /// Ends what this side sends.
    func finish() {
        outbound.finish()
    }

    /// Asks for a socket and reads the answer.
    mutating func open() async throws {
        try await write(Self.request)
        try #require(try await head().hasPrefix("HTTP/1.1 101 "))
    }

    /// Reads the head of an answer.
    mutating func head() async throws -> String {
        let end = Array("\r\n\r\n".utf8)
        while true {
            let bytes = unread.readableBytesView
            if let range = bytes.firstRange(of: end),
                let head = unread.readString(length: range.upperBound - bytes.startIndex)
            {
                return head
            }
            try await requireMore()
        }
    }

    /// Reads so many characters of the body of an answer.
    mutating func body(length: Int) async throws -> String {
        while true {
            if let body = unread.readString(length: length) { return body }
            try await requireMore()
        }
    }

    /// Reads the next frame that is no ping; nil at the end of the connection.
    mutating func frame() async throws -> Frame? {
        while true {
            while let frame = Frame(readingFrom: &unread) {
                if frame.firstByte != 0x89 { return frame }
            }
            guard try await more() else { return nil }
        }
    }

    /// Reads the next ping.
    mutating func ping() async throws -> Frame {
        while true {
            while let frame = Frame(readingFrom: &unread) {
                if frame.firstByte == 0x89 { return frame }
            }
            try await requireMore()
        }
    }

    /// Reads until the server has closed the connection, and gives all that came.
    mutating func rest() async throws -> String {
        while try await more() {}
        return String(buffer: unread)
    }

    /// Throws the rest of what was received at the end of the connection.
    private mutating func requireMore() async throws {
        guard try await more() else { throw EndOfConnection(rest: String(buffer: unread)) }
    }

    private mutating func more() async throws -> Bool {
        guard var bytes = try await inbound.next() else { return false }
        unread.writeBuffer(&bytes)
        return true
    }
}
