// Six cards are a ghost if three of them need the sum of the other three, feature by feature and modulo 3. Of six cards
// in ascending order of their places, the first three and the last three are one such division, so each ghost is found
// once.

extension Card {
    /// The card whose values are the sums of the three cards' values modulo 3, counted from 0, with the opposite sign.
    static func oppositeSum(_ first: Card, _ second: Card, _ third: Card) -> Card {
        first.third(with: second).opposite.third(with: third)
    }

    /// The card whose values have the opposite sign modulo 3, counted from 0: it completes a set with this card and the
    /// card whose values are all the first.
    var opposite: Card { third(with: Card(unchecked: 0)) }
}

extension [Card] {
    /// Whether these cards, which are all different, contain a ghost. Stops at the first one. Cubic.
    var containsGhost: Bool { forEachGhostCount { _ in true } }

    /// The number of ghosts among these cards, which are all different. Cubic.
    var ghostCount: Int {
        var count = 0
        forEachGhostCount {
            count += $0
            return false
        }
        return count
    }

    /// Calls `body` for each ghost among these cards, which are all different, in ascending order of the places of its
    /// first three cards, until `body` returns `false`.
    func forEachGhost(while body: (CardGroup) -> Bool) {
        var triples: [(places: (Int, Int, Int), next: Int?)] = []
        // The latest triple that adds up to the opposite of each card.
        var latest = [Int?](repeating: nil, count: Card.all.count)
        forEachTriple { first, second, third in
            let sum = Card.oppositeSum(self[first], self[second], self[third]).index
            triples.append(((first, second, third), latest[sum]))
            latest[sum] = triples.count - 1
        }
        for (first, second, third) in triples.map({ $0.places }) {
            var next = latest[Card.oppositeSum(self[first], self[second], self[third]).opposite.index]
            // Later triples come first.
            while let found = next, triples[found].places.0 > third {
                let other = triples[found].places
                let cards = [first, second, third, other.0, other.1, other.2].map { self[$0] }
                guard body(CardGroup(distinct: cards)) else { return }
                next = triples[found].next
            }
        }
    }

    private func forEachTriple(_ body: (Int, Int, Int) -> Void) {
        for first in indices {
            for second in first + 1..<count { for third in second + 1..<count { body(first, second, third) } }
        }
    }

    /// Calls `body` with the number of ghosts that begin with each three cards, unless it is 0, until `body` returns `true`.
    /// Returns whether it did.
    @discardableResult
    private func forEachGhostCount(_ body: (Int) -> Bool) -> Bool {
        // The number of triples after the third card, by the opposite of their sum.
        var behind = [Int](repeating: 0, count: Card.all.count)
        for third in indices.reversed() {
            let next = third + 1
            for second in next + 1..<Swift.max(next + 1, count) {
                for last in second + 1..<count {
                    behind[Card.oppositeSum(self[next], self[second], self[last]).index] += 1
                }
            }
            for second in 0..<third {
                for first in 0..<second {
                    let sum = Card.oppositeSum(self[first], self[second], self[third]).opposite
                    let ghosts = behind[sum.index]
                    if ghosts > 0, body(ghosts) { return true }
                }
            }
        }
        return false
    }
}
