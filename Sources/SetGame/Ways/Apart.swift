import SetRules

/// The state of a game on separate devices: the seats that are locked after a mistake.
///
/// These players don't claim, and their incomplete choices aren't part of the game. The first player to take a match gets
/// it.
struct Apart: Hashable, Sendable {
    // In seat order, only as long as needed. An array of a custom type would add a hash function to the page's referee,
    // which imports no random numbers.
    /// When each seat can take cards again.
    private var lockEnds: [Milliseconds] = []
    /// How long the last mistake of each seat locks it; 0 since its last match.
    private var locks: [Milliseconds] = []

    func lockEnds(of seat: Seat) -> Milliseconds { Self.value(of: seat, in: lockEnds) }

    /// When the last mistake of a seat was made; `nil` if it has made none since its last match.
    func lastMistake(of seat: Seat) -> Milliseconds? {
        let lock = Self.value(of: seat, in: locks)
        return lock == 0 ? nil : lockEnds(of: seat) - lock
    }

    /// Locks a seat, twice as long as its last mistake did.
    mutating func noteMistake(of seat: Seat, at time: Milliseconds) {
        let former = Self.value(of: seat, in: locks)
        let lock = former == 0 ? Rule.mismatchDisplayTime : min(2 * former, Rule.longestLock)
        Self.set(lock, of: seat, in: &locks)
        Self.set(time + lock, of: seat, in: &lockEnds)
    }

    mutating func noteMatch(of seat: Seat) {
        Self.set(0, of: seat, in: &locks)
        Self.set(0, of: seat, in: &lockEnds)
    }

    func standing(of seat: Seat, score: Int) -> Standing {
        Standing(score: score, lockEnds: lockEnds(of: seat), lock: Self.value(of: seat, in: locks))
    }

    mutating func adopt(_ standing: Standing, of seat: Seat) {
        Self.set(standing.lock, of: seat, in: &locks)
        Self.set(standing.lockEnds, of: seat, in: &lockEnds)
    }

    private static func value(of seat: Seat, in values: [Milliseconds]) -> Milliseconds {
        let index = Int(seat.rawValue)
        return index < values.count ? values[index] : 0
    }

    private static func set(_ value: Milliseconds, of seat: Seat, in values: inout [Milliseconds]) {
        let index = Int(seat.rawValue)
        while values.count <= index { values.append(0) }
        values[index] = value
    }
}

extension Apart {
    /// Takes cards for a seat. A match leaves immediately; any other cards cost points and lock the seat for a while.
    static func take(
        _ group: CardGroup, in game: inout Game, by seat: Seat, at time: Milliseconds
    ) throws(RuleViolation) -> [Event] {
        if let violation = violation(of: group, in: game) { throw violation }
        guard let verdict = game.rules.judge(group.cards, after: game.earlierMatches) else { throw .wrongCount }
        Way.settle(verdict, in: &game, by: seat, at: time)
        switch verdict {
        case .match:
            let found = game.note(group, by: seat, at: time)
            if game.rules.keepsMatches { return [.found(found)] }
            return [.found(found), game.takeAway(group, at: time)]
        case .mismatch(let mismatch): return [.mistaken(mismatch, by: seat)]
        }
    }

    /// Unlocks a seat after its match; a mistake costs points and locks it.
    mutating func settle(_ verdict: Verdict, in game: inout Game, by seat: Seat, at time: Milliseconds) {
        switch verdict {
        case .match: noteMatch(of: seat)
        case .mismatch(let mismatch):
            guard mismatch.isMistake else { return }
            game.scores[seat] -= game.options.penalty
            noteMistake(of: seat, at: time)
        }
    }

    /// Returns whether a seat has made a mistake so recently that no log has an action of it. Longer locks are newer than some
    /// logs, so they stop only new actions.
    func hasJustErred(_ seat: Seat, at time: Milliseconds) -> Bool {
        lastMistake(of: seat).map { time < $0 + Rule.mismatchDisplayTime } ?? false
    }

    /// Returns why cards can't be taken, whichever seat and time; `nil` if they can.
    fileprivate static func violation(of group: CardGroup, in game: Game) -> RuleViolation? {
        let rules = game.rules
        if game.isOver { return .gameOver }
        if !rules.kind.sizes.contains(group.count) { return .wrongCount }
        // A message can name cards of another kind, which can't be judged.
        if !group.allSatisfy(game.isAvailable) { return .notOnTable }
        if rules.judge(group.cards, after: game.earlierMatches) == nil { return .wrongCount }
        return game.deck.knowsNext(game.cardsNeeded(for: .take(group))) ? nil : .deckHidden
    }
}

extension Game {
    /// Returns why `perform` would refuse to take cards for a seat; `nil` if it wouldn't. A mistake costs points, but
    /// isn't refused.
    public func takeViolation(of group: CardGroup, by seat: Seat, at time: Milliseconds) -> RuleViolation? {
        if !(now...Self.longest).contains(time) { return .timeOutOfRange }
        if isLocked(seat, at: time) { return .mismatchShows }
        if !options.players.seats.contains(seat) { return .onePlayer }
        return options.players.areApart ? Apart.violation(of: group, in: self) : .wrongPlayers
    }

    /// Returns how many cards of the deck are dealt by an action that could be carried out now.
    public func cardsNeeded(for action: Action) -> Int {
        if case .take(let group) = action {
            let leaves = !rules.keepsMatches && rules.isMatch(group, after: earlierMatches)
            return leaves ? options.replacementCount(of: group, on: table, deckCount: deck.count) : 0
        }
        return action == .due(.autoDeal) ? dealCount : 0
    }

    /// Returns whether a seat can't take cards yet after its mistakes.
    public func isLocked(_ seat: Seat, at time: Milliseconds) -> Bool {
        guard case .apart(let state) = way else { return false }
        return time < state.lockEnds(of: seat)
    }

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
