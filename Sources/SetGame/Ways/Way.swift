import SetRules

/// A way of playing, with its state. This file chooses between the ways; the rules of each are in its own file.
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

    /// Ends hints and turns with the game.
    mutating func end() {
        switch self {
        case .alone(var state):
            state.hint = nil
            self = .alone(state)
        case .atOneDevice: self = .atOneDevice(AtOneDevice())
        case .apart: break
        }
    }

    /// The actions that time alone will cause in this way.
    func scheduled(in game: Game) -> [ScheduledAction] {
        switch self {
        case .alone(let state): state.scheduled(in: game)
        case .atOneDevice: AtOneDevice.scheduled(in: game)
        case .apart: []
        }
    }

    /// Refuses a seat's action that is too early or too late.
    func checkDelay(of action: Action, by seat: Seat, in game: Game, at time: Milliseconds) throws(RuleViolation) {
        switch self {
        case .alone: if action == .deal { try game.moments.checkDealDelay(in: game, at: time) }
        case .atOneDevice: try AtOneDevice.checkDelay(of: action, by: seat, in: game, at: time)
        case .apart(let state): if case .take = action, state.hasJustErred(seat, at: time) { throw .mismatchShows }
        }
    }
}

// The parts of actions that differ by way. The game is changed together with its way.
extension Way {
    /// Deals, or replaces a match that shows.
    static func deal(in game: inout Game, by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch game.way {
        case .alone: try Alone.deal(in: &game, at: time)
        case .atOneDevice: try AtOneDevice.deal(in: &game, by: seat, at: time)
        case .apart: throw .wrongPlayers
        }
    }

    /// Settles a completed choice: the cost of a mismatch, and the turn.
    static func settle(_ verdict: Verdict, in game: inout Game, by seat: Seat, at time: Milliseconds) {
        switch game.way {
        case .alone: Alone.settle(verdict, in: &game)
        case .atOneDevice: AtOneDevice.settle(verdict, in: &game, by: seat)
        case .apart(var state):
            state.settle(verdict, in: &game, by: seat, at: time)
            game.way = .apart(state)
        }
    }

    /// Gives a hint; only a solo game in progress has hints.
    static func cheat(in game: inout Game, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard !game.isOver else { throw .gameOver }
        guard case .alone(var state) = game.way else { throw .noCheat }
        let event = state.cheat(in: game, at: time)
        game.way = .alone(state)
        return [event]
    }
}

// Claims.
extension Way {
    /// Claims to see a match; only two players on one device claim.
    static func claim(for seat: Seat, in game: inout Game, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard case .atOneDevice = game.way else { throw .onePlayer }
        return try AtOneDevice.claim(for: seat, in: &game, at: time)
    }
}
