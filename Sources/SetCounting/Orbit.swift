/// Tables that affine maps take into each other, or linear maps for cards of dots. They have the same number of matches. Each
/// of them is contained in the same number of larger tables of each kind.
struct Orbit: Hashable, Sendable {
    /// A table of the orbit, in its canonical form.
    let table: CardMask
    /// The number of tables.
    let size: Int

    /// Returns the orbits of the tables with 0, 1, … `largest` cards, with the greatest table first. `candidates`
    /// returns the cards that may join a table; only tables built that way are included. Two tables are in
    /// the same orbit if they have the same canonical form.
    ///
    /// There are n ways to make a table of n cards by adding a card to a smaller table, so the sizes follow from
    /// counting the ways.
    static func levels(
        upTo largest: Int, candidates: (CardMask) -> CardMask,
        canonicalForm: (CardMask) -> CardMask = { $0.canonicalForm }
    ) -> [[Orbit]] {
        var levels = [[Orbit(table: CardMask(), size: 1)]]
        for cards in 0..<largest {
            var ways: [CardMask: Int] = [:]
            for orbit in levels[cards] {
                for card in candidates(orbit.table).cards {
                    var larger = orbit.table
                    larger.insert(card)
                    ways[canonicalForm(larger), default: 0] += orbit.size
                }
            }
            let orbits = ways.map { Orbit(table: $0, size: exactQuotient($1, cards + 1)) }
            levels.append(orbits.sorted { $0.table > $1.table })
        }
        return levels
    }
}
