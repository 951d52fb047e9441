public import NIOCore

/// The program's side of the sockets on one path.
///
/// All functions are called on the socket's event loop, so the calls for one socket never overlap. Sockets have
/// different event loops, so calls for different sockets can overlap. `Socket.send` never makes such a call itself.
public protocol SocketHandler: Sendable {
    /// A socket has been opened and can be sent to.
    func opened(_ socket: Socket)

    /// A complete text message has arrived: valid UTF-8, within the limits of bytes and of messages per second.
    ///
    /// `time` is when the message was read, by the monotonic clock of the event loops.
    func received(_ text: ByteBuffer, at time: NIODeadline, from socket: Socket)

    /// A ping was answered. `roundTrip` is the lowest of the last 8 round trips in whole milliseconds, rounded down.
    func measured(roundTrip: Int, of socket: Socket)

    /// The connection has ended, for whatever reason. Called exactly once for each opened socket.
    func closed(_ socket: Socket)
}
