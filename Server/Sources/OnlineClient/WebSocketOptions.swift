import NIOCore

/// What can be chosen about a WebSocket. Those who only play need none of it.
public struct WebSocketOptions: Sendable {
    /// The address of this machine from which to connect; `nil` for any.
    public var source: SocketAddress?
    /// Adds handlers between the network and all others, when the connection is made.
    public var prepare: (@Sendable (any Channel) throws -> Void)?
    /// How long an answer to a ping is held back.
    public var pongDelay = TimeAmount.zero
    /// How long a server may be silent, which sends pings more often than that; then the connection counts as lost.
    /// `nil` without end.
    public var longestSilence: TimeAmount? = .seconds(20)
    /// How long making the connection may take.
    public var connectTimeout = TimeAmount.seconds(10)

    /// The usual choices.
    public init() {}
}

/// What happens on a WebSocket.
public enum WebSocketReport: Sendable {
    /// The server has sent a text, whose bytes are not checked to be UTF-8.
    case text(ByteBuffer)
    /// The server has sent a ping, which is answered.
    case ping
    /// The connection is closed. The last report.
    case closed(WebSocketClosing)
}

/// Why a WebSocket was closed.
public enum WebSocketClosing: Hashable, Sendable {
    /// The server has closed it with this code of RFC 6455, section 7.4; 1005 where it gave none.
    case byServer(code: UInt16)
    /// This side has closed it.
    case here
    /// The connection broke, or nothing came for too long.
    case lost
}
