import SetRules

// Two players on one device: claims, free turns, and a Deal for each of them.
extension Game {
    /// A seat claims to see a set: nobody else may do anything until the set is chosen, or the claim has failed. Whoever has
    /// the turn for as long as they want gives it up by claiming again.
    mutating func claim(for seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard options.players == .two else { throw .onePlayer }
        guard !isOver else { throw .gameOver }
        if turn.seat == seat, turn.span == nil { return try endTurn(at: time) }
        try checkTurnIsUnclaimed()
        turn = .claim(seat, options.claimTime.milliseconds.map { Span(from: time, for: $0) })
        return [.claimed(seat)]
    }

    /// Withdraws a claim that was made by mistake. Only a claim that was the last action can be withdrawn: nothing has
    /// happened since.
    mutating func withdrawClaim(of seat: Seat) throws(RuleViolation) -> [Event] {
        guard case .claim(seat, _) = turn, let last = log.last, last.action == .claim, last.seat == seat else {
            throw .nothingToWithdraw
        }
        turn = .unclaimed
        return [.claimWithdrawn(seat)]
    }

    /// A seat deals, and the other may look first. Where both want cards, it is nobody's turn.
    mutating func dealForTwo(by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        // Whether it came in time is checked in `checkTime`; the replay of a log does not check.
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
            // Both may have pressed for the match; the second press adds no cards.
            moments.matchLeftByItself = time
            return [takeAway(triple, replacing: true, at: time)]
        }
        addThree(at: time)
        turn = .free(seat.other, span(of: Rule.freeTurnAfterDeal, from: time), because: .deal(at: time))
        return [.dealt(cost: 0, by: .seat(seat))]
    }

    /// Whether a seat's Deal only agrees to that of the other, a moment ago.
    public func agrees(_ seat: Seat, at time: Milliseconds) -> Bool {
        dealAnswered(by: seat).map { turn.span == nil || time - $0 <= Rule.agreementTime } ?? false
    }

    /// When the other dealt, where a seat has the turn because of it.
    private func dealAnswered(by seat: Seat) -> Milliseconds? {
        guard case .free(seat, _, because: .deal(let dealt)) = turn else { return nil }
        return dealt
    }

    /// Why a seat cannot deal now, whosever turn it is; `nil` while that seat's Deal is on.
    public func dealViolation(for seat: Seat, at time: Milliseconds) -> RuleViolation? {
        agrees(seat, at: time) ? nil : dealViolation
    }

    /// The time of a claim or of a free turn is over, or it is given up.
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

    /// A mismatch has shown long enough. After a failed claim it is the other's turn; a free turn goes on.
    mutating func endMismatch(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard options.players == .two, case .mismatch = selection else { throw .notDue }
        selection = .none
        guard case .mistake(let seat) = turn else { return [.mismatchCleared] }
        beginFreeTurn(of: seat.other, at: time)
        return [.mismatchCleared, .freeTurn(seat.other)]
    }

    private mutating func beginFreeTurn(of seat: Seat, at time: Milliseconds) {
        turn = .free(seat, span(of: Rule.freeTurn, from: time), because: .failedClaim)
    }

    /// The time of a free turn; `nil` where claims have no limit either.
    private func span(of length: Milliseconds, from time: Milliseconds) -> Span? {
        options.claimTime == .unlimited ? nil : Span(from: time, for: length)
    }

    /// Clears the selection; a match that shows stays.
    mutating func giveUpSelection() {
        switch selection {
        case .none, .match: break
        case .one, .two, .mismatch: selection = .none
        }
    }

    /// Refuses a tap of a seat whose turn it is not.
    func checkTurn(of seat: Seat) throws(RuleViolation) {
        guard options.players == .two else { return }
        switch turn {
        case .unclaimed: throw .nobodyClaimed
        case .mistake: throw .mismatchShows
        case .claim(seat, _), .free(seat, _, _): break
        case .claim(let owner, _), .free(let owner, _, _): throw .turnOf(owner)
        }
    }

    /// Refuses what may not be done while somebody claims or has a free turn.
    func checkTurnIsUnclaimed() throws(RuleViolation) {
        switch turn {
        case .unclaimed: break
        case .mistake: throw .mismatchShows
        case .claim(let seat, _), .free(let seat, _, _): throw .turnOf(seat)
        }
    }
}
