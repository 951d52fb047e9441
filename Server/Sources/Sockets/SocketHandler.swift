public import NIOCore

/// What a program does with the sockets of one path.
///
/// All functions are called on the socket's event loop, those of one socket one after the other. Sockets have different
/// event loops, so that calls for different sockets can be at the same time. None is made from within `Socket.send`.
public protocol SocketHandler: Sendable {
    /// A socket is open and can be sent to.
    func opened(_ socket: Socket)

    /// A whole text message has arrived: valid UTF-8, within the limit of bytes, and within the limit of messages a second.
    ///
    /// `time` is when it was read, by the monotonic clock of the event loops.
    func received(_ text: ByteBuffer, at time: NIODeadline, from socket: Socket)

    /// A ping was answered. `roundTrip` is the lowest of the last 8 round trips in whole milliseconds, rounded down.
    func measured(roundTrip: Int, of socket: Socket)

    /// The connection is gone, for whatever reason; called exactly once for each socket that was opened.
    func closed(_ socket: Socket)
}
