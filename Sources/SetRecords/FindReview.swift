import SetGame
import SetRules

/// The review of one found set: the time at which its cards had been dealt, and the other sets that were available.
public struct FindReview: Hashable, Sendable {
    /// A set that could be found, because all its cards were on the table.
    public struct AvailableSet: Hashable, Sendable {
        /// The three cards.
        public let set: CardTriple
        /// The playing time from which it was available: the time at which its last card was dealt.
        public let since: Milliseconds
    }

    /// The set with its player, time and points.
    public let found: FoundSet
    /// The features in which its cards differ, as a bit mask: 1 for number, 2 for symbol, 4 for shading, 8 for colour.
    public let differing: UInt8
    /// The playing time from which it was available: the time at which its last card was dealt.
    public let since: Milliseconds
    /// The other sets that were available, in ascending order of their places. `found.foundAt - since` is the time for
    /// which each had been available.
    public let others: [AvailableSet]

    /// The number of features in which its cards differ, 1 to 4.
    public var kind: Int { differing.nonzeroBitCount }
    /// The number of available sets, including this set.
    public var onTable: Int { others.count + 1 }
    /// Whether Cheat had shown it.
    public var wasShown: Bool { found.points == 0 }
}

extension CardTriple {
    /// The features in which the three cards differ, as a bit mask in the order of `Feature`.
    var differing: UInt8 {
        var mask: UInt8 = 0
        for feature in Feature.allCases where self[feature] == .different { mask |= 1 << feature.rawValue }
        return mask
    }
}

/// The times at which the cards on the table were dealt. A set is available once its last card is dealt.
struct DealTimes {
    /// The times by card number; `nil` for a card that is not on the table.
    private var times: [Milliseconds?] = []

    /// Replaces the cards on the table; cards that stay keep their times.
    mutating func update(to cards: [Card], at now: Milliseconds) {
        var times = [Milliseconds?](repeating: nil, count: Card.all.count)
        for card in cards {
            let index = Int(card.rawValue)
            times[index] = (self.times.isEmpty ? nil : self.times[index]) ?? now
        }
        self.times = times
    }

    /// Returns the time at which the last card of a set was dealt.
    func lastDealTime(of set: CardTriple) -> Milliseconds {
        var last: Milliseconds = 0
        for card in set.cards { last = max(last, times[Int(card.rawValue)] ?? 0) }
        return last
    }

    /// Returns the review of a set that was found among these cards.
    func review(of found: FoundSet, among cards: [Card]) -> FindReview {
        var others: [FindReview.AvailableSet] = []
        for set in cards.sets where set != found.set {
            others.append(FindReview.AvailableSet(set: set, since: lastDealTime(of: set)))
        }
        return FindReview(
            found: found, differing: found.set.differing, since: lastDealTime(of: found.set), others: others)
    }
}
