import SetRules

// Cards that move between deck and table, and the points for a match.
extension Game {
    /// The number of cards that the next Deal adds: the rest of the deck, if that is less than usual.
    public var dealCount: Int { min(rules.growth(of: table.count), deck.count) }

    mutating func addCards(at time: Milliseconds, cost: Int, by dealer: Dealer) -> Event {
        let count = dealCount
        for _ in 0..<count { table.append(deck.draw()) }
        moments.tableChanged = time
        return .dealt(count: count, cost: cost, by: dealer)
    }

    /// Adds a match to the matches found, and its points to the seat's score.
    mutating func note(_ group: CardGroup, by seat: Seat, at time: Milliseconds) -> FoundMatch {
        let took = time - moments.bonusBegan
        let wasHinted = if case .alone(let state) = way { state.hinted.contains(group) } else { false }
        let match = FoundMatch(
            cards: group, seat: seat, foundAt: time, took: took, points: wasHinted ? 0 : options.points(after: took))
        found.append(match)
        scores[seat] += match.points
        moments.bonusBegan = time
        return match
    }

    /// Takes the cards of a match off the table, except those shared with the match before. In games whose matches stay,
    /// takes none. New cards take the first of their places; the others close up in the same order.
    mutating func takeAway(_ group: CardGroup, dealing: Bool = false, at time: Milliseconds) -> Event {
        moments.tableChanged = time
        if rules.keepsMatches { return .matchStayed(group) }
        var left = options.replacementCount(of: group, on: table, deckCount: deck.count, dealing: dealing)
        let isReplaced = left == table.count(where: group.contains)
        for place in table.indices where left > 0 && group.contains(table[place]) {
            table[place] = deck.draw()
            left -= 1
        }
        table.removeAll(where: group.contains)
        if case .shuffled = rules.succession {
            // Every card gets another place. The order follows from the match, since players on separate devices don't know the
            // deal.
            var generator = SplitMix64(seed: group.reduce(UInt64(found.count)) { $0 << 8 | UInt64($1.index) })
            table.pinnedDerangement(using: &generator)
        }
        return .matchLeft(group, replaced: isReplaced)
    }
}

extension Options {
    /// Returns how many new cards take places of a match that leaves a table. If `dealing` is true, all cards of the
    /// match are replaced, whatever the number of cards on the table.
    func replacementCount(of group: CardGroup, on table: [Card], deckCount: Int, dealing: Bool = false) -> Int {
        game.rules.replacementCount(
            of: table.count(where: group.contains), on: table.count, deckCount: deckCount,
            returnsToOpening: backTo12 && !dealing)
    }

    /// The points for a match that was found after this playing time, without a hint.
    fileprivate func points(after took: Milliseconds) -> Int {
        let rules = game.rules
        guard clock, !rules.keepsMatches else { return Rule.matchPoints }
        return Rule.matchPoints + max(0, Rule.bonus - Int(clamping: took / rules.bonusStep))
    }

    /// The points that a mistake costs. A mismatch of cards that lie face down isn't one.
    var penalty: Int { penalties && !game.rules.liesFaceDown ? Rule.penalty : 0 }
}
