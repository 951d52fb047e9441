import SetRules

/// The state of a game of two players on one device: whose turn it is.
struct AtOneDevice: Hashable, Sendable {
    /// The turn, which decides whose taps count.
    var turn = Turn.unclaimed
}

// Claims, free turns, and a Deal for each player.
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

    /// Claims to see a match. The other seat can't act until the match is chosen or the claim has failed. A seat with an
    /// unlimited turn gives the turn up by claiming again.
    mutating func claim(for seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard case .atOneDevice = way else { throw .onePlayer }
        guard !isOver else { throw .gameOver }
        if turn.seat == seat, turn.period == nil { return try endTurn(at: time) }
        try checkTurnIsUnclaimed()
        turn = .claim(seat, claimDuration.map { Turn.Period(from: time, for: $0) })
        return [.claimed(seat)]
    }

    /// Withdraws a claim that was made by mistake. Nothing may have happened since, so the claim has to be the last
    /// action.
    mutating func withdrawClaim(of seat: Seat) throws(RuleViolation) -> [Event] {
        guard case .claim(seat, _) = turn, let last = log.last, last.action == .claim, last.seat == seat else {
            throw .nothingToWithdraw
        }
        turn = .unclaimed
        return [.claimWithdrawn(seat)]
    }

    /// Ends a claim or a free turn, because its time is over or the seat gives it up.
    mutating func endTurn(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch turn {
        case .unclaimed, .mistake:
            throw .notDue
        case .claim(let seat, _):
            _ = selection.clear()
            scores[seat] -= penalty
            beginFreeTurn(of: seat.other, at: time)
            return [.claimRanOut(seat)]
        case .free(let seat, _, _):
            _ = selection.clear()
            turn = .unclaimed
            moments.tableChanged = time
            return [.turnRanOut(seat)]
        }
    }

    /// Settles a completed choice. A mistake costs points except in a free turn; after any other mismatch the turn goes on.
    mutating func settleAtOneDevice(_ verdict: Verdict, by seat: Seat) {
        guard case .mismatch(let mismatch) = verdict else {
            turn = .unclaimed
            return
        }
        guard mismatch.isMistake else { return }
        switch turn {
        case .unclaimed, .mistake: scores[seat] -= penalty
        case .claim:
            scores[seat] -= penalty
            turn = .mistake(seat)
        case .free: break
        }
    }

    /// Clears a mismatch that has shown long enough. After a failed claim the other seat gets a free turn; a free turn
    /// continues.
    mutating func endMismatch(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        selection = .none
        guard case .mistake(let seat) = turn else { return [.mismatchCleared] }
        beginFreeTurn(of: seat.other, at: time)
        return [.mismatchCleared, .freeTurn(seat.other)]
    }

    private mutating func beginFreeTurn(of seat: Seat, at time: Milliseconds) {
        turn = .free(seat, period(of: Rule.freeTurnTime, from: time), because: .failedClaim)
    }

    /// Returns the period of a free turn; `nil` if the time for claims is unlimited.
    private func period(of length: Milliseconds, from time: Milliseconds) -> Turn.Period? {
        options.claimTime == .unlimited ? nil : Turn.Period(from: time, for: length)
    }

    func scheduledAtOneDevice(_ state: AtOneDevice) -> [ScheduledAction] {
        var scheduled = [scheduledEndOfMismatch].compactMap { $0 }
        if let period = state.turn.period {
            scheduled.append(ScheduledAction(at: period.ends, action: .due(.turnEnds)))
        }
        return scheduled
    }
}

// Deals. Each player deals for a free turn of the other.
extension Game {
    /// Deals for a seat and gives the other seat a free turn. If the other seat deals too, its free turn ends.
    mutating func dealAtOneDevice(by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        // `checkDelay` checks that the answer is in time; the replay of a log doesn't check it.
        if dealAnswered(by: seat) != nil {
            _ = selection.clear()
            turn = .unclaimed
            moments.tableChanged = time
            return [.agreedToDeal]
        }
        try checkTurnIsUnclaimed()
        if let dealViolation { throw dealViolation }
        if case .match(let group) = selection {
            selection = .none
            // Both players may have dealt because of the match; the second Deal must not add cards.
            moments.matchLeftByItself = time
            return [takeAway(group, dealing: true, at: time)]
        }
        let dealt = addCards(at: time, cost: 0, by: .seat(seat))
        turn = .free(seat.other, period(of: Rule.freeTurnTimeAfterDeal, from: time), because: .deal(at: time))
        return [dealt]
    }

    /// Returns whether a seat's Deal only agrees to the other seat's Deal a moment ago.
    public func isDealAgreement(by seat: Seat, at time: Milliseconds) -> Bool {
        dealAnswered(by: seat).map { turn.period == nil || time - $0 <= Rule.agreementTime } ?? false
    }

    /// Returns when the other seat dealt, if this seat has a free turn because of that Deal.
    private func dealAnswered(by seat: Seat) -> Milliseconds? {
        guard case .free(seat, _, because: .deal(let dealt)) = turn else { return nil }
        return dealt
    }

    /// Returns why a seat can't deal now, apart from the turn; `nil` if it can.
    public func dealViolation(for seat: Seat, at time: Milliseconds) -> RuleViolation? {
        isDealAgreement(by: seat, at: time) ? nil : dealViolation
    }
}

// Whose turn it is.
extension Game {
    /// Refuses a tap by a seat that doesn't have the turn.
    func checkTurn(of seat: Seat) throws(RuleViolation) {
        guard case .atOneDevice = way else { return }
        switch turn {
        case .unclaimed: throw .nobodyClaimed
        case .mistake: throw .mismatchShows
        case .claim(seat, _), .free(seat, _, _): break
        case .claim(let owner, _), .free(let owner, _, _): throw .turnOf(owner)
        }
    }

    /// Refuses an action that isn't allowed during a claim or a free turn.
    func checkTurnIsUnclaimed() throws(RuleViolation) {
        switch turn {
        case .unclaimed: break
        case .mistake: throw .mismatchShows
        case .claim(let seat, _), .free(let seat, _, _): throw .turnOf(seat)
        }
    }

    /// Refuses a Deal meant for a match that has just left, and a claim given up as soon as it is made.
    func checkDelayAtOneDevice(of action: Action, by seat: Seat, at time: Milliseconds) throws(RuleViolation) {
        if action == .deal {
            if turn.seat == seat && !isDealAgreement(by: seat, at: time) { throw .turnOf(seat) }
            if turn == .unclaimed { try checkDealDelay(at: time) }
        }
        // A second press right after the first isn't a change of mind.
        if action == .claim, turn.seat == seat, turn.period == nil, let last = log.last, last.action == .claim,
            time - last.at < Rule.dealDelay
        {
            throw .tooSoon
        }
    }
}
