import SetRules

// The effects of the actions. A refused action throws before it changes the game.
extension Action {
    /// Carries the action out for a seat at a playing time, and returns the events.
    func apply(to game: inout Game, by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch self {
        case .tap(let card): try Self.tap(card, in: &game, by: seat, at: time)
        case .deselect: try Self.deselect(in: &game, by: seat)
        case .deal: try Way.deal(in: &game, by: seat, at: time)
        case .reshuffle: try Self.reshuffle(&game)
        case .cheat: try Way.cheat(in: &game, at: time)
        case .take(let group): try Apart.take(group, in: &game, by: seat, at: time)
        case .claim: try Way.claim(for: seat, in: &game, at: time)
        case .withdrawClaim: try AtOneDevice.withdrawClaim(of: seat, in: &game)
        case .undo: try Self.undo(in: &game, at: time)
        case .change(let options): try Self.change(&game, to: options, at: time)
        case .interruption: try Self.interrupt(&game, at: time)
        case .due(let due): try due.apply(to: &game, at: time)
        }
    }

    private static func reshuffle(_ game: inout Game) throws(RuleViolation) -> [Event] {
        guard !game.isOver else { throw .gameOver }
        try game.turn.checkIsUnclaimed()
        game.table.pinnedDerangement(using: &game.generator)
        return [.reshuffled]
    }

    private static func undo(in game: inout Game, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard let before = game.undoHistory.beforeDeal else { throw .nothingToUndo }
        return before.restore(in: &game, at: time)
    }

    private static func change(
        _ game: inout Game, to options: Options, at time: Milliseconds
    ) throws(RuleViolation) -> [Event] {
        guard options.players == game.options.players, options.game == game.options.game else { throw .isFixed }
        game.options = options
        game.moments.tableChanged = time
        return [.optionsChanged]
    }

    private static func interrupt(_ game: inout Game, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch (game.selection, game.turn) {
        case (.match, .unclaimed), (.match, .claim):
            game.moments.matchShown = time
            game.moments.tableChanged = time
        case (.chosen, .claim), (.mismatch, .claim):
            game.selection = .none
            game.moments.tableChanged = time
        case (_, .unclaimed), (_, .mistake), (_, .free):
            throw .notDue
        }
        game.turn = .unclaimed
        return []
    }
}

extension Action.Due {
    /// Carries the action out at a playing time, and returns the events.
    fileprivate func apply(to game: inout Game, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch self {
        case .matchLeaves: return try Action.matchLeaves(in: &game, at: time)
        case .autoDeal:
            guard game.deck.knowsNext(game.dealCount) else { throw .deckHidden }
            return [game.addCards(at: time, cost: 0, by: .byItself)]
        case .turnEnds: return try AtOneDevice.endTurn(in: &game, at: time)
        case .mismatchEnds:
            game.selection = .none
            return [.mismatchCleared] + AtOneDevice.endMistake(in: &game, at: time)
        case .hintEnds:
            game.hint = nil
            return [.hintEnded]
        }
    }
}

// Actions refused because of their players or their time.
extension Action {
    /// Refuses an action that isn't for the game's players, and an action that time alone causes if no such action is
    /// scheduled, due or not. Players on separate devices can only take cards, and other players can't.
    func checkIsPossible(in game: Game) throws(RuleViolation) {
        let takes = if case .take = self { true } else { false }
        if cause != .time, takes != game.options.players.areApart { throw .wrongPlayers }
        guard case .due = self else { return }
        guard Schedule(of: game).actions.contains(where: { $0.action == self }) else { throw .notDue }
    }

    /// Refuses an action that is too early or too late. The replay of a log doesn't check this: how long a match shows or
    /// Deal waits may differ between versions, and a log must lead to the same game in every version.
    func checkTime(by seat: Seat, in game: Game, at time: Milliseconds) throws(RuleViolation) {
        if case .undo = self, !game.canUndo(at: time) { throw .nothingToUndo }
        guard case .due = self else { return try game.way.checkDelay(of: self, by: seat, in: game, at: time) }
        guard let next = game.nextScheduledAction, next.action == self, next.at <= time else { throw .notDue }
    }
}
