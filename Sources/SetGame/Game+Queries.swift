import SetRules

// What a game answers when asked. Nothing here changes it.
extension Game {
    /// Whether the deck is empty and no set is left.
    public var isOver: Bool { deck.isEmpty && !holdsSet }

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

    /// What happens next by itself if the player does nothing, and at which playing time; `nil` if nothing will.
    /// A moment that has passed already means at once.
    public var alarm: Entry? {
        alarms.min { $0.at < $1.at }
    }

    /// All that is to happen by itself, sooner or later.
    var alarms: [Entry] {
        [matchLeavesAlarm, autoDealAlarm, hintAlarm, mismatchAlarm, turnAlarm].compactMap { $0 }
    }

    private var matchLeavesAlarm: Entry? {
        guard options.matchLeavesByItself, case .match = selection else { return nil }
        return Entry(at: moments.matchShown + Rule.matchShows, action: .matchLeaves)
    }

    private var autoDealAlarm: Entry? {
        guard options.autoDeal, !holdsSet, dealViolation == nil, turn == .open else { return nil }
        if case .match = selection { return nil }
        return Entry(at: moments.tableChanged + Rule.autoDealWaits, action: .autoDeal)
    }

    private var hintAlarm: Entry? {
        hint.map { Entry(at: $0.endsAt, action: .hintEnds) }
    }

    private var mismatchAlarm: Entry? {
        guard options.players == .two, case .mismatch = selection else { return nil }
        return Entry(at: moments.mismatchShown + Rule.mismatchShows, action: .mismatchEnds)
    }

    private var turnAlarm: Entry? {
        turn.span.map { Entry(at: $0.ends, action: .turnEnds) }
    }
}
