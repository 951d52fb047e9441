import SetRules

/// A way of playing, with its state. Each way has its rules in a file of its own; a game asks it only what this file
/// asks.
enum Way: Hashable, Sendable {
    /// One player.
    case alone(Alone)
    /// Two players on one device, against each other.
    case atOneDevice(AtOneDevice)
    /// Players on separate devices, against each other.
    case apart(Apart)

    init(_ players: Players) {
        switch players {
        case .one: self = .alone(Alone())
        case .two: self = .atOneDevice(AtOneDevice())
        case .apart: self = .apart(Apart())
        }
    }
}

extension Game {
    /// Refuses an action of a seat that comes too early or too late.
    func checkDelay(of action: Action, by seat: Seat, at time: Milliseconds) throws(RuleViolation) {
        switch way {
        case .alone: if action == .deal { try checkDealDelay(at: time) }
        case .atOneDevice: try checkDelayAtOneDevice(of: action, by: seat, at: time)
        case .apart: if case .take = action, hasJustErred(seat, at: time) { throw .mismatchShows }
        }
    }

    /// Deals, or replaces a match that shows.
    mutating func deal(by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch way {
        case .alone: try dealAlone(at: time)
        case .atOneDevice: try dealAtOneDevice(by: seat, at: time)
        case .apart: throw .wrongPlayers
        }
    }

    /// Settles a completed choice: the cost of a mismatch, and the turn.
    mutating func settle(_ verdict: Verdict, by seat: Seat, at time: Milliseconds) {
        switch way {
        case .alone: settleAlone(verdict)
        case .atOneDevice: settleAtOneDevice(verdict, by: seat)
        case .apart: settleApart(verdict, by: seat, at: time)
        }
    }

    /// The actions that time alone will cause in this way.
    var scheduledInWay: [ScheduledAction] {
        switch way {
        case .alone(let state): scheduledAlone(state)
        case .atOneDevice(let state): scheduledAtOneDevice(state)
        case .apart: []
        }
    }
}
