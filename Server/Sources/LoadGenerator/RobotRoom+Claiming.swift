import SetGame
import SetRules
import SetTogether

// What the robots do.
extension RobotRoom {
    /// A claim by a robot that may send, of a set that nobody waits for where there is one; `nil` where none can be made.
    ///
    /// - Parameters:
    ///   - scheduled: the moment that its time is measured from, in nanoseconds.
    ///   - now: the moment in nanoseconds.
    ///   - alone: whether none is made while another one waits, so that no claim is too late.
    mutating func claim(
        scheduled: Int64, at now: Int64, alone: Bool
    ) -> (robot: Int, message: ClientMessage)? {
        guard let game = table.game, !game.isOver, !(alone && isWaiting) else { return nil }
        let waiting = robots.flatMap { $0.pending.map(\.triple) }
        let sets = game.table.sets
        let free = sets.first { set in !waiting.contains { $0.cards.contains(where: set.contains) } }
        guard let set = free ?? (alone ? nil : sets.first), let robot = nextRobot(at: now) else { return nil }
        robots[robot].request += 1
        let request = robots[robot].request
        robots[robot].pending.append(Pending(request: request, triple: set, scheduled: scheduled))
        return (robot, .take(request: request, seen: robots[robot].heard, set))
    }

    /// The robot that has made the fewest requests, of those that have a seat and may send.
    private mutating func nextRobot(at now: Int64) -> Int? {
        let ready = robots.indices.filter { robots[$0].seat != nil }
        guard let robot = ready.min(by: { robots[$0].request < robots[$1].request }) else { return nil }
        return robots[robot].bucket.take(at: now) ? robot : nil
    }
}
