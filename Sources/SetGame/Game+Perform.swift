import SetRules

extension Game {
    /// Carries out an action at a playing time, and returns the resulting events.
    ///
    /// An action changes a game only through this method or `follow`. Each action that is carried out is appended to
    /// the log; a refused action doesn't change the game. Amortized constant time, plus a search for sets among the cards
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

    /// Carries out a log entry without checking delays. How long a match shows or Deal waits may differ between
    /// versions, and a log must lead to the same game in every version.
    mutating func carryOut(_ entry: LogEntry) throws(RuleViolation) -> [Event] {
        guard (now...Self.longest).contains(entry.at) else { throw .timeOutOfRange }
        if let seat = entry.seat, !options.players.seats.contains(seat) { throw .onePlayer }
        try checkPlayers(of: entry.action)
        try checkPending(entry.action)
        let wasOver = isOver
        // Only before a Deal: changing a table that is also stored elsewhere copies it.
        let before = entry.action == .deal ? BeforeDeal(self, at: entry.at) : nil
        var events = try apply(entry.action, by: entry.seat ?? .first, at: entry.at)
        now = entry.at
        log.append(entry)
        holdsSet = tableInPlay.containsSet
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
        case .take(let triple): try take(triple, by: seat, at: time)
        case .claim: try claim(for: seat, at: time)
        case .withdrawClaim: try withdrawClaim(of: seat)
        case .undo: try undo(at: time)
        case .change(let options): try change(options, at: time)
        case .turnEnds: try endTurn(at: time)
        case .mismatchEnds: try endMismatch(at: time)
        case .matchLeaves: try matchLeaves(at: time)
        case .autoDeal: try autoDeal(at: time)
        case .hintEnds: endHint()
        case .interruption: try interrupt(at: time)
        }
    }

    private mutating func end(at time: Milliseconds) {
        hint = nil
        turn = .unclaimed
        if options.players == .two { giveUpSelection() }
        endedAt = time
    }

    private mutating func reshuffle() throws(RuleViolation) -> [Event] {
        guard !isOver else { throw .gameOver }
        try checkTurnIsUnclaimed()
        table.pinnedDerangement(using: &generator)
        return [.reshuffled]
    }

    private mutating func change(_ options: Options, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard options.players == self.options.players else { throw .playersAreFixed }
        self.options = options
        moments.tableChanged = time
        return [.optionsChanged]
    }

    private mutating func interrupt(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch (selection, turn) {
        case (.match, .unclaimed), (.match, .claim):
            moments.matchShown = time
            moments.tableChanged = time
        case (.none, .claim), (.one, .claim), (.two, .claim):
            selection = .none
            moments.tableChanged = time
        case (_, .unclaimed), (_, .mistake), (_, .free), (.mismatch, .claim):
            throw .notDue
        }
        turn = .unclaimed
        return []
    }
}

// Actions refused because of their time.
extension Game {
    /// Refuses an action that time alone causes if no such action is scheduled, due or not.
    private func checkPending(_ action: Action) throws(RuleViolation) {
        switch action {
        case .matchLeaves, .autoDeal, .hintEnds, .turnEnds, .mismatchEnds:
            guard scheduledActions.contains(where: { $0.action == action }) else { throw .notDue }
        case .tap, .deselect, .deal, .reshuffle, .cheat, .take, .change, .interruption, .claim, .withdrawClaim, .undo:
            break
        }
    }

    /// Refuses an action that is too early: a Deal meant for a match that has just left, a claim given up as soon as it
    /// is made, or a scheduled action that isn't due.
    private func checkTime(of action: Action, by seat: Seat, at time: Milliseconds) throws(RuleViolation) {
        switch action {
        case .deal:
            switch options.players {
            case .one: try checkDealDelay(at: time)
            case .two:
                if turn.seat == seat && !isDealAgreement(by: seat, at: time) { throw .turnOf(seat) }
                if turn == .unclaimed { try checkDealDelay(at: time) }
            case .apart: break
            }
        case .take: if isLocked(seat, at: time) { throw .mismatchShows }
        case .claim:
            // A second press right after the first isn't a change of mind.
            guard turn.seat == seat, turn.period == nil, let last = log.last, last.action == .claim else { break }
            if time - last.at < Rule.dealDelay { throw .tooSoon }
        case .undo:
            guard canUndo(at: time) else { throw .nothingToUndo }
        case .matchLeaves, .autoDeal, .hintEnds, .turnEnds, .mismatchEnds:
            guard let next = nextScheduledAction, next.action == action, next.at <= time else { throw .notDue }
        case .tap, .deselect, .reshuffle, .cheat, .change, .interruption, .withdrawClaim:
            break
        }
    }

    private func checkDealDelay(at time: Milliseconds) throws(RuleViolation) {
        guard dealViolation == nil, let left = moments.matchLeftByItself else { return }
        if time - left < Rule.dealDelay { throw .tooSoon }
    }
}
