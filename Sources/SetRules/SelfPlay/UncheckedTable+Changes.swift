// How the list of sets follows the cards. The loops have no branches that depend on cards: a processor that guesses wrong loses as
// much time as a dozen steps take. So each possible set is written behind the list, which grows only if it is one. Its bits are
// added up, since they differ: that is one instruction where two are combined.

extension UncheckedTable {
    /// Removes each set from the list that has a card with this one in common, and so the set itself.
    @inline(__always)
    mutating func removeSets(with set: PlaceSet) {
        // Four at once: most lists are not longer. What is behind the list has a card in common too.
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

    /// Lays the next card of the deck behind the others. Not inlined, nor is `remove`: a table of twelve needs neither.
    @inline(never)
    mutating func add() {
        let card = deck[dealt]
        let row = ThirdCard.row(card, of: thirds)
        let own = PlaceSet.bit(size)
        var count = setCount
        var (place, bit) = (0, PlaceSet.bit(0))
        while bit != own {
            note(bitOfThird(row, cards[place]), after: bit, with: own, &count)
            place &+= 1
            bit &<<= 1
        }
        setCount = count
        lay(card, at: size)
        size &+= 1
        dealt &+= 1
    }

    /// Lays the next three cards of the deck where those of a set lay, on a table of twelve.
    @inline(__always)
    mutating func replace(_ set: PlaceSet) {
        let (first, second, third) = (deck[dealt], deck[dealt &+ 1], deck[dealt &+ 2])
        let rows = (
            ThirdCard.row(first, of: thirds), ThirdCard.row(second, of: thirds), ThirdCard.row(third, of: thirds)
        )
        var count = setCount
        var others = (PlaceSet.bit(12) &- 1) & ~set.mask
        // Sets of one new card and two of the nine others. Written out, since a loop of this length is not unrolled.
        noteSets(rows, for: set, withNextOf: &others, &count)
        noteSets(rows, for: set, withNextOf: &others, &count)
        noteSets(rows, for: set, withNextOf: &others, &count)
        noteSets(rows, for: set, withNextOf: &others, &count)
        noteSets(rows, for: set, withNextOf: &others, &count)
        noteSets(rows, for: set, withNextOf: &others, &count)
        noteSets(rows, for: set, withNextOf: &others, &count)
        noteSets(rows, for: set, withNextOf: &others, &count)
        // Sets of two new cards and another, or of all three.
        let bits = set.bits
        note(bitOfThird(rows.0, second), after: 0, with: bits.0 | bits.1, &count)
        note(bitOfThird(rows.0, third), after: 0, with: bits.0 | bits.2, &count)
        note(bitOfThird(rows.1, third), after: 0, with: bits.1 | bits.2, &count)
        note(rows.0[Int(second.rawValue)] == third ? bits.2 : 0, after: 0, with: bits.0 | bits.1, &count)
        setCount = count
        let places = set.places
        lay(first, at: places.0)
        lay(second, at: places.1)
        lay(third, at: places.2)
        dealt &+= 3
    }

    /// Takes the lowest place from `others`, and notes the sets of its card, one of three new cards, whose rows and places these are,
    /// and an old card of a later place. The three steps do not wait for each other's counts.
    @inline(__always)
    private func noteSets(
        _ rows: (UnsafePointer<Card>, UnsafePointer<Card>, UnsafePointer<Card>), for set: PlaceSet,
        withNextOf others: inout UInt32, _ count: inout Int
    ) {
        let card = cards[others.trailingZeroBitCount]
        let bit = others & (0 &- others)
        others ^= bit
        let last = (bitOfThird(rows.0, card), bitOfThird(rows.1, card), bitOfThird(rows.2, card))
        let second = count &+ (last.0 > bit ? 1 : 0)
        let third = second &+ (last.1 > bit ? 1 : 0)
        let bits = set.bits
        sets[count] = PlaceSet(mask: last.0 &+ (bit &+ bits.0))
        sets[second] = PlaceSet(mask: last.1 &+ (bit &+ bits.1))
        sets[third] = PlaceSet(mask: last.2 &+ (bit &+ bits.2))
        count = third &+ (last.2 > bit ? 1 : 0)
    }

    /// The bit of the third card of a card, whose row it is, and another one; 0 if it does not lie on the table.
    @inline(__always)
    private func bitOfThird(_ row: UnsafePointer<Card>, _ card: Card) -> UInt32 {
        bits[Int(row[Int(card.rawValue)].rawValue)]
    }

    /// Takes the cards of a set away. The last cards of the table fill the gaps.
    @inline(never)
    mutating func remove(_ set: PlaceSet) {
        size &-= 3
        var gaps = set.mask & (PlaceSet.bit(size) &- 1)
        var leaving = set.mask
        var moving = (7 &<< UInt32(truncatingIfNeeded: size)) & ~set.mask
        while moving != 0 {
            let (from, to) = (moving.trailingZeroBitCount, gaps.trailingZeroBitCount)
            let both = PlaceSet.bit(from) | PlaceSet.bit(to)
            for index in 0..<setCount {
                let isMoving = 0 &- ((sets[index].mask &>> UInt32(truncatingIfNeeded: from)) & 1)
                sets[index].mask ^= both & isMoving
            }
            cards[to] = cards[from]
            bits[Int(cards[to].rawValue)] = PlaceSet.bit(to)
            takenBefore[to] = takenBefore[from]
            leaving ^= both
            moving &= moving &- 1
            gaps &= gaps &- 1
        }
        while leaving != 0 {
            cards[leaving.trailingZeroBitCount] = ThirdCard.none
            leaving &= leaving &- 1
        }
    }

    /// Writes a set of three places behind the list, which grows only if `other` is after `bit`: so each set counts once, and none
    /// counts without another place.
    @inline(__always)
    private func note(_ other: UInt32, after bit: UInt32, with own: UInt32, _ count: inout Int) {
        sets[count] = PlaceSet(mask: other &+ (bit &+ own))
        count &+= other > bit ? 1 : 0
    }

    @inline(__always)
    private func lay(_ card: Card, at place: Int) {
        cards[place] = card
        bits[Int(card.rawValue)] = PlaceSet.bit(place)
        noteDealt(at: place)
    }
}
