import SetRules

// How cards are laid on the table, and how the list of sets is updated. The loops don't branch on cards: a wrong guess
// by the processor costs as much time as a dozen steps. So each candidate is written after the end of the list, and the
// list only grows if the candidate is a set.

extension UncheckedTable {
    /// Lays the first cards of the deck on an empty table. At least two of the three cards of a set are in the same half
    /// of the table, so only pairs within the halves are looked at.
    @inline(never)  // A game takes 5 % fewer instructions if its parts stay apart.
    mutating func layOpening() {
        let opening = rules.openingCount
        for place in 0..<opening { lay(deck[place], at: place, PlaceSet.bit(place)) }
        let half = opening / 2
        var count = 0
        for first in 0..<half &- 1 {
            let low = thirds.row(cards[first])
            let high = thirds.row(cards[first &+ half])
            let (lowBit, highBit) = (PlaceSet.bit(first), PlaceSet.bit(first &+ half))
            var secondBit = lowBit
            for second in first &+ 1..<half {
                secondBit &<<= 1
                // A set within the lower half is listed when its last card is the third card, a set within the upper
                // half when its first card is.
                let third = bitOfThird(low, cards[second])
                sets[count] = PlaceSet(mask: lowBit | secondBit | third)
                count &+= third > secondBit ? 1 : 0
                let other = bitOfThird(high, cards[second &+ half])
                sets[count] = PlaceSet(mask: highBit | secondBit &<< UInt64(half) | other)
                count &+= other &- 1 < highBit &- 1 ? 1 : 0
            }
        }
        // With an odd number of cards, the upper half has one more.
        let last = thirds.row(cards[opening &- 1])
        for place in 2 &* half..<opening {
            for first in half..<place {
                let other = bitOfThird(last, cards[first])
                sets[count] = PlaceSet(mask: PlaceSet.bit(place) | PlaceSet.bit(first) | other)
                count &+= other &- 1 < PlaceSet.bit(first) &- 1 ? 1 : 0
            }
        }
        setCount = count
        (size, dealt) = (opening, opening)
    }

    /// Lays some cards of the deck after the others, one by one.
    @inline(never)  // Most games seldom need it.
    mutating func layMore(_ more: Int) {
        var count = setCount
        for _ in 0..<more {
            let (card, bit) = (deck[dealt], PlaceSet.bit(size))
            let row = thirds.row(card)
            var partners: UInt64 = 0
            for place in 0..<size { partners |= bitOfThird(row, cards[place]) }
            lay(card, at: size, bit)
            listSets(of: bit, row, with: partners, &count)
            size &+= 1
            dealt &+= 1
        }
        setCount = count
    }

    /// Lays the next three cards of the deck, either at the places of a set or after the other cards. The table has at
    /// least nine other cards. Returns the same as `clear`.
    @inline(never)  // A game takes 5 % fewer instructions if its parts stay apart.
    mutating func layThree(at set: PlaceSet) -> UInt8 {
        let new = (deck[dealt], deck[dealt &+ 1], deck[dealt &+ 2])
        let (places, bits) = (set.places, set.bits)
        let before = clear(places)
        lay(new.0, at: places.0, bits.0)
        lay(new.1, at: places.1, bits.1)
        lay(new.2, at: places.2, bits.2)
        dealt &+= 3
        // Done here because values that were just written take a while to be read, and this step doesn't read them.
        removeSets(with: set)
        let rows = (thirds.row(new.0), thirds.row(new.1), thirds.row(new.2))
        var partners: (UInt64, UInt64, UInt64) = (0, 0, 0)
        // Written out, since the compiler doesn't unroll a loop of this length. Empty places count for nothing.
        addPartners(at: 0, rows, &partners)
        addPartners(at: 1, rows, &partners)
        addPartners(at: 2, rows, &partners)
        addPartners(at: 3, rows, &partners)
        addPartners(at: 4, rows, &partners)
        addPartners(at: 5, rows, &partners)
        addPartners(at: 6, rows, &partners)
        addPartners(at: 7, rows, &partners)
        addPartners(at: 8, rows, &partners)
        var place = 9
        while place < size {
            addPartners(at: place, rows, &partners)
            addPartners(at: place &+ 1, rows, &partners)
            addPartners(at: place &+ 2, rows, &partners)
            place &+= 3
        }
        // A set with two or three new cards is listed with the first of them. A card can be its own third.
        let others = (bitOfThird(rows.0, new.1), bitOfThird(rows.0, new.2), bitOfThird(rows.1, new.2))
        var count = setCount
        listSets(of: bits.0, rows.0, with: partners.0 & ~bits.0, &count)
        listSets(of: bits.1, rows.1, with: partners.1 & ~(bits.1 | bits.0 | others.0), &count)
        listSets(of: bits.2, rows.2, with: partners.2 & ~(set.mask | others.1 | others.2), &count)
        setCount = count
        return before
    }

    /// For each of three cards, given by their rows, adds the bit of the third card with the card at a place.
    @inline(__always)
    private func addPartners(
        at place: Int, _ rows: (UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafePointer<UInt8>),
        _ partners: inout (UInt64, UInt64, UInt64)
    ) {
        let card = cards[place]
        partners.0 |= bitOfThird(rows.0, card)
        partners.1 |= bitOfThird(rows.1, card)
        partners.2 |= bitOfThird(rows.2, card)
    }

    /// Lists the sets that a card, given by its bit and row, forms with two others each. There are rarely more than two
    /// others.
    ///
    /// - Parameter partners: the bits of the others.
    @inline(__always)
    private func listSets(of own: UInt64, _ row: UnsafePointer<UInt8>, with partners: UInt64, _ count: inout Int) {
        var partners = partners
        while true {
            let withoutOne = partners & (partners &- 1)
            if withoutOne & (withoutOne &- 1) == 0 { break }
            let one = partners ^ withoutOne
            let other = bitOfThird(row, cards[one.trailingZeroBitCount])
            sets[count] = PlaceSet(mask: own | one | other)
            count &+= 1
            partners ^= one | other
        }
        sets[count] = PlaceSet(mask: own | partners)
        count &+= partners != 0 ? 1 : 0
    }

    /// Returns the bit of the third card of a card, given by its row, and another card; 0 if it isn't on the table.
    @inline(__always)
    private func bitOfThird(_ row: UnsafePointer<UInt8>, _ card: UInt8) -> UInt64 {
        bits[Int(row[Int(card)])]
    }

    /// Lays a card at a place, given together with its bit.
    @inline(__always)
    func lay(_ card: UInt8, at place: Int, _ bit: UInt64) {
        cards[place] = card
        bits[Int(card)] = bit
        takenBefore[place] = taken
    }
}
