import NIOCore

/// The options of a WebSocket. Ordinary players don't need them.
public struct WebSocketOptions: Sendable {
    /// The local address to connect from; `nil` for any.
    public var source: SocketAddress?
    /// Adds handlers between the network and all other handlers when the connection is made.
    public var prepare: (@Sendable (any Channel) throws -> Void)?
    /// How long to delay the answer to a ping.
    public var pongDelay = TimeAmount.zero
    /// How long a server may be silent before the connection counts as lost; `nil` for no limit. Servers send pings
    /// more often than that.
    public var longestSilence: TimeAmount? = .seconds(20)
    /// How long connecting may take.
    public var connectTimeout = TimeAmount.seconds(10)

    /// Creates the default options.
    public init() {}
}

/// A report about a WebSocket.
public enum WebSocketReport: Sendable {
    /// The server has sent a text. Its bytes haven't been checked to be UTF-8.
    case text(ByteBuffer)
    /// The server has sent a ping, which is answered automatically.
    case ping
    /// The connection is closed. This is the last report.
    case closed(WebSocketClosing)
}

/// Why a WebSocket was closed.
public enum WebSocketClosing: Hashable, Sendable {
    /// The server has closed the connection with this code (RFC 6455, section 7.4), or 1005 if it didn't send a code.
    case byServer(code: UInt16)
    /// This side has closed the connection.
    case here
    /// The connection broke, or nothing arrived for too long.
    case lost
}
