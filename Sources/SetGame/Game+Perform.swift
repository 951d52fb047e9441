import SetRules

extension Game {
    /// Carries an action out at a playing time and tells what it did.
    ///
    /// This is the only way in which a game changes. Each action that is carried out joins the log; a refused one
    /// changes nothing. Constant time, but for a search for sets among the cards on the table.
    ///
    /// - Parameter time: the playing time, not before that of the last action.
    public mutating func perform(_ action: Action, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        try checkTime(of: action, at: time)
        return try replay(action, at: time)
    }

    /// Carries out an action that was carried out before, whenever that was: how long a match shows or Deal waits may
    /// differ from version to version, and a log must not.
    mutating func replay(_ action: Action, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        precondition(time >= now, "playing time never runs backwards")
        try checkPending(action)
        let wasOver = isOver
        let before = BeforeDeal(self, at: time)
        var events = try carryOut(action, at: time)
        now = time
        log.append(Entry(at: time, action: action))
        holdsSet = tableInPlay.containsSet
        if isOver && !wasOver {
            hint = nil
            turn = .open
            if options.players == .two { giveUpSelection() }
            endedAt = time
            events.append(.ended)
        }
        noteForUndo(action, since: before)
        return events
    }

    private mutating func carryOut(_ action: Action, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch action {
        case .tap(let card): try tap(card, at: time)
        case .deselect: try deselect()
        case .deal: try deal(at: time)
        case .reshuffle: try reshuffle()
        case .cheat: try cheat(at: time)
        case .claim(let seat): try claim(for: seat, at: time)
        case .dealBy(let seat): try deal(by: seat, at: time)
        case .undo: try undo(at: time)
        case .change(let options): try change(options, at: time)
        case .turnEnds: try endTurn(at: time)
        case .mismatchEnds: try endMismatch(at: time)
        case .matchLeaves: try matchLeaves(at: time)
        case .autoDeal: autoDeal(at: time)
        case .hintEnds: endHint()
        case .reopen: try reopen(at: time)
        }
    }

    private mutating func reshuffle() throws(RuleViolation) -> [Event] {
        guard !isOver else { throw .gameOver }
        try checkTurnIsOpen()
        table.pinnedDerangement(using: &generator)
        return [.reshuffled]
    }

    private mutating func change(_ options: Options, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard options.players == self.options.players else { throw .playersAreFixed }
        self.options = options
        moments.tableChanged = time
        return []
    }

    private mutating func reopen(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch (selection, turn) {
        case (.match, .open), (.match, .claim):
            moments.matchShown = time
            moments.tableChanged = time
        case (.none, .claim), (.one, .claim), (.two, .claim):
            selection = .none
            moments.tableChanged = time
        case (_, .open), (_, .mistake), (_, .free), (.mismatch, .claim):
            throw .notDue
        }
        turn = .open
        return []
    }

    /// Refuses what happens by itself where nothing of the kind is to come, soon or late.
    private func checkPending(_ action: Action) throws(RuleViolation) {
        switch action {
        case .matchLeaves, .autoDeal, .hintEnds, .turnEnds, .mismatchEnds:
            guard alarms.contains(where: { $0.action == action }) else { throw .notDue }
        case .tap, .deselect, .deal, .reshuffle, .cheat, .change, .reopen, .claim, .dealBy, .undo:
            break
        }
    }

    /// Refuses what comes too early: a Deal meant for a match that has just left, or what happens by itself.
    private func checkTime(of action: Action, at time: Milliseconds) throws(RuleViolation) {
        switch action {
        case .deal:
            if options.players == .one { try checkDealWaits(at: time) }
        case .dealBy(let seat):
            if turn.seat == seat && !agrees(seat, at: time) { throw .turnOf(seat) }
            if options.players == .two && turn == .open { try checkDealWaits(at: time) }
        case .undo:
            guard canUndo(at: time) else { throw .nothingToUndo }
        case .matchLeaves, .autoDeal, .hintEnds, .turnEnds, .mismatchEnds:
            guard let alarm, alarm.action == action, alarm.at <= time else { throw .notDue }
        case .tap, .deselect, .reshuffle, .cheat, .change, .reopen, .claim:
            break
        }
    }

    private func checkDealWaits(at time: Milliseconds) throws(RuleViolation) {
        guard dealViolation == nil, let left = moments.matchLeftByItself else { return }
        if time - left < Rule.dealWaits { throw .tooSoon }
    }
}
