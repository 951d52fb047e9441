import SetRules

// Two players on one device: claims, free turns, and a Deal for each player.
extension Game {
    /// Claims to see a set. The other seat can't act until the set is chosen or the claim has failed. A seat with an
    /// unlimited turn gives the turn up by claiming again.
    mutating func claim(for seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard options.players == .two else { throw .onePlayer }
        guard !isOver else { throw .gameOver }
        if turn.seat == seat, turn.period == nil { return try endTurn(at: time) }
        try checkTurnIsUnclaimed()
        turn = .claim(seat, options.claimTime.milliseconds.map { Turn.Period(from: time, for: $0) })
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

    /// Deals for a seat and gives the other seat a free turn. If the other seat deals too, its free turn ends.
    mutating func dealForTwo(by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        // `checkTime` checks that the answer is in time; the replay of a log doesn't check it.
        if dealAnswered(by: seat) != nil {
            giveUpSelection()
            turn = .unclaimed
            moments.tableChanged = time
            return [.agreedToDeal]
        }
        try checkTurnIsUnclaimed()
        if let dealViolation { throw dealViolation }
        if case .match(let triple) = selection {
            selection = .none
            // Both players may have dealt because of the match; the second Deal must not add cards.
            moments.matchLeftByItself = time
            return [takeAway(triple, replacing: true, at: time)]
        }
        addThree(at: time)
        turn = .free(seat.other, period(of: Rule.freeTurnTimeAfterDeal, from: time), because: .deal(at: time))
        return [.dealt(cost: 0, by: .seat(seat))]
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

    /// Ends a claim or a free turn, because its time is over or the seat gives it up.
    mutating func endTurn(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch turn {
        case .unclaimed, .mistake:
            throw .notDue
        case .claim(let seat, _):
            giveUpSelection()
            scores[seat] -= penalty
            beginFreeTurn(of: seat.other, at: time)
            return [.claimRanOut(seat)]
        case .free(let seat, _, _):
            giveUpSelection()
            turn = .unclaimed
            moments.tableChanged = time
            return [.turnRanOut(seat)]
        }
    }

    /// Clears a mismatch that has shown long enough. After a failed claim the other seat gets a free turn; a free turn
    /// continues.
    mutating func endMismatch(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard options.players == .two, case .mismatch = selection else { throw .notDue }
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

    /// Clears the selection; a match that shows stays.
    mutating func giveUpSelection() {
        switch selection {
        case .none, .match: break
        case .one, .two, .mismatch: selection = .none
        }
    }

    /// Refuses a tap by a seat that doesn't have the turn.
    func checkTurn(of seat: Seat) throws(RuleViolation) {
        guard options.players == .two else { return }
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
}
