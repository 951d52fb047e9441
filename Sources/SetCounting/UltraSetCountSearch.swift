/// A depth-first search for the tables that contain a given table, by their number of UltraSets. Cards are added in
/// ascending order.
struct UltraSetCountSearch {
    /// The number of tables found, by their number of UltraSets.
    private(set) var counts: [Int]

    private let thirds = ThirdCards.shared
    private let goal: Int
    private var table: [Int] = []
    /// For each card, the number of pairs on the table that it completes to a set. Each two of them are an UltraSet.
    private var pairs = [Int](repeating: 0, count: 81)
    private var ultraSets = 0

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

    /// Adds each of the candidates, and then those after it, until the table has the wanted number of cards.
    mutating func extend(by candidates: CardMask) {
        var later = candidates
        while let card = later.popFirst() {
            guard table.count + 1 < goal else {
                counts[ultraSets + completed(by: card)] += 1
                continue
            }
            append(card)
            extend(by: later)
            removeLast()
        }
    }

    /// Returns the number of UltraSets that a card completes.
    private func completed(by card: Int) -> Int {
        table.reduce(0) { $0 + pairs[thirds[card, $1]] }
    }

    private mutating func append(_ card: Int) {
        // The new pairs need different cards, so none of them is in an UltraSet with another.
        ultraSets += completed(by: card)
        for other in table { pairs[thirds[card, other]] += 1 }
        table.append(card)
    }

    private mutating func removeLast() {
        let card = table.removeLast()
        for other in table { pairs[thirds[card, other]] -= 1 }
        ultraSets -= completed(by: card)
    }
}
