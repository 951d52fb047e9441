// Cards of dots have each dot an even number of times if the exclusive or of their bit masks is 0: if the masks, as vectors
// over the field with two elements, are linearly dependent with all coefficients 1.

extension [Card] {
    /// Whether some of these cards of dots, which are all different, have each dot an even number of times. Among so many
    /// are at most seven. Linear: Gaussian elimination, with at most six steps for each card.
    var containsEvenCards: Bool {
        // The reduced masks by their highest dot; 0 for none.
        var basis = [UInt8](repeating: 0, count: Dot.allCases.count)
        return contains { card in
            var rest = card.dotMask
            while rest != 0 {
                let highest = 7 - rest.leadingZeroBitCount
                if basis[highest] == 0 {
                    basis[highest] = rest
                    return false
                }
                rest ^= basis[highest]
            }
            return true
        }
    }

    /// Returns how many groups of these cards of dots, which are all different, have each dot an even number of times. Linear
    /// in the number of cards and of sizes.
    ///
    /// - Parameter sizes: the possible numbers of cards in a group.
    func evenCount(of sizes: ClosedRange<Int>) -> Int {
        let masks = CardKind.dots.count + 1
        // The number of groups of the cards so far, by their size and the exclusive or of their masks.
        var groups = [Int](repeating: 0, count: (sizes.upperBound + 1) * masks)
        groups[0] = 1
        for card in self {
            let mask = Int(card.dotMask)
            for size in (0..<sizes.upperBound).reversed() {
                for sum in 0..<masks { groups[(size + 1) * masks + (sum ^ mask)] += groups[size * masks + sum] }
            }
        }
        return sizes.reduce(0) { $0 + groups[$1 * masks] }
    }

    /// Calls `body` for each group of these cards of dots, which are all different, that has each dot an even number of
    /// times, until `body` returns `false`: by size, and then in ascending order of the places of its cards.
    ///
    /// - Parameter sizes: the possible numbers of cards in a group.
    func forEachEvenGroup(of sizes: ClosedRange<Int>, while body: (CardGroup) -> Bool) {
        var places = [Int?](repeating: nil, count: CardKind.dots.count + 1)
        for (place, card) in enumerated() { places[Int(card.dotMask)] = place }
        var group: [Card] = []
        // Adds as many of the cards from a place on as are missing; the last of them follows from the others.
        func extend(to size: Int, from start: Int, needing mask: UInt8) -> Bool {
            if group.count == size - 1 {
                guard let last = places[Int(mask)], last >= start else { return true }
                return body(CardGroup(distinct: group + [self[last]]))
            }
            for place in start..<Swift.max(start, count) {
                group.append(self[place])
                defer { group.removeLast() }
                guard extend(to: size, from: place + 1, needing: mask ^ self[place].dotMask) else { return false }
            }
            return true
        }
        for size in sizes { guard extend(to: size, from: 0, needing: 0) else { return } }
    }
}
