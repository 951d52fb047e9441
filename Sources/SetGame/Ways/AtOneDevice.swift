import SetRules

/// The state of a game of two players on one device: whose turn it is.
struct AtOneDevice: Hashable, Sendable {
    /// The turn, which decides whose taps count.
    var turn = Turn.unclaimed
}

extension Game {
    /// The turn, which decides whose taps count with two players on one device. In other games it is always `unclaimed`;
    /// in a solo game all taps count.
    public internal(set) var turn: Turn {
        get { if case .atOneDevice(let state) = way { state.turn } else { .unclaimed } }
        set {
            guard case .atOneDevice(var state) = way else { return }
            state.turn = newValue
            way = .atOneDevice(state)
        }
    }

    /// How long a claim lasts; `nil` if the time is unlimited.
    public var claimDuration: Milliseconds? { options.claimDuration }

    /// Returns whether a seat's Deal only agrees to the other seat's Deal a moment ago.
    public func isDealAgreement(by seat: Seat, at time: Milliseconds) -> Bool {
        turn.isDealAgreement(by: seat, at: time)
    }

    /// Returns why a seat can't deal now, apart from the turn; `nil` if it can.
    public func dealViolation(for seat: Seat, at time: Milliseconds) -> RuleViolation? {
        turn.isDealAgreement(by: seat, at: time) ? nil : dealViolation
    }
}

// Claims and free turns.
extension AtOneDevice {
    /// Claims to see a match. The other seat can't act until the match is chosen or the claim has failed. A seat with an
    /// unlimited turn gives the turn up by claiming again.
    static func claim(
        for seat: Seat, in game: inout Game, at time: Milliseconds
    ) throws(RuleViolation) -> [Event] {
        guard !game.isOver else { throw .gameOver }
        if game.turn.seat == seat, game.turn.period == nil { return try endTurn(in: &game, at: time) }
        try game.turn.checkIsUnclaimed()
        game.turn = .claim(seat, game.options.claimDuration.map { Turn.Period(from: time, for: $0) })
        return [.claimed(seat)]
    }

    /// Withdraws a claim that was made by mistake. Nothing may have happened since, so the claim has to be the last
    /// action.
    static func withdrawClaim(of seat: Seat, in game: inout Game) throws(RuleViolation) -> [Event] {
        guard case .claim(seat, _) = game.turn, let last = game.log.last, last.action == .claim,
            last.seat == seat
        else { throw .nothingToWithdraw }
        game.turn = .unclaimed
        return [.claimWithdrawn(seat)]
    }

    /// Ends a claim or a free turn, because its time is over or the seat gives it up.
    static func endTurn(in game: inout Game, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch game.turn {
        case .unclaimed, .mistake:
            throw .notDue
        case .claim(let seat, _):
            _ = game.selection.clear()
            game.scores[seat] -= game.options.penalty
            beginFreeTurn(of: seat.other, in: &game, at: time)
            return [.claimRanOut(seat)]
        case .free(let seat, _, _):
            _ = game.selection.clear()
            game.turn = .unclaimed
            game.moments.tableChanged = time
            return [.turnRanOut(seat)]
        }
    }

    /// Settles a completed choice. A mistake costs points except in a free turn; other mismatches don't end the turn.
    static func settle(_ verdict: Verdict, in game: inout Game, by seat: Seat) {
        guard case .mismatch(let mismatch) = verdict else {
            game.turn = .unclaimed
            return
        }
        guard mismatch.isMistake else { return }
        switch game.turn {
        case .unclaimed, .mistake: game.scores[seat] -= game.options.penalty
        case .claim:
            game.scores[seat] -= game.options.penalty
            game.turn = .mistake(seat)
        case .free: break
        }
    }

    /// Gives the other seat a free turn after the mistake of a claim has shown long enough; a free turn continues.
    static func endMistake(in game: inout Game, at time: Milliseconds) -> [Event] {
        guard case .mistake(let seat) = game.turn else { return [] }
        beginFreeTurn(of: seat.other, in: &game, at: time)
        return [.freeTurn(seat.other)]
    }

    private static func beginFreeTurn(of seat: Seat, in game: inout Game, at time: Milliseconds) {
        let period = period(of: Rule.freeTurnTime, from: time, game.options)
        game.turn = .free(seat, period, because: .failedClaim)
    }

    /// Returns the period of a free turn; `nil` if the time for claims is unlimited.
    private static func period(of length: Milliseconds, from time: Milliseconds, _ options: Options) -> Turn.Period? {
        options.claimTime == .unlimited ? nil : Turn.Period(from: time, for: length)
    }

    static func scheduled(in game: Game) -> [ScheduledAction] {
        var scheduled = [Schedule.endOfMismatch(in: game)].compactMap { $0 }
        if let period = game.turn.period {
            scheduled.append(ScheduledAction(at: period.ends, action: .due(.turnEnds)))
        }
        return scheduled
    }
}

// Deals. Each player deals for a free turn of the other.
extension AtOneDevice {
    /// Deals for a seat and gives the other seat a free turn. If the other seat deals too, its free turn ends.
    static func deal(in game: inout Game, by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        // `checkDelay` checks that the answer is in time; the replay of a log doesn't check it.
        if game.turn.dealAnswered(by: seat) != nil {
            _ = game.selection.clear()
            game.turn = .unclaimed
            game.moments.tableChanged = time
            return [.agreedToDeal]
        }
        try game.turn.checkIsUnclaimed()
        if let violation = game.dealViolation { throw violation }
        if case .match(let group) = game.selection {
            game.selection = .none
            // Both players may have dealt because of the match; the second Deal must not add cards.
            game.moments.matchLeftByItself = time
            return [game.takeAway(group, dealing: true, at: time)]
        }
        let dealt = game.addCards(at: time, cost: 0, by: .seat(seat))
        let period = period(of: Rule.freeTurnTimeAfterDeal, from: time, game.options)
        game.turn = .free(seat.other, period, because: .deal(at: time))
        return [dealt]
    }

    /// Refuses a Deal meant for a match that has just left, and a claim given up as soon as it is made.
    static func checkDelay(of action: Action, by seat: Seat, in game: Game, at time: Milliseconds) throws(RuleViolation)
    {
        if action == .deal {
            if game.turn.seat == seat && !game.turn.isDealAgreement(by: seat, at: time) { throw .turnOf(seat) }
            if game.turn == .unclaimed { try game.moments.checkDealDelay(in: game, at: time) }
        }
        // A second press right after the first isn't a change of mind.
        if action == .claim, game.turn.seat == seat, game.turn.period == nil, let last = game.log.last,
            last.action == .claim,
            time - last.at < Rule.dealDelay
        {
            throw .tooSoon
        }
    }
}
