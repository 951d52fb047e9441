// Four cards of Quads are a quad if the exclusive or of their indices is 0: two binary digits of an index are the value of
// a feature, and four values are all the same, all different, or two and two if and only if their exclusive or is 0. So two
// pairs are a quad if the exclusive ors of their indices are equal, and each quad is three such pairs of pairs.

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
                    guard body(CardGroup(distinct: cards)) else { return }
                }
            }
        }
    }
}

extension UncheckedSearch {
    @inline(__always)
    var containsQuad: Bool { containsEqualPairs(exclusiveOr) }

    /// The number of quads. Each is three pairs of pairs.
    @inline(__always)
    var quadCount: Int { equalPairCount(exclusiveOr) / 3 }

    @inline(__always)
    private func exclusiveOr(_ first: Int, _ second: Int) -> Int { cards[first].index ^ cards[second].index }
}
