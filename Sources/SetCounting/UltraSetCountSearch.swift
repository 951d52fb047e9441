/// A search for tables by their number of UltraSets.
struct UltraSetCountSearch: MatchCountSearch {
    var counts: [Int]
    let goal: Int
    private(set) var table: [Int] = []
    private(set) var matches = 0

    private let thirds = ThirdCards.shared
    /// For each card, the number of pairs on the table that it completes to a set. Each two of them are an UltraSet.
    private var pairs = [Int](repeating: 0, count: 81)

    init(table: CardMask, goal: Int) {
        counts = [Int](repeating: 0, count: binomial(goal, 4) + 1)
        self.goal = goal
        for card in table.cards { append(card) }
    }

    /// Returns the cards that can join a table without an UltraSet without completing one: no card that forms a pair with
    /// a card of the table which needs the same card as another pair.
    static func candidates(for table: CardMask) -> CardMask {
        let (cards, thirds) = (table.cards, ThirdCards.shared)
        var candidates = CardMask.all.subtracting(table)
        for (index, card) in cards.enumerated() {
            for needed in thirds.mask(of: card, with: Array(cards[..<index])).cards {
                candidates = candidates.subtracting(thirds.mask(of: needed, with: cards))
            }
        }
        return candidates
    }

    /// Returns the number of UltraSets that a card completes.
    func completed(by card: Int) -> Int {
        table.reduce(0) { $0 + pairs[thirds[card, $1]] }
    }

    mutating func append(_ card: Int) {
        // The new pairs need different cards, so none of them is in an UltraSet with another.
        matches += completed(by: card)
        for other in table { pairs[thirds[card, other]] += 1 }
        table.append(card)
    }

    mutating func removeLast() {
        let card = table.removeLast()
        for other in table { pairs[thirds[card, other]] -= 1 }
        matches -= completed(by: card)
    }
}
