// How sets are found: for each pair the third card is looked up, and a byte per card tells whether it lies on the
// table, and where. That is one look-up for each of the n (n - 1) / 2 pairs, with no search and nothing allocated on
// the heap.

extension [Card] {
    /// Calls `body` for each set among these cards, which are all different, by ascending places.
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

    /// Each set among these cards, which are all different, by ascending places.
    public var sets: [CardTriple] {
        var sets: [CardTriple] = []
        forEachSet { sets.append($0) }
        return sets
    }

    /// How many sets there are among these cards, which are all different.
    public var setCount: Int {
        // Each set is met three times, once from each of its pairs. Nothing branches.
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

    /// Whether there is a set among these cards, which are all different. Stops at the first card that has one.
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

    /// With how many of the cards behind it a card makes a set that is all there.
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

    /// Hands `body` the cards and, by card number, the place of each plus one; 0 for a card that is not among them.
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
