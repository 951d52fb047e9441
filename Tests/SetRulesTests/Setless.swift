import SetRules
import Testing

/// Counts the tables of a size without a set, adding cards in ascending order. The last cards are counted at once.
struct Setless {
    let size: Int
    private(set) var count = 0
    private var table: [Card] = []

    init(size: Int) {
        self.size = size
        extend(from: 0, excluded: CardSet())
    }

    /// Adds every card from `start` on that is not excluded.
    private mutating func extend(from start: Int, excluded: CardSet) {
        guard table.count < size - 1 else {
            count += excluded.absentees(from: start)
            return
        }
        for number in start..<81 where !excluded.contains(number) {
            var excluded = excluded
            for card in table { excluded.insert(card.third(with: Card.all[number]).index) }
            table.append(Card.all[number])
            extend(from: number + 1, excluded: excluded)
            table.removeLast()
        }
    }
}

/// A set of cards as a bit mask.
private struct CardSet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    func contains(_ number: Int) -> Bool {
        (number < 64 ? low >> number : high >> (number - 64)) & 1 == 1
    }

    mutating func insert(_ number: Int) {
        if number < 64 { low |= 1 << number } else { high |= 1 << (number - 64) }
    }

    /// The number of cards from `start` on that are not in the set.
    func absentees(from start: Int) -> Int {
        let (low, high) = (~low, ~high & (1 << 17 - 1))
        return start < 64
            ? (low >> start).nonzeroBitCount + high.nonzeroBitCount : (high >> (start - 64)).nonzeroBitCount
    }
}
