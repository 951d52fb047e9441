import PlainText
import SetGame
import SetRules
import SetTogether

/// Rooms at a stand-in: what everybody asks for is done at once, and nothing is stored.
public struct StandInRooms {
    private var rooms: [Room] = []
    private var places: [Peer: (room: Int, seat: Int?)] = [:]
    /// The claims to be dropped without a word, by their count from the first: for tests of what notices that.
    private let lostClaims: Set<Int>
    private var claims = 0

    private struct Room {
        var script: ScriptedRoom
        var secrets: [SeatSecret] = []
        var peers: [Peer] = []
    }

    private init(losing lostClaims: Set<Int>) { self.lostClaims = lostClaims }

    /// Answers all that comes to a server until the task is cancelled, then breaks the connections.
    public static func serve(_ server: StandInServer, losing lostClaims: Set<Int> = []) async {
        var rooms = StandInRooms(losing: lostClaims)
        for await happening in server.happenings {
            switch happening {
            case .text(let text, let peer):
                if let message = ClientMessage(UTF8Text(text.utf8)) { rooms.receive(message, from: peer) }
            case .closed(_, let peer): rooms.leave(peer)
            case .opened(let peer): peer.send(.ping, [1])
            case .pong: break
            }
        }
        for peer in rooms.places.keys { peer.cut() }
    }

    private mutating func receive(_ message: ClientMessage, from peer: Peer) {
        if case .hello(_, let entrance, let secret, _, _) = message { return enter(entrance, secret, peer) }
        if message == .ping { return peer.send([.pong]) }
        guard let (room, seat) = places[peer], let seat else { return peer.send([.refused(request: 0, .watching)]) }
        switch message {
        case .hello, .ping: break
        case .name(let name):
            rooms[room].script.seats[seat].name = name
            tell([.seats(rooms[room].script.seats)], room)
        case .start, .again:
            rooms[room].script.start()
            for peer in rooms[room].peers { peer.send([rooms[room].script.opening(for: self.seat(of: peer))]) }
        case .ready, .react, .turn: break
        case .take(let request, _, let triple): take(triple, request, room, Seat.allCases[seat], peer)
        }
    }

    private mutating func enter(_ entrance: ClientMessage.Entrance, _ secret: SeatSecret, _ peer: Peer) {
        switch entrance {
        case .new:
            let number = UInt64(rooms.count)
            rooms.append(Room(script: ScriptedRoom(RoomCode(entropy: number), seed: number)))
            sit(secret, peer, rooms.count - 1)
        case .room(let code):
            guard let room = rooms.firstIndex(where: { $0.script.code == code }) else {
                return peer.send([.refused(request: 0, .unknown)])
            }
            sit(secret, peer, room)
        }
    }

    private mutating func sit(_ secret: SeatSecret, _ peer: Peer, _ room: Int) {
        var seat = rooms[room].secrets.firstIndex(of: secret)
        if seat == nil, rooms[room].script.enter().seat != nil {
            seat = rooms[room].secrets.count
            rooms[room].secrets.append(secret)
        }
        places[peer] = (room, seat)
        rooms[room].peers.append(peer)
        for message in rooms[room].script.welcome(seat.map { Seat.allCases[$0] }) { peer.send([message]) }
        tell([.seats(rooms[room].script.seats)], room)
    }

    private mutating func take(_ triple: CardGroup, _ request: Int, _ room: Int, _ seat: Seat, _ peer: Peer) {
        defer { claims += 1 }
        if lostClaims.contains(claims) { return }
        guard let messages = try? rooms[room].script.act(.take(triple), by: seat, request: request) else {
            return peer.send([.refused(request: request, .gone)])
        }
        tell(messages, room)
    }

    private mutating func leave(_ peer: Peer) {
        guard let (room, _) = places.removeValue(forKey: peer) else { return }
        rooms[room].peers.removeAll { $0 == peer }
    }

    private func seat(of peer: Peer) -> Seat? { places[peer]?.seat.map { Seat.allCases[$0] } }

    private func tell(_ messages: [ServerMessage], _ room: Int) {
        for peer in rooms[room].peers {
            peer.send(messages)
        }
    }
}

extension Peer: Hashable {
    /// Whether they are the same client.
    public static func == (left: Peer, right: Peer) -> Bool { left.channel === right.channel }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(channel)) }
}
