// The algorithm: for pairs of cards the third card is looked up in one table, and whether it is among the cards in another.
// That is at most n (n - 1) / 2 steps of constant time, without heap allocation.

extension [Card] {
    /// Calls `body` for each set among these cards, which are all different, in ascending order of their places.
    public func forEachSet(_ body: (CardTriple) -> Void) {
        span.forEachSet(body)
    }

    /// Each set among these cards, which are all different, in ascending order of their places.
    public var sets: [CardTriple] {
        var sets: [CardTriple] = []
        forEachSet { sets.append($0) }
        return sets
    }

    /// The number of sets among these cards, which are all different.
    public var setCount: Int { span.setCount }

    /// Whether there is a set among these cards, which are all different. Stops after the first card that is in one.
    public var containsSet: Bool { span.containsSet }
}

/// The same for cards that are a part of more, such as one of many tables.
extension Span<Card> {
    /// Calls `body` for each set among these cards, which are all different, in ascending order of their places.
    public func forEachSet(_ body: (CardTriple) -> Void) {
        withUncheckedSearch(among: count) { $0.forEachSet(body) }
    }

    /// The number of sets among these cards, which are all different.
    public var setCount: Int {
        switch count {
        // Most tables have twelve cards: where that is a constant, the compiler unrolls the loops.
        case 12: return setCount(among: 12)
        case ...22: return setCount(among: count)
        default:
            var sets = 0
            forEachSet { _ in sets += 1 }
            return sets
        }
    }

    @inline(__always)
    private func setCount(among count: Int) -> Int {
        withUncheckedSearch(among: count) { $0.setCount }
    }

    /// Whether there is a set among these cards, which are all different. Stops after the first card that is in one.
    public var containsSet: Bool {
        withUncheckedSearch(among: count) { $0.containsSet }
    }

    /// Calls `body` with a search among these cards, whose number is `count`.
    @inline(__always)
    private func withUncheckedSearch<Result>(among count: Int, _ body: (UncheckedSearch) -> Result) -> Result {
        withUnsafeBufferPointer { cards in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 96) { buffer in
                guard let marks = buffer.baseAddress else { preconditionFailure("a buffer of 96 bytes has a start") }
                marks.initialize(repeating: 0, count: 96)
                // Nobody reads from the marks in place of cards where there are none.
                let start = cards.baseAddress ?? UnsafeRawPointer(marks).assumingMemoryBound(to: Card.self)
                return body(UncheckedSearch(cards: start, count: count, marks: marks))
            }
        }
    }
}
