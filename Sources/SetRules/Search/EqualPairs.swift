// An UltraSet is two pairs that need the same card, and a quad is two pairs whose indices have the same exclusive or. Both
// are found by giving each pair a key below the number of marks.

extension UncheckedSearch {
    /// Returns the number of pairs of pairs with the same key: a mark counts the pairs so far with a key, and each further
    /// pair is counted with each of them.
    ///
    /// - Parameter key: returns the key of two cards, given by their places.
    @inline(__always)
    func equalPairCount(_ key: (Int, Int) -> Int) -> Int {
        var sum = 0
        forEachPair(key) { key in
            sum &+= Int(marks[key])
            marks[key] &+= 1
            return false
        }
        return sum
    }

    /// Returns whether two pairs have the same key.
    ///
    /// - Parameter key: returns the key of two cards, given by their places.
    @inline(__always)
    func containsEqualPairs(_ key: (Int, Int) -> Int) -> Bool {
        forEachPair(key) { key in
            if marks[key] > 0 { return true }
            marks[key] = 1
            return false
        }
    }

    /// Calls `body` with the key of each pair, until it returns `true`. Returns whether it did.
    @inline(__always) @discardableResult
    private func forEachPair(_ key: (Int, Int) -> Int, _ body: (Int) -> Bool) -> Bool {
        var first = 0
        while first < count {
            var second = first &+ 1
            while second < count {
                if body(key(first, second)) { return true }
                second &+= 1
            }
            first &+= 1
        }
        return false
    }
}
