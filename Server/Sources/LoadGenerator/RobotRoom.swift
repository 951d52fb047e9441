import Metering
import PlainText
import SetGame
import SetRules
import SetTogether

/// A room of robots. It stores the last event that each robot received, and one table shared by all robots, since
/// thousands of robots run on the same machine as the server under test.
///
/// It checks the server's messages: each robot must receive each event once and in order, and all robots must receive
/// the same events.
struct RobotRoom: Sendable {
    var robots: [Robot]
    private(set) var table = SharedTable()
    /// The claims that the server has acknowledged with an event, in order.
    private(set) var acknowledged: [StoredClaim] = []
    /// The number of finished games.
    private(set) var gamesEnded = 0
    /// Descriptions of all errors.
    private(set) var faults: [String] = []
    /// The latest events that a robot received.
    private var recent: [NumberedEvent] = []

    /// A player in the room.
    struct Robot: Sendable {
        let secret: SeatSecret
        var seat: Seat?
        /// The number of the last event that the robot received.
        var heard = 0
        var request = 0
        /// The robot's unanswered claims.
        var pending: [Pending] = []
        var bucket = TokenBucket(Self.messages)

        /// The messages that a robot sends: a little below the server's limits of four a second and ten at once, since
        /// the server closes the socket above them.
        static let messages = RateLimit(18, inSeconds: 5, burst: 8)

        /// Removes and returns the answered claim, or returns `nil` if no claim with this number is unanswered.
        mutating func answer(_ request: Int) -> Pending? {
            pending.firstIndex { $0.request == request }.map { pending.remove(at: $0) }
        }
    }

    /// An unanswered claim.
    struct Pending: Hashable, Sendable {
        let request: Int
        let cards: CardGroup
        /// The scheduled time of the claim, in nanoseconds.
        let scheduled: Int64
    }

    /// A reaction to a message.
    enum Reaction: Hashable, Sendable {
        /// The room has a code: the other robots can enter.
        case named(RoomCode)
        /// All robots have their seats.
        case full
        /// A claim with this scheduled time, in nanoseconds, was stored.
        case stored(scheduled: Int64)
        /// A claim with this scheduled time, in nanoseconds, was refused.
        case refused(scheduled: Int64)
        /// The game is over: another game can be started.
        case over
    }

    init(secrets: [SeatSecret]) { robots = secrets.map { Robot(secret: $0) } }

    /// The number of recent events to store, for comparison with the events that other robots receive.
    private static let kept = 16

    /// Whether any claim is unanswered.
    var isWaiting: Bool { robots.contains { !$0.pending.isEmpty } }
}

// The server's messages.
extension RobotRoom {
    mutating func receive(_ message: ServerMessage, by robot: Int) -> [Reaction] {
        switch message {
        case .room(let code, let seat, _): return enter(code, seat, robot, message)
        case .seats, .ready, .reaction, .faces, .skipped, .standings, .lobby, .pong: return []
        case .table(let opening):
            robots[robot].heard = opening.number
            if opening.number > table.last { _ = table.receive(message, at: 0) }
            return []
        case .event(let event): return hear(event, robot)
        case .refused(let request, let refusal): return refuse(request, refusal, robot)
        case .end:
            guard robot == 0 else { return [] }
            gamesEnded += 1
            return [.over]
        }
    }

    private mutating func enter(
        _ code: RoomCode, _ seat: Seat?, _ robot: Int, _ message: ServerMessage
    ) -> [Reaction] {
        guard robots[robot].seat == nil else { return [] }
        guard let seat else {
            faults.append("robot \(robot) has no seat")
            return []
        }
        robots[robot].seat = seat
        _ = table.receive(message, at: 0)
        let isFull = robots.allSatisfy { $0.seat != nil }
        return (robot == 0 ? [.named(code)] : []) + (isFull ? [.full] : [])
    }

    private mutating func hear(_ event: NumberedEvent, _ robot: Int) -> [Reaction] {
        if event.number != robots[robot].heard + 1 {
            faults.append("robot \(robot) was told event \(event.number) after \(robots[robot].heard)")
        }
        robots[robot].heard = event.number
        follow(event)
        guard event.entry.seat == robots[robot].seat, let pending = robots[robot].answer(event.request) else {
            return []
        }
        if let seat = event.entry.seat {
            acknowledged.append(StoredClaim(number: event.number, seat: seat, request: event.request))
        }
        return [.stored(scheduled: pending.scheduled)]
    }

    /// Carries out an event that no robot has received yet. If another robot has received it, checks that the event is
    /// the same.
    private mutating func follow(_ event: NumberedEvent) {
        if event.number > table.last {
            let news = table.receive(.event(event), at: 0)
            if news.contains(.outOfStep) { faults.append("event \(event.number) does not fit the table") }
            recent.append(event)
            if recent.count > Self.kept { recent.removeFirst() }
        } else if let told = recent.first(where: { $0.number == event.number }), told != event {
            faults.append("event \(event.number) was told in two ways")
        }
    }

    private mutating func refuse(_ request: Int, _ refusal: Refusal, _ robot: Int) -> [Reaction] {
        guard let pending = robots[robot].answer(request) else {
            faults.append("robot \(robot) was refused request \(request): \(refusal)")
            return []
        }
        switch refusal {
        case .late, .gone, .over: break
        case .locked, .watching, .started, .alone, .version, .unknown, .busy:
            faults.append("robot \(robot) was refused a set: \(refusal)")
        }
        return [.refused(scheduled: pending.scheduled)]
    }
}
