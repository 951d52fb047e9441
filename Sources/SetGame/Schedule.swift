/// Times that later actions depend on.
struct Moments: Hashable, Sendable {
    /// The start of the bonus clock.
    var bonusBegan: Milliseconds = 0
    /// When the selection last became a match, or an interruption or Undo restarted its display time.
    var matchShown: Milliseconds = 0
    /// When the selection last became a mismatch.
    var mismatchShown: Milliseconds = 0
    /// When the wait for an automatic deal last started over, because the cards, the options or the turn changed.
    var tableChanged: Milliseconds = 0
    /// When the last match left automatically or, with two players on one device, was dealt away.
    var matchLeftByItself: Milliseconds?

    /// Refuses a Deal that was meant for a match that has just left.
    func checkDealDelay(in game: Game, at time: Milliseconds) throws(RuleViolation) {
        guard game.dealViolation == nil, let left = matchLeftByItself else { return }
        if time - left < Rule.dealDelay { throw .tooSoon }
    }
}

/// An action that time alone will cause, and its time.
public struct ScheduledAction: Hashable, Sendable {
    /// The playing time.
    public let at: Milliseconds
    /// The action.
    public let action: Action
}

/// The actions that time alone will cause in a game, due or not.
struct Schedule {
    let actions: [ScheduledAction]

    init(of game: Game) {
        actions = [Self.leaving(in: game), Self.deal(in: game)].compactMap { $0 } + game.way.scheduled(in: game)
    }

    /// The earliest action, if any.
    var next: ScheduledAction? { actions.min { $0.at < $1.at } }

    /// The end of a mismatch; `nil` if none shows. Only some ways of playing end it by time.
    static func endOfMismatch(in game: Game) -> ScheduledAction? {
        guard case .mismatch = game.selection else { return nil }
        return ScheduledAction(at: game.moments.mismatchShown + Rule.mismatchDisplayTime, action: .due(.mismatchEnds))
    }

    private static func leaving(in game: Game) -> ScheduledAction? {
        guard game.options.matchLeavesByItself || game.isOver, case .match = game.selection else { return nil }
        return ScheduledAction(at: game.moments.matchShown + Rule.matchDisplayTime, action: .due(.matchLeaves))
    }

    private static func deal(in game: Game) -> ScheduledAction? {
        guard game.options.dealsByItself, !game.holdsMatch, game.dealViolation == nil, game.turn == .unclaimed
        else { return nil }
        if case .match = game.selection { return nil }
        return ScheduledAction(at: game.moments.tableChanged + Rule.autoDealDelay, action: .due(.autoDeal))
    }
}
