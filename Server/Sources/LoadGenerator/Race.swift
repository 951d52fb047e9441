import NIOCore
import OnlineClient
import PlainText
import SetGame
import SetRules
import SetTogether

/// Rooms in which equally fast robots play over networks with different delays until a number of sets is found. All
/// calls must be on the event loop of the sockets.
final class Race {
    let sockets: SocketCrowd
    private let networks: [Network]
    private var racers: [Racer]
    private var generator = SystemRandomNumberGenerator()
    private var entered: Set<Int> = []
    /// The number of sets found over each network.
    private(set) var wins: [Int]

    /// The network between a player and the server.
    struct Network: Hashable, Sendable {
        /// The round trip in milliseconds.
        var roundTrip: Int64
        /// How long pongs are delayed, in milliseconds.
        var pongDelay: Int64 = 0
    }

    /// - Parameters:
    ///   - rooms: the number of rooms.
    ///   - networks: the networks, one for each robot of a room. Rooms assign their seats in rotating order, so the
    ///     networks have equally good seats.
    ///   - sockets: the sockets, which aren't open yet.
    init(rooms: Int, networks: [Network], sockets: SocketCrowd) {
        (self.sockets, self.networks) = (sockets, networks)
        wins = networks.map { _ in 0 }
        var system = SystemRandomNumberGenerator()
        racers = (0..<rooms * networks.count).map { _ in
            Racer(secret: SeatSecret(entropy: (0..<4).map { _ in system.next() }))
        }
        // Messages may still arrive when the measurement is over.
        sockets.received = { [weak self] socket, text in self?.receive(text, socket) }
    }

    /// Opens the sockets. Then the robots enter their rooms.
    func open() -> EventLoopFuture<Void> {
        let opening = sockets.open(racers.count) { [self] socket in
            let network = networks[network(of: socket)]
            var options = WebSocketOptions()
            options.longestSilence = nil
            options.source = try? SocketCrowd.source(ofGroup: socket / networks.count)
            options.pongDelay = .milliseconds(network.pongDelay)
            let roundTrip = TimeAmount.milliseconds(network.roundTrip)
            options.prepare = { try $0.pipeline.syncOperations.addHandler(DelayHandler(roundTrip: roundTrip)) }
            return options
        }
        return opening.assumeIsolated().map {
            for socket in self.racers.indices where socket % self.networks.count == 0 {
                self.enter(socket, .new(Options()))
            }
        }.nonisolated()
    }

    /// Returns whether all robots have their seats and have answered this many pings, by which the server measures
    /// them.
    func isReady(pings: Int) -> Bool { entered.count == racers.count && sockets.hasAnswered(pings: pings) }

    /// Starts the games.
    func start() {
        for socket in racers.indices where socket % networks.count == 0 { sockets.send(.start, from: socket) }
    }

    /// Sends the claims that are due.
    func step(at now: Int64) {
        for socket in racers.indices {
            if let message = racers[socket].claim(at: now) { sockets.send(message, from: socket) }
        }
    }

    /// Descriptions of all errors.
    var faults: [String] {
        racers.flatMap(\.faults) + sockets.closings.map { "socket \($0.socket) was closed: \($0.closing)" }
    }

    /// Returns the index of a socket's network. The order starts with a different network in each room.
    private func network(of socket: Int) -> Int {
        let (room, place) = socket.quotientAndRemainder(dividingBy: networks.count)
        return (room + place) % networks.count
    }

    private func enter(_ socket: Int, _ entrance: ClientMessage.Entrance) {
        sockets.send(racers[socket].table.hello(racers[socket].secret, entering: entrance), from: socket)
    }

    private func receive(_ text: UTF8Text, _ socket: Int) {
        for message in ServerMessage.messages(in: text) ?? [] { receive(message, socket) }
    }

    private func receive(_ message: ServerMessage, _ socket: Int) {
        let now = Moment.now
        racers[socket].receive(message, at: now) { ReactionTime.usual.next(using: &generator) }
        let first = socket - socket % networks.count
        switch message {
        case .room(let code, _, _):
            // The next robot enters once the previous robot has a seat. This makes the order of seats predictable.
            if entered.insert(socket).inserted, socket + 1 < first + networks.count { enter(socket + 1, .room(code)) }
        case .event(let event):
            // Each robot counts its own sets.
            let isOwn = event.entry.seat == racers[socket].table.seat
            if isOwn, case .take(let group) = event.entry.action, racers[socket].isMatch(group) {
                wins[network(of: socket)] += 1
            }
        case .end: if socket == first { sockets.send(.again, from: socket) }
        case .table, .refused, .seats, .ready, .reaction, .faces, .skipped, .standings, .lobby, .pong: break
        }
    }
}
