import SetRules

/// A search for tables of Projective without a line.
///
/// The cards are the nonzero vectors of six binary digits, their bit masks, and a line is three vectors whose sum is 0.
/// Linear maps take lines to lines, so it is enough to search from one table of each orbit of the tables with six cards.
struct LinelessSearch {
    private static let start = 6

    /// The number of tables by their number of cards, up to the greatest table, and then zeros. On one processor, it takes
    /// about a second.
    static var counts: [Int] {
        let levels = Orbit.levels(upTo: start, candidates: candidates(for:), canonicalForm: canonicalForm(of:))
        var found = [Int](repeating: 0, count: CardKind.dots.count + 1)
        for orbit in levels[start] {
            var search = LinelessSearch(table: orbit.table)
            search.extend(by: candidates(for: orbit.table).cards.reduce(0) { $0 | 1 << UInt64($1 + 1) })
            for (size, count) in search.counts.enumerated() { found[size] += count * orbit.size }
        }
        // A larger table is found once from each six of its cards.
        return levels.map { level in level.reduce(0) { $0 + $1.size } }
            + found.enumerated().dropFirst(start + 1).map { exactQuotient($1, binomial($0, start)) }
    }

    /// The number of tables found, by their number of cards.
    private var counts = [Int](repeating: 0, count: CardKind.dots.count + 1)
    /// The bit masks of the cards on the table.
    private var table: [UInt64]

    private init(table: CardMask) { self.table = table.cards.map { UInt64($0 + 1) } }

    /// Adds each of the candidates, the bits of a word, which can all join the table, and then each later candidate that
    /// still can.
    private mutating func extend(by candidates: UInt64) {
        counts[table.count + 1] += candidates.nonzeroBitCount
        var later = candidates
        while later != 0 {
            let card = UInt64(later.trailingZeroBitCount)
            later &= later - 1
            let remaining = table.reduce(later) { $0 & ~(1 << (card ^ $1)) }
            guard remaining != 0 else { continue }
            table.append(card)
            extend(by: remaining)
            table.removeLast()
        }
    }

    /// Returns the cards that can join a table without completing a line.
    private static func candidates(for table: CardMask) -> CardMask {
        let cards = table.cards
        var candidates = CardMask(below: CardKind.dots.count).subtracting(table)
        for (index, first) in cards.enumerated() {
            for second in cards[..<index] {
                candidates = candidates.subtracting(CardMask((first + 1) ^ (second + 1) - 1))
            }
        }
        return candidates
    }

    /// Returns the greatest table to which linear maps that take cards of the table to the cards with one dot take it. Two
    /// tables have the same form if and only if a linear map takes one to the other.
    private static func canonicalForm(of table: CardMask) -> CardMask {
        let masks = table.cards.map { $0 + 1 }
        var greatest = CardMask()
        // `span` has the sums of the chosen cards, each at the index of its image.
        func extend(_ span: [Int]) {
            let outside = masks.filter { !span.contains($0) }
            if outside.isEmpty {
                let images = masks.map { mask in (span.firstIndex(of: mask) ?? 0) - 1 }
                greatest = max(greatest, images.reduce(into: CardMask()) { $0.insert($1) })
            }
            for mask in outside { extend(span + span.map { $0 ^ mask }) }
        }
        extend([0])
        return greatest
    }
}
