// These change nothing. They are `mutating` because a borrowed table would be copied for each call, also of the other strategies.

extension UncheckedTable {
    /// The first set in ascending order of places, of at least one.
    @inline(never)
    mutating func firstSet() -> PlaceSet {
        best { $0.mask.reversedBits > $1.mask.reversedBits }
    }

    /// The first of the sets with the fewest differing features, of at least one.
    @inline(never)
    mutating func easiestSet() -> PlaceSet {
        best { one, other in
            let (ours, theirs) = (triple(one).differingFeatures, triple(other).differingFeatures)
            return ours == theirs ? one.mask.reversedBits > other.mask.reversedBits : ours < theirs
        }
    }

    private func best(_ isBetter: (PlaceSet, PlaceSet) -> Bool) -> PlaceSet {
        var best = sets[0]
        for index in 1..<max(1, setCount) where isBetter(sets[index], best) { best = sets[index] }
        return best
    }

    private func triple(_ set: PlaceSet) -> CardTriple {
        let places = set.places
        return CardTriple(distinct: cards[places.0], cards[places.1], cards[places.2])
    }
}

extension UInt32 {
    /// The bits in the opposite order: of two masks of as many places, the one whose places come first has the greater one.
    fileprivate var reversedBits: UInt32 {
        var (bits, reversed) = (self, UInt32(0))
        for _ in 0..<32 {
            reversed = reversed &<< 1 | bits & 1
            bits &>>= 1
        }
        return reversed
    }
}
