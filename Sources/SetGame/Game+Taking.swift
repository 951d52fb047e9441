import SetRules

// Players on separate devices don't claim, and their half-made selections aren't part of the game. The first player to
// take a set gets it.
extension Game {
    /// Takes three cards for a seat. A set leaves immediately; any other three cards cost points and lock the seat for
    /// a moment.
    mutating func take(_ triple: CardTriple, by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        if let violation = takeViolation(of: triple) { throw violation }
        guard triple.isSet else {
            scores[seat] -= penalty
            lock(seat, until: time + Rule.mismatchDisplayTime)
            return [.mistaken(triple, by: seat)]
        }
        let took = time - moments.bonusBegan
        let foundSet = FoundSet(
            set: triple, seat: seat, foundAt: time, took: took, points: points(for: triple, after: took))
        found.append(foundSet)
        scores[seat] += foundSet.points
        moments.bonusBegan = time
        return [.found(foundSet), takeAway(triple, replacing: replacesMatches, at: time)]
    }

    /// Returns why `perform` would refuse to take three cards for a seat; `nil` if it wouldn't. A mistake costs points, but
    /// isn't refused.
    public func takeViolation(of triple: CardTriple, by seat: Seat, at time: Milliseconds) -> RuleViolation? {
        if !(now...Self.longest).contains(time) { return .timeOutOfRange }
        if isLocked(seat, at: time) { return .mismatchShows }
        if !options.players.seats.contains(seat) { return .onePlayer }
        return options.players.areApart ? takeViolation(of: triple) : .wrongPlayers
    }

    private func takeViolation(of triple: CardTriple) -> RuleViolation? {
        if isOver { return .gameOver }
        if !triple.cards.allSatisfy(table.contains) { return .notOnTable }
        return triple.isSet && replacesMatches && !deck.knowsNextThree ? .deckHidden : nil
    }

    /// Returns whether a seat can't take cards yet after its mistake.
    public func isLocked(_ seat: Seat, at time: Milliseconds) -> Bool {
        lockEnds(of: seat).map { time < $0 } ?? false
    }

    /// Returns the playing time until which a seat can't take cards; `nil` or 0 if it hasn't made a mistake.
    public func lockEnds(of seat: Seat) -> Milliseconds? {
        let index = Int(seat.rawValue)
        return index < moments.lockEnds.count ? moments.lockEnds[index] : nil
    }

    private mutating func lock(_ seat: Seat, until time: Milliseconds) {
        let index = Int(seat.rawValue)
        while moments.lockEnds.count <= index { moments.lockEnds.append(0) }
        moments.lockEnds[index] = time
    }

    /// Refuses an action that isn't for these players. Players on separate devices can only take cards, and other
    /// players can't.
    func checkPlayers(of action: Action) throws(RuleViolation) {
        switch action {
        case .take: if !options.players.areApart { throw .wrongPlayers }
        case .tap, .deselect, .deal, .reshuffle, .cheat, .claim, .withdrawClaim, .undo, .change:
            if options.players.areApart { throw .wrongPlayers }
        case .matchLeaves, .autoDeal, .hintEnds, .turnEnds, .mismatchEnds, .interruption: break
        }
    }

    /// Returns how many cards of the deck are dealt by an action that could be carried out now.
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
    /// Returns the same game as one player sees it on their own device, with their own selection and order of cards.
    /// Neither is part of the game.
    ///
    /// - Parameters:
    ///   - selection: the player's selection.
    ///   - order: the cards of the table in the player's order.
    public func seen(selecting selection: Selection, order: [Card]) -> Game {
        var game = self
        game.selection = selection
        game.table = order
        return game
    }
}
