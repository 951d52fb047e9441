/// A depth-first search for the tables that contain a given table. Cards are added in ascending order.
struct SetCountSearch {
    /// More than the number of sets on any table, since each of its cards is in at most as many sets as it has pairs.
    static let length = PairCounts.mostCards * PairCounts.mostPairs / 3 + 1

    /// The number of tables found, by their number of sets.
    private(set) var counts = [Int](repeating: 0, count: length)

    private let thirds = ThirdCards.shared
    private let goal: Int
    private var table: [Int] = []
    private var pairs = PairCounts()
    private var sets = 0

    init(table: CardMask, goal: Int) {
        self.goal = goal
        for card in table.cards { append(card) }
    }

    /// Adds each of the candidates, and then those after it, until the table has the wanted number of cards. The last
    /// cards are counted all at once.
    mutating func extend(by candidates: CardMask) {
        guard table.count + 1 < goal else {
            pairs.forEachCount(among: candidates) { completed, cards in counts[sets + completed] += cards }
            return
        }
        var later = candidates
        while let card = later.popFirst() {
            let before = (pairs, sets)
            append(card)
            extend(by: later)
            table.removeLast()
            (pairs, sets) = before
        }
    }

    private mutating func append(_ card: Int) {
        sets += pairs.count(of: card)
        pairs.add(thirds.mask(of: card, with: table))
        table.append(card)
    }
}
