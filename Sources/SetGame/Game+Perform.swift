import SetRules

extension Game {
    /// Carries out an action at a playing time, and returns the resulting events.
    ///
    /// An action changes a game only through this method or `follow`. Each action that is carried out is appended to
    /// the log; a refused action doesn't change the game. Amortized constant time, plus a search for matches among the cards
    /// on the table. The first action after the game was copied also copies the log.
    ///
    /// - Parameters:
    ///   - action: the action.
    ///   - seat: the seat that acts; ignored for actions that time alone causes.
    ///   - time: the playing time, at least the time of the last action and at most `longest`.
    /// - Throws: why the rules refuse the action.
    public mutating func perform(
        _ action: Action, by seat: Seat = .first, at time: Milliseconds
    ) throws(RuleViolation) -> [Event] {
        guard (now...Self.longest).contains(time) else { throw .timeOutOfRange }
        try checkTime(of: action, by: seat, at: time)
        return try carryOut(LogEntry(at: time, seat: seat, action: action))
    }

    /// Carries out a log entry without checking delays.
    mutating func carryOut(_ entry: LogEntry) throws(RuleViolation) -> [Event] {
        guard (now...Self.longest).contains(entry.at) else { throw .timeOutOfRange }
        if let seat = entry.seat, !options.players.seats.contains(seat) { throw .onePlayer }
        try checkIsForPlayers(entry.action)
        try checkPending(entry.action)
        let wasOver = isOver
        // Only before a Deal: changing a table that is also stored elsewhere copies it.
        let before = entry.action == .deal ? BeforeDeal(self, at: entry.at) : nil
        var events = try apply(entry.action, by: entry.seat ?? .first, at: entry.at)
        now = entry.at
        log.append(entry)
        updateHoldsMatch()
        if isOver && !wasOver {
            end(at: entry.at)
            events.append(.ended)
        }
        noteForUndo(entry.action, since: before)
        return events
    }

    private mutating func apply(
        _ action: Action, by seat: Seat, at time: Milliseconds
    ) throws(RuleViolation) -> [Event] {
        switch action {
        case .tap(let card): try tap(card, by: seat, at: time)
        case .deselect: try deselect(by: seat)
        case .deal: try deal(by: seat, at: time)
        case .reshuffle: try reshuffle()
        case .cheat: try cheat(at: time)
        case .take(let group): try take(group, by: seat, at: time)
        case .claim: try claim(for: seat, at: time)
        case .withdrawClaim: try withdrawClaim(of: seat)
        case .undo: try undo(at: time)
        case .change(let options): try change(options, at: time)
        case .interruption: try interrupt(at: time)
        case .due(let due): try carryOut(due, at: time)
        }
    }

    private mutating func carryOut(_ due: Action.Due, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch due {
        case .matchLeaves: return try matchLeaves(at: time)
        case .autoDeal: return try autoDeal(at: time)
        case .turnEnds: return try endTurn(at: time)
        case .mismatchEnds: return try endMismatch(at: time)
        case .hintEnds:
            hint = nil
            return [.hintEnded]
        }
    }

    private mutating func end(at time: Milliseconds) {
        hint = nil
        turn = .unclaimed
        if case .atOneDevice = way { _ = selection.clear() }
        endedAt = time
    }

    private mutating func reshuffle() throws(RuleViolation) -> [Event] {
        guard !isOver else { throw .gameOver }
        try checkTurnIsUnclaimed()
        table.pinnedDerangement(using: &generator)
        return [.reshuffled]
    }

    private mutating func change(_ options: Options, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard options.players == self.options.players, options.game == self.options.game else { throw .isFixed }
        self.options = options
        moments.tableChanged = time
        return [.optionsChanged]
    }

    private mutating func interrupt(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch (selection, turn) {
        case (.match, .unclaimed), (.match, .claim):
            moments.matchShown = time
            moments.tableChanged = time
        case (.chosen, .claim), (.mismatch, .claim):
            selection = .none
            moments.tableChanged = time
        case (_, .unclaimed), (_, .mistake), (_, .free):
            throw .notDue
        }
        turn = .unclaimed
        return []
    }
}

// Actions refused because of their players or their time.
extension Game {
    /// Refuses an action that isn't for these players. Players on separate devices can only take cards, and other
    /// players can't.
    private func checkIsForPlayers(_ action: Action) throws(RuleViolation) {
        let takes = if case .take = action { true } else { false }
        if action.cause != .time, takes != options.players.areApart { throw .wrongPlayers }
    }

    /// Refuses an action that time alone causes if no such action is scheduled, due or not.
    private func checkPending(_ action: Action) throws(RuleViolation) {
        guard case .due = action else { return }
        guard scheduledActions.contains(where: { $0.action == action }) else { throw .notDue }
    }

    /// Refuses an action that is too early or too late. The replay of a log doesn't check this: how long a match shows or
    /// Deal waits may differ between versions, and a log must lead to the same game in every version.
    private func checkTime(of action: Action, by seat: Seat, at time: Milliseconds) throws(RuleViolation) {
        if case .undo = action, !canUndo(at: time) { throw .nothingToUndo }
        guard case .due = action else { return try checkDelay(of: action, by: seat, at: time) }
        guard let next = nextScheduledAction, next.action == action, next.at <= time else { throw .notDue }
    }
}
