import NIOCore
import PlainText
import Rooms
import SetGame
import SetTogether
import Sockets

/// Connects sockets with rooms, which don't depend on each other.
struct SocketRooms: SocketHandler {
    let rooms: RoomService

    func opened(_ socket: Socket) {
        rooms.opened(
            RoomConnection(
                id: MemberID(socket), address: "\(socket.address)",
                send: { socket.send(ByteBuffer(bytes: $0.bytes), isDelivered: $1) },
                close: { socket.close($0.code) }))
    }

    func received(_ text: ByteBuffer, at time: NIODeadline, from socket: Socket) {
        // NIO's deadlines and the rooms' steady clock are the same clock.
        let steady = Milliseconds(time.uptimeNanoseconds / 1_000_000)
        rooms.received(UTF8Text(text.readableBytesView), at: steady, from: MemberID(socket))
    }

    func measured(roundTrip: Int, of socket: Socket) {
        rooms.measured(roundTrip: Milliseconds(roundTrip), of: MemberID(socket))
    }

    func closed(_ socket: Socket) { rooms.closed(MemberID(socket)) }
}

extension MemberID {
    /// The member behind a socket. Its number is unique as long as the rooms know the socket, because they keep it
    /// alive.
    fileprivate init(_ socket: Socket) { self.init(Int(bitPattern: ObjectIdentifier(socket))) }
}

extension RoomConnection.Reason {
    fileprivate var code: CloseCode {
        switch self {
        case .badMessage: .policyViolation
        case .roomLost: .serviceRestart
        }
    }
}
