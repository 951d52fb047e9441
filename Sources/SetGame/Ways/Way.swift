import SetRules

/// A way of playing, with its state. Each way has its rules in a file of its own; the actions ask it only what this file
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
        case .atOneDevice(let state): state.scheduled(in: game)
        case .apart: []
        }
    }

    /// Refuses an action of a seat that comes too early or too late.
    func checkDelay(of action: Action, by seat: Seat, in game: Game, at time: Milliseconds) throws(RuleViolation) {
        switch self {
        case .alone: if action == .deal { try game.moments.checkDealDelay(in: game, at: time) }
        case .atOneDevice(let state): try state.checkDelay(of: action, by: seat, in: game, at: time)
        case .apart(let state): if case .take = action, state.hasJustErred(seat, at: time) { throw .mismatchShows }
        }
    }
}

// What an action does differently in each way. The game is changed together with its way.
extension Way {
    /// Deals, or replaces a match that shows.
    static func deal(in game: inout Game, by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch game.way {
        case .alone: return try Alone.deal(in: &game, at: time)
        case .atOneDevice(var state):
            let events = try state.deal(in: &game, by: seat, at: time)
            game.way = .atOneDevice(state)
            return events
        case .apart: throw .wrongPlayers
        }
    }

    /// Settles a completed choice: the cost of a mismatch, and the turn.
    static func settle(_ verdict: Verdict, in game: inout Game, by seat: Seat, at time: Milliseconds) {
        switch game.way {
        case .alone(var state):
            state.settle(verdict, in: &game)
            game.way = .alone(state)
        case .atOneDevice(var state):
            state.settle(verdict, in: &game, by: seat)
            game.way = .atOneDevice(state)
        case .apart(var state):
            state.settle(verdict, in: &game, by: seat, at: time)
            game.way = .apart(state)
        }
    }

    /// Marks a match.
    static func cheat(in game: inout Game, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard !game.isOver else { throw .gameOver }
        guard case .alone(var state) = game.way else { throw .noCheat }
        let event = state.cheat(in: game, at: time)
        game.way = .alone(state)
        return [event]
    }

    /// Claims to see a match.
    static func claim(in game: inout Game, for seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard case .atOneDevice(var state) = game.way else { throw .onePlayer }
        let events = try state.claim(for: seat, in: &game, at: time)
        game.way = .atOneDevice(state)
        return events
    }

    /// Withdraws a claim that was made by mistake.
    static func withdrawClaim(of seat: Seat, in game: inout Game) throws(RuleViolation) -> [Event] {
        guard case .atOneDevice(var state) = game.way else { throw .nothingToWithdraw }
        let events = try state.withdrawClaim(of: seat, after: game.log)
        game.way = .atOneDevice(state)
        return events
    }

    /// Ends a claim or a free turn, because its time is over.
    static func endTurn(in game: inout Game, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard case .atOneDevice(var state) = game.way else { throw .notDue }
        let events = try state.endTurn(in: &game, at: time)
        game.way = .atOneDevice(state)
        return events
    }

    /// Clears a mismatch that has shown long enough.
    static func endMismatch(in game: inout Game, at time: Milliseconds) -> [Event] {
        game.selection = .none
        guard case .atOneDevice(var state) = game.way else { return [.mismatchCleared] }
        let events = state.endMismatch(options: game.options, at: time)
        game.way = .atOneDevice(state)
        return events
    }
}
