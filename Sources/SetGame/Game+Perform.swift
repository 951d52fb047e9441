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
        try action.checkTime(by: seat, in: self, at: time)
        return try carryOut(LogEntry(at: time, seat: seat, action: action))
    }

    /// Carries out a log entry without checking delays.
    mutating func carryOut(_ entry: LogEntry) throws(RuleViolation) -> [Event] {
        guard (now...Self.longest).contains(entry.at) else { throw .timeOutOfRange }
        if let seat = entry.seat, !options.players.seats.contains(seat) { throw .onePlayer }
        try entry.action.checkIsPossible(in: self)
        let wasOver = isOver
        // Only before a Deal: changing a table that is also stored elsewhere copies it.
        let before = entry.action == .deal ? BeforeDeal(self, at: entry.at) : nil
        var events = try entry.action.apply(to: &self, by: entry.seat ?? .first, at: entry.at)
        now = entry.at
        log.append(entry)
        holdsMatch = rules.containsMatch(in: self)
        if isOver && !wasOver {
            way.end()
            if options.players.needClaims { _ = selection.clear() }
            endedAt = entry.at
            events.append(.ended)
        }
        undoHistory.note(entry.action, since: before?.deck == deck ? nil : before, isOver: isOver)
        return events
    }
}
