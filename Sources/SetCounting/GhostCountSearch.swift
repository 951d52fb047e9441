/// A depth-first search for the tables that contain a given table, by their number of ghosts. Cards are added in ascending
/// order.
struct GhostCountSearch {
    /// The number of tables found, by their number of ghosts.
    private(set) var counts: [Int]

    private let thirds = ThirdCards.shared
    private let goal: Int
    private var table: [Int] = []
    /// For each number of cards up to five, the number of ways to choose as many from the table, by the card whose values are
    /// their sums modulo 3.
    private var ways = [[Int]](repeating: [Int](repeating: 0, count: 81), count: 6)
    private var ghosts = 0

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

    /// Adds each of the candidates, and then those after it, until the table has the wanted number of cards.
    mutating func extend(by candidates: CardMask) {
        var later = candidates
        while let card = later.popFirst() {
            guard table.count + 1 < goal else {
                counts[ghosts + completed(by: card)] += 1
                continue
            }
            append(card)
            extend(by: later)
            removeLast()
        }
    }

    /// Returns the number of ghosts that a card completes: the number of ways to choose five cards with the opposite sum.
    private func completed(by card: Int) -> Int { ways[5][thirds[card, 0]] }

    private mutating func append(_ card: Int) {
        ghosts += completed(by: card)
        table.append(card)
        for count in (1...5).reversed() { changeWays(of: count, by: card) { $0 + $1 } }
    }

    private mutating func removeLast() {
        let card = table.removeLast()
        for count in 1...5 { changeWays(of: count, by: card) { $0 - $1 } }
        ghosts -= completed(by: card)
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
