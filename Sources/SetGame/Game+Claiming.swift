import SetRules

// Two players on one device: claims, free turns, and each player's own Deal.
extension Game {
    /// A player claims to see a set: nobody else may do anything until the set is chosen, or the claim has failed.
    mutating func claim(for seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard options.players == .two else { throw .onePlayer }
        guard !isOver else { throw .gameOver }
        try checkTurnIsOpen()
        turn = .claim(seat, Span(from: time, for: options.claimTime.milliseconds))
        return [.claimed(seat)]
    }

    /// A player deals, and the other may look first. Where both want cards, "no set?", nobody has the turn.
    mutating func deal(by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard options.players == .two else { throw .onePlayer }
        // Whether it came in time is asked in `checkTime`; a replay does not ask.
        if dealAnswered(by: seat) != nil {
            giveUpSelection()
            turn = .open
            moments.tableChanged = time
            return [.agreedToDeal]
        }
        try checkTurnIsOpen()
        if let dealViolation { throw dealViolation }
        if case .match(let triple) = selection {
            selection = .none
            // Both may have pressed for the match; the second adds no cards.
            moments.matchLeftByItself = time
            return [takeAway(triple, replacing: true, at: time)]
        }
        addThree(at: time)
        turn = .free(seat.other, Span(from: time, for: Rule.freeTurnAfterDeal), because: .deal(at: time))
        return [.dealt(cost: 0, by: .seat(seat))]
    }

    /// Whether a player's Deal only says yes to that of the other, a moment ago.
    public func agrees(_ seat: Seat, at time: Milliseconds) -> Bool {
        dealAnswered(by: seat).map { time - $0 <= Rule.agreementTime } ?? false
    }

    /// When the other dealt, where a player has the turn for it.
    private func dealAnswered(by seat: Seat) -> Milliseconds? {
        guard case .free(seat, _, because: .deal(let dealt)) = turn else { return nil }
        return dealt
    }

    /// Why a player cannot deal now, whosever turn it is; `nil` while that player's Deal is on.
    public func dealViolation(for seat: Seat, at time: Milliseconds) -> RuleViolation? {
        agrees(seat, at: time) ? nil : dealViolation
    }

    /// The time of a claim or of a free turn is over.
    mutating func endTurn(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch turn {
        case .open, .mistake:
            throw .notDue
        case .claim(let seat, _):
            giveUpSelection()
            scores[seat] -= Rule.points
            beginFreeTurn(of: seat.other, at: time)
            return [.claimRanOut(seat)]
        case .free(let seat, _, _):
            giveUpSelection()
            turn = .open
            moments.tableChanged = time
            return [.turnRanOut(seat)]
        }
    }

    /// A mismatch has been looked at long enough. After a failed claim it is the other's turn; in a free turn that goes
    /// on.
    mutating func endMismatch(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard options.players == .two, case .mismatch = selection else { throw .notDue }
        selection = .none
        guard case .mistake(let seat) = turn else { return [] }
        beginFreeTurn(of: seat.other, at: time)
        return [.freeTurn(seat.other)]
    }

    private mutating func beginFreeTurn(of seat: Seat, at time: Milliseconds) {
        turn = .free(seat, Span(from: time, for: Rule.freeTurn), because: .failedClaim)
    }

    /// What is chosen is chosen no more; a match that shows stays.
    mutating func giveUpSelection() {
        switch selection {
        case .none, .match: break
        case .one, .two, .mismatch: selection = .none
        }
    }

    /// Refuses a tap where nobody has the turn; gives the player whose tap it is.
    func tappingPlayer() throws(RuleViolation) -> Seat {
        guard options.players == .two else { return .first }
        switch turn {
        case .open: throw .nobodyClaimed
        case .mistake: throw .mismatchShows
        case .claim(let seat, _), .free(let seat, _, _): return seat
        }
    }

    /// Refuses what may not be done while somebody claims or has a free turn.
    func checkTurnIsOpen() throws(RuleViolation) {
        switch turn {
        case .open: break
        case .mistake: throw .mismatchShows
        case .claim(let seat, _), .free(let seat, _, _): throw .turnOf(seat)
        }
    }
}
