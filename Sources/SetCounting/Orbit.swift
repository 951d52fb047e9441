/// Tables that affine maps take into each other. They have the same number of sets, and as many larger tables of each kind
/// contain one of them as another.
struct Orbit: Hashable, Sendable {
    /// One of the tables, in its canonical form.
    let table: CardMask
    /// The number of tables.
    let size: Int

    /// The orbits of the tables with 0, 1, … `largest` cards, the greatest table first. With `candidates`, the cards that
    /// may join a table, only those that can be made so.
    ///
    /// A table of n cards is made in n ways by adding a card to a smaller one, so the sizes follow from counting the ways.
    static func levels(upTo largest: Int, candidates: (CardMask) -> CardMask) -> [[Orbit]] {
        var levels = [[Orbit(table: CardMask(), size: 1)]]
        for cards in 0..<largest {
            var ways: [CardMask: Int] = [:]
            for orbit in levels[cards] {
                for card in candidates(orbit.table).cards {
                    var larger = orbit.table
                    larger.insert(card)
                    ways[larger.canonicalForm, default: 0] += orbit.size
                }
            }
            let orbits = ways.map { Orbit(table: $0, size: exactQuotient($1, cards + 1)) }
            levels.append(orbits.sorted { $0.table > $1.table })
        }
        return levels
    }
}
