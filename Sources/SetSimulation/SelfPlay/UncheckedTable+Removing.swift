import SetRules

// How cards leave the table, and how the list of sets is updated, without branches that depend on cards.

extension UncheckedTable {
    /// Removes each set that shares a card with this set from the list, including the set itself.
    @inline(__always)
    mutating func removeSets(with set: PlaceSet) {
        // Four at once, since most lists aren't longer. The entries after the list are set to this set, so they share a
        // card too.
        for offset in 0..<3 { sets[setCount &+ offset] = set }
        var kept = 0
        var index = 0
        while index < setCount {
            let (first, second, third, fourth) = (sets[index], sets[index &+ 1], sets[index &+ 2], sets[index &+ 3])
            keep(first, unlessWith: set, &kept)
            keep(second, unlessWith: set, &kept)
            keep(third, unlessWith: set, &kept)
            keep(fourth, unlessWith: set, &kept)
            index &+= 4
        }
        setCount = kept
    }

    @inline(__always)
    private func keep(_ one: PlaceSet, unlessWith other: PlaceSet, _ kept: inout Int) {
        sets[kept] = one
        kept &+= one.mask & other.mask == 0 ? 1 : 0
    }

    /// Empties three places. Returns how many sets had been taken when the first of their cards was dealt.
    @inline(__always)
    func clear(_ places: (Int, Int, Int)) -> UInt8 {
        bits[Int(cards[places.0])] = 0
        bits[Int(cards[places.1])] = 0
        bits[Int(cards[places.2])] = 0
        return min(takenBefore[places.0], takenBefore[places.1], takenBefore[places.2])
    }

    /// Removes the cards of a set. The last cards of the table fill the gaps. Returns the same as `clear`.
    @inline(never)  // A game takes 5 % fewer instructions if its parts stay apart.
    mutating func remove(_ set: PlaceSet) -> UInt8 {
        let before = clear(set.places)
        removeSets(with: set)
        size &-= 3
        let kept = PlaceSet.bit(size) &- 1
        var gaps = set.mask & kept
        let moved = (
            move(from: size, unlessIn: set, &gaps), move(from: size &+ 1, unlessIn: set, &gaps),
            move(from: size &+ 2, unlessIn: set, &gaps)
        )
        // Four at once, as in `removeSets`.
        var index = 0
        while index < setCount {
            for offset in 0..<4 {
                let mask = sets[index &+ offset].mask
                let moving = mask &>> UInt64(truncatingIfNeeded: size)
                sets[index &+ offset].mask =
                    mask & kept &+ (moved.0 & (0 &- moving & 1)) &+ (moved.1 & (0 &- moving &>> 1 & 1))
                    &+ (moved.2 & (0 &- moving &>> 2 & 1))
            }
            index &+= 4
        }
        return before
    }

    /// Moves a card to the lowest gap, unless it belongs to a set that leaves. Returns the bit of the gap.
    @inline(__always)
    private func move(from place: Int, unlessIn set: PlaceSet, _ gaps: inout UInt64) -> UInt64 {
        let isLeaving = set.mask & PlaceSet.bit(place) != 0
        let gap = gaps & (0 &- gaps)
        let card = cards[place]
        cards[place] = thirds.none
        let to = isLeaving ? place : gap.trailingZeroBitCount
        cards[to] = isLeaving ? thirds.none : card
        bits[Int(card)] = isLeaving ? 0 : gap
        takenBefore[to] = takenBefore[place]
        gaps ^= isLeaving ? 0 : gap
        return gap
    }
}
