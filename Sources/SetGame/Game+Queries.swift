import SetRules

// What can be asked of a game. Nothing here changes it.
extension Game {
    /// Whether the deck is empty and no set is left.
    public var isOver: Bool { deck.isEmpty && !holdsSet }

    /// The deal with the options that are in force, which may have changed since it was dealt.
    public var currentDealID: DealID {
        var id = dealID
        id.options = options
        return id
    }

    /// The points of whoever plays alone.
    public var score: Int { scores[.first] }

    /// The cards that have left the table for good, in order.
    public var discard: [Card] {
        let gone = if case .match = selection { found.dropLast() } else { found[...] }
        return gone.flatMap { $0.set.cards }
    }

    /// The cards on the table that count: all but those of a match that shows.
    public var tableInPlay: [Card] {
        guard case .match(let triple) = selection else { return table }
        return table.filter { !triple.contains($0) }
    }

    /// Why no cards can be dealt, as a player should be told; `nil` while Deal is on.
    public var dealViolation: RuleViolation? {
        if isOver { return .gameOver }
        if deck.isEmpty { return .deckEmpty }
        if case .match = selection { return nil }
        return table.count >= options.limit.cards ? .tableFull : nil
    }

    /// What time alone causes next if nobody acts, and at which playing time; `nil` if nothing will happen. A time that
    /// has passed already means at once.
    public var nextScheduledAction: ScheduledAction? {
        scheduledActions.min { $0.at < $1.at }
    }

    /// All that time alone will cause, sooner or later.
    var scheduledActions: [ScheduledAction] {
        [scheduledLeaving, scheduledDeal, scheduledEndOfHint, scheduledEndOfMismatch, scheduledEndOfTurn]
            .compactMap { $0 }
    }

    private var scheduledLeaving: ScheduledAction? {
        guard options.matchLeavesByItself || isOver, case .match = selection else { return nil }
        return ScheduledAction(at: moments.matchShown + Rule.matchShows, action: .matchLeaves)
    }

    private var scheduledDeal: ScheduledAction? {
        guard options.dealsByItself, !holdsSet, dealViolation == nil, turn == .unclaimed else { return nil }
        if case .match = selection { return nil }
        return ScheduledAction(at: moments.tableChanged + Rule.autoDealWaits, action: .autoDeal)
    }

    private var scheduledEndOfHint: ScheduledAction? {
        hint.map { ScheduledAction(at: $0.endsAt, action: .hintEnds) }
    }

    private var scheduledEndOfMismatch: ScheduledAction? {
        guard options.players == .two, case .mismatch = selection else { return nil }
        return ScheduledAction(at: moments.mismatchShown + Rule.mismatchShows, action: .mismatchEnds)
    }

    private var scheduledEndOfTurn: ScheduledAction? {
        turn.span.map { ScheduledAction(at: $0.ends, action: .turnEnds) }
    }
}

/// What time alone will cause, and when.
public struct ScheduledAction: Hashable, Sendable {
    /// The playing time.
    public let at: Milliseconds
    /// The action.
    public let action: Action
}
