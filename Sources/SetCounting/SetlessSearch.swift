/// A depth-first search for the tables without a set that contain a given table. Cards are added in ascending order.
struct SetlessSearch {
    /// More than the number of cards on any table without a set, which is at most 20.
    static let length = 22

    /// The number of tables found, by their number of cards.
    private(set) var counts = [Int](repeating: 0, count: length)

    private let thirds = ThirdCards.shared
    private var table: [Int]

    init(table: CardMask) {
        self.table = table.cards
    }

    /// Returns the cards that can join a table without a set without completing a set.
    static func candidates(for table: CardMask) -> CardMask {
        let cards = table.cards
        return cards.indices.reduce(CardMask.all.subtracting(table)) { candidates, index in
            candidates.subtracting(ThirdCards.shared.mask(of: cards[index], with: Array(cards[..<index])))
        }
    }

    /// Adds each of the candidates, which can all join the table, and then each later candidate that still can.
    mutating func extend(by candidates: CardMask) {
        counts[table.count + 1] += candidates.count
        var later = candidates
        while let card = later.popFirst(), !later.isEmpty {
            let remaining = later.subtracting(thirds.mask(of: card, with: table))
            guard !remaining.isEmpty else { continue }
            table.append(card)
            extend(by: remaining)
            table.removeLast()
        }
    }
}
