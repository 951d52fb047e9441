// The algorithm: for each pair of cards the third card is looked up in one table, and its place among the cards in
// another. That is n (n - 1) / 2 steps of constant time, without heap allocation.

extension [Card] {
    /// Calls `body` for each set among these cards, which are all different, in ascending order of their places.
    public func forEachSet(_ body: (CardTriple) -> Void) {
        withPlaces { cards, places in
            for first in 0..<cards.count {
                let thirds = ThirdCard.row(cards[first], of: ThirdCard.table)
                for second in first + 1..<cards.count {
                    let third = thirds[Int(cards[second].rawValue)]
                    guard places[Int(third.rawValue)] > second + 1 else { continue }
                    body(CardTriple(distinct: cards[first], cards[second], third))
                }
            }
        }
    }

    /// Each set among these cards, which are all different, in ascending order of their places.
    public var sets: [CardTriple] {
        var sets: [CardTriple] = []
        forEachSet { sets.append($0) }
        return sets
    }

    /// The number of sets among these cards, which are all different.
    public var setCount: Int {
        // Each set is counted three times, once for each of its pairs. The loop has no branches.
        withPlaces { cards, places in
            let table = ThirdCard.table
            var count = 0
            var first = 0
            while first < cards.count {
                count &+= Self.completed(cards, from: first, places, table)
                first &+= 1
            }
            return count / 3
        }
    }

    /// Whether there is a set among these cards, which are all different. Stops after the first card that is in one.
    public var containsSet: Bool {
        withPlaces { cards, places in
            let table = ThirdCard.table
            var first = 0
            while first < cards.count {
                if Self.completed(cards, from: first, places, table) > 0 { return true }
                first &+= 1
            }
            return false
        }
    }

    /// The number of cards after a card with which it forms a set whose third card is among the cards.
    @inline(__always)
    private static func completed(
        _ cards: UnsafeBufferPointer<Card>, from first: Int, _ places: UnsafeMutablePointer<UInt8>,
        _ table: UnsafePointer<Card>
    ) -> Int {
        let thirds = ThirdCard.row(cards[first], of: table)
        var count = 0
        var second = first &+ 1
        while second < cards.count {
            let third = thirds[Int(cards[second].rawValue)]
            count &+= places[Int(third.rawValue)] == 0 ? 0 : 1
            second &+= 1
        }
        return count
    }

    /// Calls `body` with the cards, and with the place plus one of each card by its number, 0 if it is not among them.
    @inline(__always)
    private func withPlaces<Result>(
        _ body: (UnsafeBufferPointer<Card>, UnsafeMutablePointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeBufferPointer { cards in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 96) { buffer in
                guard let places = buffer.baseAddress else { preconditionFailure("a buffer of 96 bytes has a start") }
                places.initialize(repeating: 0, count: 96)
                for place in 0..<cards.count {
                    places[Int(cards[place].rawValue)] = UInt8(truncatingIfNeeded: place &+ 1)
                }
                return body(cards, places)
            }
        }
    }
}
