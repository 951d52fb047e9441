/// A search for tables by their number of ghosts.
struct GhostCountSearch: MatchCountSearch {
    var counts: [Int]
    let goal: Int
    private(set) var table: [Int] = []
    private(set) var matches = 0

    private let thirds = ThirdCards.shared
    /// For each number of cards up to five, the number of ways to choose as many from the table, by the card whose values are
    /// their sums modulo 3.
    private var ways = [[Int]](repeating: [Int](repeating: 0, count: 81), count: 6)

    init(table: CardMask, goal: Int) {
        counts = [Int](repeating: 0, count: binomial(goal, 6) + 1)
        self.goal = goal
        ways[0][0] = 1
        for card in table.cards { append(card) }
    }

    /// Returns the cards that can join a table without a ghost without completing one.
    static func candidates(for table: CardMask) -> CardMask {
        let search = GhostCountSearch(table: table, goal: max(table.count, 1))
        var candidates = CardMask.all.subtracting(table)
        for card in candidates.cards where search.completed(by: card) > 0 {
            candidates = candidates.subtracting(CardMask(card))
        }
        return candidates
    }

    /// Returns the number of ghosts that a card completes: the number of ways to choose five cards with the opposite sum.
    func completed(by card: Int) -> Int { ways[5][thirds[card, 0]] }

    mutating func append(_ card: Int) {
        matches += completed(by: card)
        table.append(card)
        for count in (1...5).reversed() { changeWays(of: count, by: card) { $0 + $1 } }
    }

    mutating func removeLast() {
        let card = table.removeLast()
        for count in 1...5 { changeWays(of: count, by: card) { $0 - $1 } }
        matches -= completed(by: card)
    }

    /// Adds or removes the ways to choose `count` cards of which one is `card`.
    private mutating func changeWays(of count: Int, by card: Int, _ change: (Int, Int) -> Int) {
        for sum in 0..<81 {
            // A sum is the opposite of a third card.
            let larger = thirds[thirds[sum, card], 0]
            ways[count][larger] = change(ways[count][larger], ways[count - 1][sum])
        }
    }
}
