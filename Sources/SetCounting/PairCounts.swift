/// For each of the 81 cards, the number of pairs on a table that it completes to a set, 0 to 7. Each mask holds one
/// binary digit of every card's number.
struct PairCounts {
    /// The maximum number of cards on the table. The pairs that a card completes are disjoint, so there are at most 7.
    static let mostCards = 15

    private var ones = CardMask()
    private var twos = CardMask()
    private var fours = CardMask()

    /// Returns the number of pairs that a card completes to a set.
    func count(of card: Int) -> Int {
        (ones.contains(card) ? 1 : 0) + (twos.contains(card) ? 2 : 0) + (fours.contains(card) ? 4 : 0)
    }

    /// Counts one more pair for each of these cards, by binary addition with carry.
    mutating func add(_ cards: CardMask) {
        let carry = ones.intersection(cards)
        ones = ones.symmetricDifference(cards)
        fours = fours.symmetricDifference(twos.intersection(carry))
        twos = twos.symmetricDifference(carry)
    }

    /// Calls `body` with each count from 0 to 7 and the number of these cards that have it.
    @inline(__always)
    func forEachCount(among cards: CardMask, _ body: (_ count: Int, _ cards: Int) -> Void) {
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
