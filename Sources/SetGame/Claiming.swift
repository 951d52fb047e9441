import SetRules

// Two players on one device: claims, free turns, and each player's own Deal.
extension Game {
    /// A player claims to see a set: nobody else may do anything until the set is chosen, or the claim has failed.
    mutating func claim(for player: Player, at time: Milliseconds) throws(Refusal) -> [Event] {
        guard options.players == .two else { throw .onePlayer }
        guard !isOver else { throw .gameOver }
        try checkTurnIsOpen()
        turn = .claim(player, Span(from: time, for: options.claimTime.milliseconds))
        return [.claimed(player)]
    }

    /// A player deals, and the other may look first. Where both want cards, "no set?", nobody has the turn.
    mutating func deal(by player: Player, at time: Milliseconds) throws(Refusal) -> [Event] {
        guard options.players == .two else { throw .onePlayer }
        // Whether it came in time is asked in `checkTime`; a replay does not ask.
        if dealAnswered(by: player) != nil {
            giveUpSelection()
            turn = .open
            moments.tableChanged = time
            return [.agreedToDeal]
        }
        try checkTurnIsOpen()
        if let dealRefusal { throw dealRefusal }
        if case .match(let trio) = selection {
            selection = .none
            // Both may have pressed for the match; the second adds no cards.
            moments.matchLeftByItself = time
            return [takeAway(trio, replacing: true, at: time)]
        }
        addThree(at: time)
        turn = .free(player.other, Span(from: time, for: Rule.freeTurnAfterDeal), because: .deal(at: time))
        return [.dealt(cost: 0, by: .player(player))]
    }

    /// Whether a player's Deal only says yes to that of the other, a moment ago.
    public func agrees(_ player: Player, at time: Milliseconds) -> Bool {
        dealAnswered(by: player).map { time - $0 <= Rule.agreementTime } ?? false
    }

    /// When the other dealt, where a player has the turn for it.
    private func dealAnswered(by player: Player) -> Milliseconds? {
        guard case .free(player, _, because: .deal(let dealt)) = turn else { return nil }
        return dealt
    }

    /// Why a player cannot deal now, whosever turn it is; `nil` while that player's Deal is on.
    public func dealRefusal(for player: Player, at time: Milliseconds) -> Refusal? {
        agrees(player, at: time) ? nil : dealRefusal
    }

    /// The time of a claim or of a free turn is over.
    mutating func endTurn(at time: Milliseconds) throws(Refusal) -> [Event] {
        switch turn {
        case .open, .mistake:
            throw .notDue
        case .claim(let player, _):
            giveUpSelection()
            scores[player] -= Rule.points
            beginFreeTurn(of: player.other, at: time)
            return [.claimRanOut(player)]
        case .free(let player, _, _):
            giveUpSelection()
            turn = .open
            moments.tableChanged = time
            return [.turnRanOut(player)]
        }
    }

    /// A mismatch has been looked at long enough. After a failed claim it is the other's turn; in a free turn that goes
    /// on.
    mutating func endMismatch(at time: Milliseconds) throws(Refusal) -> [Event] {
        guard options.players == .two, case .mismatch = selection else { throw .notDue }
        selection = .none
        guard case .mistake(let player) = turn else { return [] }
        beginFreeTurn(of: player.other, at: time)
        return [.freeTurn(player.other)]
    }

    private mutating func beginFreeTurn(of player: Player, at time: Milliseconds) {
        turn = .free(player, Span(from: time, for: Rule.freeTurn), because: .failedClaim)
    }

    /// What is chosen is chosen no more; a match that shows stays.
    mutating func giveUpSelection() {
        switch selection {
        case .none, .match: break
        case .one, .two, .mismatch: selection = .none
        }
    }

    /// Refuses a tap where nobody has the turn; gives the player whose tap it is.
    func tappingPlayer() throws(Refusal) -> Player {
        guard options.players == .two else { return .first }
        switch turn {
        case .open: throw .nobodyClaimed
        case .mistake: throw .mismatchShows
        case .claim(let player, _), .free(let player, _, _): return player
        }
    }

    /// Refuses what may not be done while somebody claims or has a free turn.
    func checkTurnIsOpen() throws(Refusal) {
        switch turn {
        case .open: break
        case .mistake: throw .mismatchShows
        case .claim(let player, _), .free(let player, _, _): throw .turnOf(player)
        }
    }
}
