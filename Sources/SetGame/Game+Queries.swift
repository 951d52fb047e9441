import SetRules

// Queries. Nothing here changes the game.
extension Game {
    /// Whether the deck is empty and no match is left.
    public var isOver: Bool { deck.isEmpty && !holdsMatch }

    /// The deal with the current options, which may have changed since it was dealt.
    public var currentDealID: DealID {
        var id = dealID
        id.options = options
        return id
    }

    /// The points of the player of a solo game.
    public var score: Int { scores[.first] }

    /// The cards that have left the table for good, in order, including the last match.
    public var discard: [Card] {
        if rules.keepsMatches { return [] }
        var cards: [Card] = []
        for match in selection.settled(found) {
            cards += match.cards.filter { rules.sharedCount == 0 || !cards.contains($0) }
        }
        return cards
    }

    /// The last match, whose cards are next to the table and can be chosen; `nil` before it, and in games whose matches
    /// don't share cards.
    public var lastMatch: CardGroup? { rules.sharedCount > 0 ? selection.settled(found).last?.cards : nil }

    /// The matches on which the next one depends, also one that shows: in games whose matches share cards the last one, and
    /// in games whose matches stay all of them.
    public var earlierMatches: [CardGroup] {
        switch rules.succession {
        case .replaced, .shuffled: []
        case .linked: found.last.map { [$0.cards] } ?? []
        case .kept: found.map { $0.cards }
        }
    }

    /// How many matches are still to be found; `nil` in games that don't say so.
    public var matchesLeft: Int? { rules.keepsMatches ? matchCount : nil }

    /// The cards that can be chosen: first the table's, then the last match's.
    public var availableCards: [Card] { table + (lastMatch?.cards ?? []) }

    /// Returns whether a card can be chosen: it is on the table or part of the last match.
    public func isAvailable(_ card: Card) -> Bool { table.contains(card) || lastMatch?.contains(card) ?? false }

    /// Returns whether a card lies face down on the table. Choosing a card turns it up, and so does Cheat.
    public func isFaceDown(_ card: Card) -> Bool {
        guard rules.liesFaceDown, !isOver, table.contains(card) else { return false }
        return !selection.contains(card) && !(hint?.cards.contains(card) ?? false)
    }

    /// The matches that can be found, in ascending order of their places.
    public var matches: [CardGroup] { rules.matches(among: tableInPlay, after: earlierMatches) }

    /// The number of matches that can be found.
    public var matchCount: Int { rules.matchCount(tableInPlay, after: earlierMatches) }

    /// The cards on the table that are in play: all cards except a match that shows and will leave.
    public var tableInPlay: [Card] {
        guard !rules.keepsMatches, case .match(let group) = selection else { return table }
        return table.filter { !group.contains($0) }
    }

    /// The reason, for the player, why no cards can be dealt; `nil` if cards can be dealt.
    public var dealViolation: RuleViolation? {
        if isOver { return .gameOver }
        if deck.isEmpty { return .deckEmpty }
        if case .match = selection { return nil }
        if rules.growth == 0 { return .tableFull }
        // A table of the limit's size holds a match in most games, but not in all.
        return table.count >= options.limit.cards && holdsMatch ? .tableFull : nil
    }

    /// The next action that time alone causes if no player acts, with its playing time; `nil` if no action is
    /// scheduled. If its time has passed, it is due immediately.
    public var nextScheduledAction: ScheduledAction? { Schedule(of: self).next }

    /// Returns whether the last thing that a player did was to deal or to agree to a Deal, and can still be undone.
    public func canUndo(at time: Milliseconds) -> Bool { undoEnds.map { time < $0 } ?? false }

    /// The playing time from which the last Deal can't be undone; `nil` if nothing can be undone.
    public var undoEnds: Milliseconds? { undoHistory.undoEnds }
}

extension Selection {
    /// Returns the matches found, without one that still shows.
    fileprivate func settled(_ found: [FoundMatch]) -> ArraySlice<FoundMatch> {
        if case .match(let group) = self, found.last?.cards == group { found.dropLast() } else { found[...] }
    }
}
