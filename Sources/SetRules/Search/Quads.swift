// Four cards of Quads are a quad if the exclusive or of their indices is 0: two binary digits of an index are the value of
// a feature, and four values are all the same, all different, or two and two if and only if their exclusive or is 0. So two
// pairs are a quad if the exclusive ors of their indices are equal, and each quad is three such pairs of pairs.

extension CardGroup {
    /// Whether four cards of Quads are a quad.
    var isQuad: Bool { count == 4 && reduce(0) { $0 ^ $1.byte } == 0 }
}

extension [Card] {
    /// Whether these cards of Quads, which are all different, contain a quad. Stops at the first one.
    var containsQuad: Bool { span.withUncheckedSearch { $0.containsQuad } }

    /// The number of quads among these cards of Quads, which are all different.
    var quadCount: Int { span.withUncheckedSearch { $0.quadCount } }

    /// Calls `body` for each quad among these cards of Quads, which are all different, in ascending order of the places of
    /// its first two cards, until `body` returns `false`.
    func forEachQuad(while body: (CardGroup) -> Bool) {
        var places = [Int?](repeating: nil, count: CardKind.quads.count)
        for place in indices { places[self[place].index] = place }
        for first in indices {
            for second in first + 1..<count {
                for third in second + 1..<count {
                    let last = self[first].byte ^ self[second].byte ^ self[third].byte
                    guard let fourth = places[Int(last)], fourth > third else { continue }
                    let cards = [self[first], self[second], self[third], self[fourth]]
                    guard let quad = CardGroup(cards) else { preconditionFailure("the cards are different") }
                    guard body(quad) else { return }
                }
            }
        }
    }
}

extension UncheckedSearch {
    /// The number of quads: a mark counts the pairs so far with an exclusive or.
    @inline(__always)
    var quadCount: Int {
        var sum = 0
        forEachPair { pair in
            sum &+= Int(marks[pair])
            marks[pair] &+= 1
            return false
        }
        return sum / 3
    }

    /// Whether there is a quad: whether two pairs have the same exclusive or.
    @inline(__always)
    var containsQuad: Bool {
        forEachPair { pair in
            if marks[pair] > 0 { return true }
            marks[pair] = 1
            return false
        }
    }

    /// Calls `body` with the exclusive or of the indices of each pair, until it returns `true`. Returns whether it did.
    @inline(__always) @discardableResult
    private func forEachPair(_ body: (Int) -> Bool) -> Bool {
        var first = 0
        while first < count {
            let index = cards[first].index
            var second = first &+ 1
            while second < count {
                if body(index ^ cards[second].index) { return true }
                second &+= 1
            }
            first &+= 1
        }
        return false
    }
}
