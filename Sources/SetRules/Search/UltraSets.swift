// Four cards are an UltraSet if two pairs of them need the same third card. Two different pairs with the same third card
// have no card in common, so each two pairs with the same third card are an UltraSet, and each UltraSet is found once.

extension [Card] {
    /// Whether these cards, which are all different, contain an UltraSet. Stops at the first one.
    var containsUltraSet: Bool { span.withUncheckedSearch { $0.containsUltraSet } }

    /// The number of UltraSets among these cards, which are all different.
    var ultraSetCount: Int { span.withUncheckedSearch { $0.ultraSetCount } }

    /// Calls `body` for each UltraSet among these cards, which are all different, in ascending order of the places of
    /// the pair that contains its first card, until `body` returns `false`.
    func forEachUltraSet(while body: (CardGroup) -> Bool) {
        var pairs: [(Int, Int)] = []
        for first in indices { for second in first + 1..<count { pairs.append((first, second)) } }
        // The next pair with the same third card, for each pair.
        var next = [Int?](repeating: nil, count: pairs.count)
        var latest = [Int?](repeating: nil, count: Card.all.count)
        for index in pairs.indices.reversed() {
            let third = self[pairs[index].0].third(with: self[pairs[index].1]).index
            (next[index], latest[third]) = (latest[third], index)
        }
        for index in pairs.indices {
            var other = next[index]
            while let found = other {
                guard body(CardGroup(pairs: cards(pairs[index]), cards(pairs[found]))) else { return }
                other = next[found]
            }
        }
    }

    private func cards(_ pair: (Int, Int)) -> (Card, Card) { (self[pair.0], self[pair.1]) }
}

extension UncheckedSearch {
    @inline(__always)
    var containsUltraSet: Bool { containsEqualPairs(third) }

    @inline(__always)
    var ultraSetCount: Int { equalPairCount(third) }

    @inline(__always)
    private func third(_ first: Int, _ second: Int) -> Int { Int(row(first)[cards[second].index]) }
}
