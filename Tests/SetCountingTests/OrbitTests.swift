import SetRules
import Testing

@testable import SetCounting

struct OrbitTests {
    /// The size of the affine group: 81 places for the origin, and 80 · 78 · 72 · 54 for the axes.
    private let groupOrder = 81 * 80 * 78 * 72 * 54

    @Test func `the sizes of all orbits add up to the number of tables`() {
        let levels = Orbit.levels(upTo: 7) { CardMask.all.subtracting($0) }
        for (cards, orbits) in levels.enumerated() {
            #expect(orbits.reduce(0) { $0 + $1.size } == binomial(81, cards))
            #expect(orbits.allSatisfy { groupOrder.isMultiple(of: $0.size) })
            #expect(orbits.allSatisfy { $0.table.count == cards && $0.table == $0.table.canonicalForm })
        }
        #expect(levels.map(\.count) == [1, 1, 1, 2, 3, 6, 15, 34])
    }

    @Test func `the sizes of the orbits without a set add up to Knuth's counts`() throws {
        let levels = Orbit.levels(upTo: 8, candidates: SetlessSearch.candidates)
        #expect(levels.map { $0.reduce(0) { $0 + $1.size } } == Array(try goldenNumbers("setless")[...8]))
        #expect(levels.map(\.count) == [1, 1, 1, 1, 2, 3, 7, 11, 33])
    }

    @Test func `three cards are a set or none`() {
        let orbits = Orbit.levels(upTo: 3) { CardMask.all.subtracting($0) }[3]
        #expect(orbits == [Orbit(table: mask([0, 1, 2]), size: 1080), Orbit(table: mask([0, 1, 3]), size: 84240)])
    }
}
