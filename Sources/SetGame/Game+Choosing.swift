import SetRules

// Choosing cards, and what happens to a match.
extension Game {
    mutating func tap(_ card: Card, by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard !isOver else { throw .gameOver }
        try checkTurn(of: seat)
        guard isAvailable(card) else { throw .notOnTable }
        // Otherwise a player could see card after card, one at a time.
        if rules.liesFaceDown, selection.choice.contains(card) { throw .turnedUp }
        if let hint, !hint.cards.contains(card) { self.hint = nil }
        var events: [Event] = []
        if case .match(let group) = selection {
            events.append(takeAway(group, at: time))
            selection = .none
            // The card may have been part of the match before.
            if group.contains(card) || !isAvailable(card) { return events }
        }
        switch selection.tap(card, in: rules, after: earlierMatches) {
        case .selected: events.append(.selected(card))
        case .deselected: events.append(.deselected(card))
        case .completed(let verdict): events.append(show(verdict, by: seat, at: time))
        }
        return events
    }

    /// Shows a completed choice, which counts immediately.
    private mutating func show(_ verdict: Verdict, by seat: Seat, at time: Milliseconds) -> Event {
        settle(verdict, by: seat, at: time)
        switch verdict {
        case .match(let group):
            moments.matchShown = time
            return .found(note(group, by: seat, at: time))
        case .mismatch(let mismatch):
            moments.mismatchShown = time
            return .mismatched(mismatch)
        }
    }

    /// Adds a match to the matches found, and its points to the seat's score.
    mutating func note(_ group: CardGroup, by seat: Seat, at time: Milliseconds) -> FoundMatch {
        let took = time - moments.bonusBegan
        let match = FoundMatch(
            cards: group, seat: seat, foundAt: time, took: took, points: points(for: group, after: took))
        found.append(match)
        scores[seat] += match.points
        moments.bonusBegan = time
        return match
    }

    private func points(for group: CardGroup, after took: Milliseconds) -> Int {
        if wasHinted(group) { return 0 }
        guard options.clock, !rules.keepsMatches else { return Rule.matchPoints }
        return Rule.matchPoints + max(0, Rule.bonus - Int(clamping: took / rules.bonusStep))
    }

    /// The points that a mistake costs. A mismatch of cards that lie face down isn't one.
    var penalty: Int { options.penalties && !rules.liesFaceDown ? Rule.penalty : 0 }

    mutating func deselect(by seat: Seat) throws(RuleViolation) -> [Event] {
        if turn != .unclaimed { try checkTurn(of: seat) }
        if rules.liesFaceDown, !selection.choice.isEmpty { throw .turnedUp }
        guard selection.clear() else { throw .nothingSelected }
        return [.selectionCleared]
    }

    mutating func matchLeaves(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard case .match(let group) = selection else { throw .notDue }
        selection = .none
        moments.matchLeftByItself = time
        return [takeAway(group, at: time)]
    }

    /// Returns how many new cards take places of a match that leaves. If `dealing` is true, all of its cards are replaced,
    /// whatever the number of cards on the table.
    func replacementCount(of group: CardGroup, dealing: Bool = false) -> Int {
        rules.replacementCount(
            of: table.count(where: group.contains), on: table.count, deckCount: deck.count,
            returnsToOpening: options.backTo12 && !dealing)
    }

    /// Takes the cards of a match off the table, except those that it shares with the match before and those of games whose
    /// matches stay. New cards take the first of their places; the others close up in the same order.
    mutating func takeAway(_ group: CardGroup, dealing: Bool = false, at time: Milliseconds) -> Event {
        moments.tableChanged = time
        if rules.keepsMatches { return .matchStayed(group) }
        let leaving = table.count(where: group.contains)
        var left = replacementCount(of: group, dealing: dealing)
        let isReplaced = left == leaving
        for place in table.indices where left > 0 && group.contains(table[place]) {
            table[place] = deck.draw()
            left -= 1
        }
        table.removeAll(where: group.contains)
        if case .shuffled = rules.succession { shuffleTable(after: group) }
        return .matchLeft(group, replaced: isReplaced)
    }

    /// Gives every card another place. The order follows from the match, since players on separate devices don't know the
    /// deal.
    private mutating func shuffleTable(after group: CardGroup) {
        var generator = SplitMix64(seed: group.reduce(UInt64(found.count)) { $0 << 8 | UInt64($1.index) })
        table.pinnedDerangement(using: &generator)
    }
}
