/// For each of the 81 cards, the number of pairs on a table that it completes to a set, 0 to 8 if the table has at most
/// 17 cards or the card is one of 18. Each mask holds one binary digit of every card's number.
struct PairCounts {
    /// The maximum number of cards on the table. The pairs that a card completes are disjoint, so there are at most 8 among
    /// the others.
    static let mostCards = 18
    /// The maximum number of pairs.
    static let mostPairs = 8

    private var ones = CardMask()
    private var twos = CardMask()
    private var fours = CardMask()
    private var eights = CardMask()

    /// Returns the number of pairs that a card completes to a set.
    func count(of card: Int) -> Int {
        (ones.contains(card) ? 1 : 0) + (twos.contains(card) ? 2 : 0) + (fours.contains(card) ? 4 : 0)
            + (eights.contains(card) ? 8 : 0)
    }

    /// Counts one more pair for each of these cards, by binary addition with carry.
    mutating func add(_ cards: CardMask) {
        let carry = ones.intersection(cards)
        ones = ones.symmetricDifference(cards)
        let secondCarry = twos.intersection(carry)
        twos = twos.symmetricDifference(carry)
        eights = eights.symmetricDifference(fours.intersection(secondCarry))
        fours = fours.symmetricDifference(secondCarry)
    }

    /// Calls `body` with each count from 0 to 8 and the number of these cards that have it.
    @inline(__always)
    func forEachCount(among cards: CardMask, _ body: (_ count: Int, _ cards: Int) -> Void) {
        body(8, cards.intersection(eights).count)
        let cards = cards.subtracting(eights)
        for four in 0...1 {
            let halves = four == 1 ? cards.intersection(fours) : cards.subtracting(fours)
            for two in 0...1 {
                let quarters = two == 1 ? halves.intersection(twos) : halves.subtracting(twos)
                let odd = quarters.intersection(ones).count
                body(four * 4 + two * 2, quarters.count - odd)
                body(four * 4 + two * 2 + 1, odd)
            }
        }
    }
}
