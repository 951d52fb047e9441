/// A depth-first search for the tables that contain a given table, by their number of matches. Cards are added in ascending
/// order.
protocol MatchCountSearch {
    /// The number of tables found, by their number of matches.
    var counts: [Int] { get set }
    /// The number of cards on each table that is counted.
    var goal: Int { get }
    /// The cards on the table.
    var table: [Int] { get }
    /// The number of matches on the table.
    var matches: Int { get }

    /// A search that begins with a table.
    init(table: CardMask, goal: Int)

    /// Returns the number of matches that a card completes.
    func completed(by card: Int) -> Int

    mutating func append(_ card: Int)
    mutating func removeLast()
}

extension MatchCountSearch {
    /// Adds each of the candidates, and then those after it, until the table has the wanted number of cards.
    mutating func extend(by candidates: CardMask) {
        var later = candidates
        while let card = later.popFirst() {
            guard table.count + 1 < goal else {
                counts[matches + completed(by: card)] += 1
                continue
            }
            append(card)
            extend(by: later)
            removeLast()
        }
    }
}
