import NIOCore
import OnlineClient
import PlainText
import SetGame
import SetTogether

/// Rooms of robots and their sockets. All calls must be on the event loop of the sockets.
final class Fleet {
    let sockets: SocketCrowd
    private(set) var rooms: [RobotRoom]
    /// The results of the claims.
    private(set) var tally = ClaimTally()
    private let seats: Int
    private var full = 0
    private var cursor = 0
    /// Whether to start another game when a game ends.
    var playsOn = true

    /// - Parameters:
    ///   - rooms: the number of rooms.
    ///   - seats: the number of robots in each room, 1 to 8.
    ///   - sockets: the sockets, which aren't open yet.
    init(rooms: Int, seats: Int, sockets: SocketCrowd) {
        (self.sockets, self.seats) = (sockets, seats)
        var system = SystemRandomNumberGenerator()
        self.rooms = (0..<rooms).map { _ in
            RobotRoom(secrets: (0..<seats).map { _ in SeatSecret(entropy: (0..<4).map { _ in system.next() }) })
        }
        // Messages may still arrive when the measurement is over.
        sockets.received = { [weak self] socket, text in self?.receive(text, socket) }
    }

    /// Opens the sockets. Then the robots enter their rooms.
    func open(options: @escaping (Int) -> WebSocketOptions = { _ in WebSocketOptions() }) -> EventLoopFuture<Void> {
        let opening = sockets.open(rooms.count * seats) { [seats] socket in
            var options = options(socket)
            options.longestSilence = nil
            options.source = options.source ?? (try? SocketCrowd.source(ofGroup: socket / seats))
            return options
        }
        return opening.assumeIsolated().map { self.enter() }.nonisolated()
    }

    /// Whether all robots have their seats.
    var isFull: Bool { full == rooms.count }
    /// Returns whether each socket has answered this many pings.
    func hasAnswered(pings: Int) -> Bool { sockets.hasAnswered(pings: pings) }
    /// Whether a game is in progress in each room.
    var isPlaying: Bool { rooms.allSatisfy(\.table.isPlaying) }
    /// Whether any claim is unanswered.
    var isWaiting: Bool { rooms.contains { $0.isWaiting } }
    /// Descriptions of all errors.
    var faults: [String] {
        rooms.flatMap(\.faults) + sockets.closings.map { "socket \($0.socket) was closed: \($0.closing)" }
    }

    /// Starts the games.
    func start() {
        for room in rooms.indices { sockets.send(.start, from: room * seats) }
    }

    /// Sends the claims that are due.
    ///
    /// - Parameter alone: whether a room may have at most one claim in flight.
    func send(_ schedule: inout ClaimSchedule, at now: Int64, alone: Bool) {
        while let scheduled = schedule.due(at: now), claim(scheduled: scheduled, at: now, alone: alone) {
            schedule.advance()
            tally.sent += 1
        }
    }

    /// Makes the next room that can make a claim do so. Returns whether a room made a claim.
    private func claim(scheduled: Int64, at now: Int64, alone: Bool) -> Bool {
        for _ in rooms.indices {
            let room = cursor
            cursor = (cursor + 1) % rooms.count
            if let (robot, message) = rooms[room].claim(scheduled: scheduled, at: now, alone: alone) {
                sockets.send(message, from: room * seats + robot)
                return true
            }
        }
        return false
    }

    private func enter() {
        for room in rooms.indices { enter(room, 0, .new(Options())) }
    }

    private func enter(_ room: Int, _ robot: Int, _ entrance: ClientMessage.Entrance) {
        let secret = rooms[room].robots[robot].secret
        sockets.send(
            .hello(version: ClientMessage.version, entrance, secret, last: 0, .none), from: room * seats + robot)
    }

    private func receive(_ text: UTF8Text, _ socket: Int) {
        let (room, robot) = socket.quotientAndRemainder(dividingBy: seats)
        guard let messages = ServerMessage.messages(in: text) else {
            tally.unreadable += 1
            return
        }
        for message in messages {
            for reaction in rooms[room].receive(message, by: robot) { react(to: reaction, room) }
        }
    }

    private func react(to reaction: RobotRoom.Reaction, _ room: Int) {
        switch reaction {
        case .named(let code): for robot in 1..<max(1, seats) { enter(room, robot, .room(code)) }
        case .full: full += 1
        case .stored(let scheduled): tally.stored.record(microseconds(since: scheduled))
        case .refused(let scheduled): tally.refused.record(microseconds(since: scheduled))
        case .over: if playsOn { sockets.send(.again, from: room * seats) }
        }
    }

    private func microseconds(since moment: Int64) -> Int64 { (Moment.now - moment) / 1000 }
}

/// The results of claims, with their times since the scheduled time.
struct ClaimTally: Hashable, Sendable {
    var sent = 0
    var stored = LatencyHistogram()
    var refused = LatencyHistogram()
    /// The number of unreadable messages from the server.
    var unreadable = 0
}

/// The clock of the load generator.
enum Moment {
    /// The time of a monotonic clock, in nanoseconds.
    static var now: Int64 { Int64(NIODeadline.now().uptimeNanoseconds) }
}
