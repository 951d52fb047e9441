import SetRules

// Players with a device each: nobody claims, and nobody's half-made choice is part of the game. Whoever sees a set takes it.
extension Game {
    /// A seat takes three cards. A set leaves at once; anything else costs points, and locks the seat for a moment.
    mutating func take(_ triple: CardTriple, by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard !isOver else { throw .gameOver }
        guard triple.cards.allSatisfy(table.contains) else { throw .notOnTable }
        guard triple.isSet else {
            scores[seat] -= penalty
            lock(seat, until: time + Rule.mismatchShows)
            return [.mistaken(triple, by: seat)]
        }
        guard !replacesMatches || deck.knowsNextThree else { throw .deckHidden }
        let took = time - moments.bonusBegan
        let foundSet = FoundSet(
            set: triple, seat: seat, foundAt: time, took: took, points: points(for: triple, after: took))
        found.append(foundSet)
        scores[seat] += foundSet.points
        moments.bonusBegan = time
        return [.found(foundSet), takeAway(triple, replacing: replacesMatches, at: time)]
    }

    /// Whether a seat may take nothing yet, after its mistake.
    public func isLocked(_ seat: Seat, at time: Milliseconds) -> Bool {
        lockEnds(of: seat).map { time < $0 } ?? false
    }

    /// The playing time until which a seat may take nothing; `nil` where it has made no mistake.
    public func lockEnds(of seat: Seat) -> Milliseconds? {
        let index = Int(seat.rawValue)
        return index < moments.lockEnds.count ? moments.lockEnds[index] : nil
    }

    private mutating func lock(_ seat: Seat, until time: Milliseconds) {
        let index = Int(seat.rawValue)
        while moments.lockEnds.count <= index { moments.lockEnds.append(0) }
        moments.lockEnds[index] = time
    }

    /// Refuses what players who sit apart cannot do, and to others what only those can.
    func checkPlayers(of action: Action) throws(RuleViolation) {
        switch action {
        case .take: if !options.players.areApart { throw .wrongPlayers }
        case .tap, .deselect, .deal, .reshuffle, .cheat, .claim, .withdrawClaim, .undo, .change:
            if options.players.areApart { throw .wrongPlayers }
        case .matchLeaves, .autoDeal, .hintEnds, .turnEnds, .mismatchEnds, .interruption: break
        }
    }

    /// How many cards of the deck come with an action that could be carried out now.
    public func cardsNeeded(for action: Action) -> Int {
        switch action {
        case .take(let triple): triple.isSet && replacesMatches ? min(deck.count, 3) : 0
        case .autoDeal: 3
        case .tap, .deselect, .deal, .reshuffle, .cheat, .claim, .withdrawClaim, .undo, .change, .matchLeaves,
            .hintEnds,
            .turnEnds, .mismatchEnds, .interruption:
            0
        }
    }
}

extension Game {
    /// The same game as one player sees it on a device of their own: with what they have chosen, and with the cards in an order
    /// of their own. Neither is part of the game.
    ///
    /// - Parameters:
    ///   - selection: what the player has chosen.
    ///   - order: the cards of the table in the player's order.
    public func seen(selecting selection: Selection, order: [Card]) -> Game {
        var game = self
        game.selection = selection
        game.table = order
        return game
    }
}
