/// A search for tables of Junior Quads without a quad.
///
/// The 64 cards are the vectors of six binary digits, and a quad is four vectors whose sum is 0. Linear maps and
/// translations take quads to quads, and any five cards without a quad to any other five: none of them is a sum of three
/// others, so they are affinely independent. It is therefore enough to search from five of them.
struct QuadlessSearch {
    private static let deck = 64

    /// The number of tables by their number of cards, up to the greatest table, and then zeros.
    static var counts: [Int] {
        var counts = (0...4).map { binomial(deck, $0) }
        // Each three cards determine a fourth, and each quad contains four times three.
        counts[4] -= binomial(deck, 3) / 4
        // Each three of the four cards rule out a card.
        counts.append(exactQuotient(counts[4] * (deck - 4 - 4), 5))
        var search = QuadlessSearch(table: [0, 1, 2, 4, 8])
        search.extend()
        // A larger table is found once from each five of its cards.
        return counts
            + search.counts.enumerated().dropFirst(6).map { size, tables in
                exactQuotient(tables * counts[5], binomial(size, 5))
            }
    }

    /// The number of tables that contain the first, by their number of cards.
    private var counts = [Int](repeating: 0, count: deck + 1)
    private var table: [Int] = []
    /// The cards that can join the table and follow the last card added, as bits.
    private var candidates = UInt64.max

    private init(table: [Int]) {
        for card in table { append(card) }
    }

    /// Adds each of the candidates, and then those after it.
    private mutating func extend() {
        var later = candidates
        while later != 0 {
            let card = later.trailingZeroBitCount
            later &= later - 1
            let before = (table, candidates)
            candidates = later
            append(card)
            counts[table.count] += 1
            extend()
            (table, candidates) = before
        }
    }

    private mutating func append(_ card: Int) {
        candidates &= ~(1 << UInt64(card))
        for (index, first) in table.enumerated() {
            for second in table[..<index] { candidates &= ~(1 << UInt64(card ^ first ^ second)) }
        }
        table.append(card)
    }
}
