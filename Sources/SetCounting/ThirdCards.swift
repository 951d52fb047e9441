import SetRules

/// The third cards of all pairs, by number: the table of `Card.third(with:)` within this module, whose loops would
/// otherwise spend their time on calls.
struct ThirdCards: Sendable {
    /// Computed once.
    static let shared = ThirdCards()

    private let table: [UInt8]

    private init() {
        table = Card.all.flatMap { first in
            Card.all.map { second in (first == second ? first : first.third(with: second)).rawValue }
        }
    }

    /// The card that forms a set with two different cards; of twice the same card that card.
    @inline(__always)
    subscript(first: Int, second: Int) -> Int {
        Int(table[first &* 81 &+ second])
    }

    /// The third cards of a card with each of others, which are as many different cards.
    @inline(__always)
    func mask(of card: Int, with others: [Int]) -> CardMask {
        var mask = CardMask()
        for other in others { mask.insert(self[card, other]) }
        return mask
    }
}
