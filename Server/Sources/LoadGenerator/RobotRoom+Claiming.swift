import SetGame
import SetRules
import SetTogether

// The robots' actions.
extension RobotRoom {
    /// Makes a claim by a robot that may send a message. Prefers sets that don't overlap unanswered claims. Returns
    /// `nil` if no claim can be made.
    ///
    /// - Parameters:
    ///   - scheduled: the scheduled time, from which latency is measured, in nanoseconds.
    ///   - now: the current time in nanoseconds.
    ///   - alone: whether to wait until other claims are answered. Claims are never too late then.
    mutating func claim(
        scheduled: Int64, at now: Int64, alone: Bool
    ) -> (robot: Int, message: ClientMessage)? {
        guard let game = table.game, !game.isOver, !(alone && isWaiting) else { return nil }
        let waiting = robots.flatMap { $0.pending.map(\.cards) }
        let sets = game.matches
        let free = sets.first { set in !waiting.contains { $0.contains(where: set.contains) } }
        guard let set = free ?? (alone ? nil : sets.first), let robot = nextRobot(at: now) else { return nil }
        robots[robot].request += 1
        let request = robots[robot].request
        robots[robot].pending.append(Pending(request: request, cards: set, scheduled: scheduled))
        return (robot, .take(request: request, seen: robots[robot].heard, set))
    }

    /// Returns the seated robot with the fewest requests, if it may send a message.
    private mutating func nextRobot(at now: Int64) -> Int? {
        let ready = robots.indices.filter { robots[$0].seat != nil }
        guard let robot = ready.min(by: { robots[$0].request < robots[$1].request }) else { return nil }
        return robots[robot].bucket.take(at: now) ? robot : nil
    }
}
