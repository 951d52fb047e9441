// The algorithm looks up the third card of each pair of cards in one table, and whether it is among the cards in
// another. It takes at most n (n - 1) / 2 steps of constant time, without heap allocation.

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

    /// Whether these cards, which are all different, contain a set. Stops after the first card that is in a set.
    public var containsSet: Bool { span.containsSet }
}

/// The same for a part of an array, such as one table of many.
extension Span<Card> {
    /// Calls `body` for each set among these cards, which are all different, in ascending order of their places.
    public func forEachSet(_ body: (CardTriple) -> Void) {
        withUncheckedSearch { $0.forEachSet(body) }
    }

    /// The number of sets among these cards, which are all different.
    public var setCount: Int {
        switch count {
        // Most tables have twelve cards. If that number is a constant, the compiler unrolls the loops.
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

    /// Whether these cards, which are all different, contain a set. Stops after the first card that is in a set.
    public var containsSet: Bool {
        withUncheckedSearch { $0.containsSet }
    }

    /// Calls `body` with a search among these cards.
    @inline(__always)
    func withUncheckedSearch<Result>(_ body: (UncheckedSearch) -> Result) -> Result {
        withUncheckedSearch(among: count, body)
    }

    /// The same with the number of the cards as a parameter, which may be a constant.
    @inline(__always)
    private func withUncheckedSearch<Result>(among count: Int, _ body: (UncheckedSearch) -> Result) -> Result {
        withUnsafeBufferPointer { cards in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
                guard let marks = buffer.baseAddress else { preconditionFailure("a buffer of 256 bytes has a start") }
                marks.initialize(repeating: 0, count: 96)
                // Without cards, this pointer is never read, so it may point to the marks.
                let start = cards.baseAddress ?? UnsafeRawPointer(marks).assumingMemoryBound(to: Card.self)
                let kind = cards.first?.kind ?? .set
                if kind != .set { (marks + 96).initialize(repeating: 0, count: 160) }
                let thirds = kind == .mega ? ThirdCard.table(of: .mega) : ThirdCard.table
                return body(
                    UncheckedSearch(
                        cards: start, count: count, marks: marks, thirds: thirds, stride: ThirdCard.stride(of: kind)))
            }
        }
    }
}
