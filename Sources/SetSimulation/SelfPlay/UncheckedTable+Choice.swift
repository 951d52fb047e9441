import SetRules

// These methods don't change the table. They are `mutating` because otherwise the table would be borrowed and copied
// for each call, even with the other strategies.

extension UncheckedTable {
    /// Returns the first set in ascending order of places. The table must contain a set.
    @inline(never)  // A game takes 5 % fewer instructions if its parts stay apart.
    mutating func firstSet() -> PlaceSet {
        best { $0.mask.reversedBits > $1.mask.reversedBits }
    }

    /// Returns the first of the sets with the fewest differing features. The table must contain a set.
    @inline(never)  // A game takes 5 % fewer instructions if its parts stay apart.
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
    /// The bits in the opposite order. Of two masks with the same number of places, the mask whose places are earlier
    /// has the greater reversed bits.
    fileprivate var reversedBits: UInt32 {
        var (bits, reversed) = (self, UInt32(0))
        for _ in 0..<32 {
            reversed = reversed &<< 1 | bits & 1
            bits &>>= 1
        }
        return reversed
    }
}
