import SetRules

/// The third cards of all pairs, by number. It repeats the table of `Card.third(with:)` in this module, whose loops
/// would otherwise spend their time on calls.
struct ThirdCards: Sendable {
    /// Computed once.
    static let shared = ThirdCards()

    private let table: [UInt8]

    private init() {
        table = Card.all.flatMap { first in
            Card.all.map { second in UInt8((first == second ? first : first.third(with: second)).index) }
        }
    }

    /// The card that forms a set with two different cards; for the same card twice, that card.
    @inline(__always)
    subscript(first: Int, second: Int) -> Int {
        Int(table[first &* 81 &+ second])
    }

    /// Returns the third cards of a card with each of the others. They are all different.
    @inline(__always)
    func mask(of card: Int, with others: [Int]) -> CardMask {
        var mask = CardMask()
        for other in others { mask.insert(self[card, other]) }
        return mask
    }
}
