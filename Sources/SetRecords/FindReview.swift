import SetGame
import SetRules

/// The review of one found match: the time at which its cards had been dealt, and the other matches that were available.
public struct FindReview: Hashable, Sendable {
    /// A match that could be found, because all its cards were on the table.
    public struct AvailableMatch: Hashable, Sendable {
        /// Its cards.
        public let cards: CardGroup
        /// The playing time from which it was available: the time at which its last card was dealt.
        public let since: Milliseconds
    }

    /// The match with its player, time and points.
    public let found: FoundMatch
    /// The features in which its cards aren't all the same, as a bit mask: 1 for number, 2 for symbol, 4 for shading, 8 for
    /// colour, 16 for the frame. For cards of dots, the dots that some but not all of them have: 1 for the first dot.
    public let differing: UInt8
    /// The playing time from which it was available: the time at which its last card was dealt.
    public let since: Milliseconds
    /// The other matches that were available, in ascending order of their places, but at most `mostOthers`: a table of 81
    /// cards has four million ghosts. `found.foundAt - since` is the time for which each had been available.
    public let others: [AvailableMatch]
    /// The number of available matches, including this one.
    public let onTable: Int

    /// The greatest number of other matches that are listed.
    public static let mostOthers = 100

    /// The number of features, or of dots, in which its cards aren't all the same, 1 to 6.
    public var kind: Int { differing.nonzeroBitCount }
    /// The number of available matches without this one.
    public var otherCount: Int { onTable - 1 }
}

/// The times at which the cards on the table were dealt. A match is available once its last card is dealt.
struct DealTimes {
    /// The times by card number; `nil` for a card that is not on the table.
    private var times: [Milliseconds?] = []

    /// Replaces the cards on the table; cards that stay keep their times.
    mutating func update(to cards: [Card], at now: Milliseconds) {
        var times = [Milliseconds?](repeating: nil, count: CardKind.mostCards)
        for card in cards {
            let index = card.index
            times[index] = (self.times.isEmpty ? nil : self.times[index]) ?? now
        }
        self.times = times
    }

    /// Returns the time at which the last card of a match was dealt.
    func lastDealTime(of match: CardGroup) -> Milliseconds {
        var last: Milliseconds = 0
        for card in match { last = max(last, times[card.index] ?? 0) }
        return last
    }

    /// Returns the review of a match that was found among these cards.
    func review(of found: FoundMatch, among cards: [Card], after earlier: [CardGroup], _ rules: GameRules) -> FindReview
    {
        var others: [FindReview.AvailableMatch] = []
        // One more, which may be the found match.
        let listed = rules.matches(among: cards, after: earlier, most: FindReview.mostOthers + 1)
        for match in listed where match != found.cards && others.count < FindReview.mostOthers {
            others.append(FindReview.AvailableMatch(cards: match, since: lastDealTime(of: match)))
        }
        return FindReview(
            found: found, differing: found.cards.differences, since: lastDealTime(of: found.cards), others: others,
            onTable: listed.count > FindReview.mostOthers ? rules.matchCount(cards, after: earlier) : others.count + 1)
    }
}
