import SetRules

// Choosing cards.
extension Action {
    static func tap(
        _ card: Card, in game: inout Game, by seat: Seat, at time: Milliseconds
    ) throws(RuleViolation) -> [Event] {
        guard !game.isOver else { throw .gameOver }
        if game.options.players.needClaims { try game.turn.checkIs(of: seat) }
        guard game.isAvailable(card) else { throw .notOnTable }
        // Otherwise a player could see card after card, one at a time.
        if game.rules.liesFaceDown, game.selection.choice.contains(card) { throw .turnedUp }
        if let hint = game.hint, !hint.cards.contains(card) { game.hint = nil }
        var events: [Event] = []
        if case .match(let group) = game.selection {
            events.append(game.takeAway(group, at: time))
            game.selection = .none
            // The card may have been part of the match before.
            if group.contains(card) || !game.isAvailable(card) { return events }
        }
        switch game.selection.tap(card, in: game.rules, after: game.earlierMatches) {
        case .selected: events.append(.selected(card))
        case .deselected: events.append(.deselected(card))
        case .completed(let verdict): events.append(show(verdict, in: &game, by: seat, at: time))
        }
        return events
    }

    /// Shows a completed choice, which counts immediately.
    private static func show(_ verdict: Verdict, in game: inout Game, by seat: Seat, at time: Milliseconds) -> Event {
        Way.settle(verdict, in: &game, by: seat, at: time)
        switch verdict {
        case .match(let group):
            game.moments.matchShown = time
            return .found(game.note(group, by: seat, at: time))
        case .mismatch(let mismatch):
            game.moments.mismatchShown = time
            return .mismatched(mismatch)
        }
    }

    static func deselect(in game: inout Game, by seat: Seat) throws(RuleViolation) -> [Event] {
        if game.turn != .unclaimed { try game.turn.checkIs(of: seat) }
        if game.rules.liesFaceDown, !game.selection.choice.isEmpty { throw .turnedUp }
        guard game.selection.clear() else { throw .nothingSelected }
        return [.selectionCleared]
    }

    static func matchLeaves(in game: inout Game, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard case .match(let group) = game.selection else { throw .notDue }
        game.selection = .none
        game.moments.matchLeftByItself = time
        return [game.takeAway(group, at: time)]
    }
}
