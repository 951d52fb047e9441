import SetGame
import SetRules

/// A set that was found, and what else lay on the table then.
public struct FindReview: Hashable, Sendable {
    /// A set on the table.
    public struct AvailableSet: Hashable, Sendable {
        /// The three cards.
        public let set: CardTriple
        /// The playing time since which all three had lain there without a break.
        public let since: Milliseconds
    }

    /// The set, who found it, when, in which time and for how many points.
    public let found: FoundSet
    /// The features in which its cards differ, a bit each: 1 for number, 2 for symbol, 4 for shading, 8 for colour.
    public let differing: UInt8
    /// The playing time since which its three cards had lain on the table.
    public let since: Milliseconds
    /// The other sets on the table, by the places of their cards; `found.foundAt - since` is how long each had lain
    /// there.
    public let others: [AvailableSet]

    /// In how many features its cards differ, 1 to 4.
    public var kind: Int { differing.nonzeroBitCount }
    /// How many sets lay on the table, this one among them.
    public var onTable: Int { others.count + 1 }
    /// Whether cheat had shown it.
    public var wasShown: Bool { found.points == 0 }
}

extension CardTriple {
    /// The features in which the three differ, a bit each, in the order of `Feature`.
    var differing: UInt8 {
        var mask: UInt8 = 0
        for feature in Feature.allCases where self[feature] == .different { mask |= 1 << feature.rawValue }
        return mask
    }
}

/// Since when each card has been on the table. From it follows since when each set has been: since its last card came.
struct DealTimes {
    /// By card number; `nil` for a card that is not there.
    private var times: [Milliseconds?] = []

    /// Notes that these are the cards on the table from now on.
    mutating func note(_ cards: [Card], at now: Milliseconds) {
        var times = [Milliseconds?](repeating: nil, count: Card.all.count)
        for card in cards {
            let index = Int(card.rawValue)
            times[index] = (self.times.isEmpty ? nil : self.times[index]) ?? now
        }
        self.times = times
    }

    func since(_ set: CardTriple) -> Milliseconds {
        var since: Milliseconds = 0
        for card in set.cards { since = max(since, times[Int(card.rawValue)] ?? 0) }
        return since
    }

    /// What there is to tell about a set that was found among these cards.
    func find(_ found: FoundSet, among cards: [Card]) -> FindReview {
        var others: [FindReview.AvailableSet] = []
        for set in cards.sets where set != found.set {
            others.append(FindReview.AvailableSet(set: set, since: since(set)))
        }
        return FindReview(found: found, differing: found.set.differing, since: since(found.set), others: others)
    }
}
