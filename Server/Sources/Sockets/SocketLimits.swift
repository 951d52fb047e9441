public import Metering
public import NIOCore

/// The limits of a socket, of an address and of all sockets together.
public struct SocketLimits: Sendable, Equatable {
    /// The maximum length of a text message, in bytes.
    public var messageBytes = 512
    /// The rate limit of complete messages.
    public var messages = RateLimit(perSecond: 4, burst: 10)
    /// The rate limit of frames of any kind: a message can have any number of fragments, and pings aren't messages. The
    /// burst allows a message of the maximum length in one-byte fragments.
    public var frames = RateLimit(perSecond: 64, burst: 1024)
    /// The maximum number of open sockets of an address (`ClientAddress`).
    public var socketsPerAddress = 256
    /// The maximum number of open sockets.
    public var sockets = 30_000
    /// The maximum number of unsent bytes. A peer that reads too slowly is cut off.
    public var unsentBytes = 65_536
    /// When round trips are measured, and when silent peers are cut off.
    public var pings = PingTimes()
    /// How long a peer may take to answer a close frame.
    public var closing = ClosingTimes()

    /// Creates the limits of the game, to be adjusted where necessary.
    public init() {}
}

/// When a socket is pinged. Each interval varies randomly by up to a quarter, so sockets that were opened together
/// don't stay in step.
public struct PingTimes: Sendable, Equatable {
    /// The number of initial pings, which follow each other quickly to measure a new socket.
    public var initialCount = 8
    /// The interval of the initial pings, unless an answer takes longer.
    public var initialInterval = TimeAmount.milliseconds(250)
    /// The interval of all later pings.
    public var interval = TimeAmount.seconds(5)
    /// How long a pong may take before the connection counts as dead.
    public var pongTimeout = TimeAmount.seconds(15)

    /// Creates the times of the game, to be adjusted where necessary.
    public init() {}
}

/// How long a peer may take to answer a close frame before the connection is closed anyway.
public struct ClosingTimes: Sendable, Equatable {
    /// The time while the server is running.
    public var usual = TimeAmount.seconds(2)
    /// The time while the server is stopping.
    public var shutdown = TimeAmount.milliseconds(500)

    /// Creates the times of the game, to be adjusted where necessary.
    public init() {}
}
