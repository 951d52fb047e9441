public import NIOCore

/// What a socket, an address and all sockets together may use.
public struct SocketLimits: Sendable, Equatable {
    /// How long a text message may be, in bytes.
    public var messageBytes = 512
    /// How often whole messages may come.
    public var messages = Rate(perSecond: 4, burst: 10)
    /// How often frames of any kind may come: a message can be any number of fragments, and pings are no messages. The burst
    /// allows a message of the greatest length in fragments of a byte.
    public var frames = Rate(perSecond: 64, burst: 1024)
    /// How many sockets an address may have open (`ClientAddress`).
    public var socketsPerAddress = 256
    /// How many sockets may be open in all.
    public var sockets = 30_000
    /// How many bytes may wait to be written; whoever reads more slowly is cut off.
    public var unsentBytes = 65_536
    /// When round trips are measured and silent peers are given up.
    public var pings = PingTimes()
    /// How long a peer may take to answer the closing of a socket.
    public var closing = ClosingTimes()

    /// The limits of the game; change what has to differ.
    public init() {}
}

/// How often something may happen: so many times a second for ever, and so many at once.
public struct Rate: Sendable, Equatable {
    /// How many are allowed for each second that passes, at least 1.
    public let perSecond: Int64
    /// How many are allowed at once after a pause, at least 1.
    public let burst: Int64

    /// A rate of whole numbers, which have to be positive.
    public init(perSecond: Int64, burst: Int64) {
        precondition(perSecond > 0 && burst > 0, "a rate allows something")
        self.perSecond = perSecond
        self.burst = burst
    }
}

/// When a socket is pinged. Each interval is varied by a quarter at random, so that sockets opened together don't stay in step.
public struct PingTimes: Sendable, Equatable {
    /// How many pings follow each other quickly, to get a measure of a new socket.
    public var initialCount = 8
    /// The interval of those, unless an answer takes longer.
    public var initialInterval = TimeAmount.milliseconds(250)
    /// The interval of all others.
    public var interval = TimeAmount.seconds(5)
    /// How long a pong may take before the connection counts as dead.
    public var pongTimeout = TimeAmount.seconds(15)

    /// The times of the game; change what has to differ.
    public init() {}
}

/// How long a peer may take to answer a close frame before the connection is closed anyway.
public struct ClosingTimes: Sendable, Equatable {
    /// While the server runs.
    public var usual = TimeAmount.seconds(2)
    /// While the server stops.
    public var shutdown = TimeAmount.milliseconds(500)

    /// The times of the game; change what has to differ.
    public init() {}
}
