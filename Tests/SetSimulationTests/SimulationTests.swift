import SetRules
import SetSimulation
import Testing

struct SimulationTests {
    @Test(arguments: Variant.allCases, SelfPlay.Strategy.allCases)
    func `the tally does not depend on how the games are divided`(game: Variant, strategy: SelfPlay.Strategy) {
        let simulation = Simulation(of: game, seed: 3, strategy: strategy)
        let whole = simulation.tally(of: 0..<300)
        var parts = simulation.tally(of: 200..<300)
        parts += SimulationTally()
        parts += simulation.tally(of: 0..<1)
        parts += simulation.tally(of: 1..<200)
        #expect(parts == whole)
        #expect(whole.games == 300)
    }

    @Test func `other seeds and strategies give other games`() {
        let tallies = [
            Simulation(seed: 1).tally(of: 0..<200), Simulation(seed: 2).tally(of: 0..<200),
            Simulation(seed: 1, strategy: .first).tally(of: 0..<200), Simulation(seed: 1).tally(of: 200..<400),
            Simulation(of: .junior, seed: 1).tally(of: 0..<200), Simulation(of: .ultraSet, seed: 1).tally(of: 0..<200),
        ]
        #expect(Set(tallies).count == tallies.count)
    }

    @Test func `a tally counts what the games were`() {
        let simulation = Simulation(seed: 4)
        let tally = simulation.tally(of: 0..<400)
        #expect(tally.left.reduce(0, +) == 400)
        // Each game ends with one table without a set, and takes a set from each table that has one.
        let taken = tally.tables.reduce(0) { $0 + $1.withMatch }
        let left = tally.left.enumerated().reduce(0) { $0 + $1.offset * $1.element }
        #expect(3 * taken + left == 400 * 81)
        #expect(tally.tables.reduce(0) { $0 + $1.count } == tally.tablesAndMatches.first.sum)
        #expect(tally.tables.reduce(0) { $0 + $1.matches } == tally.tablesAndMatches.second.sum)
        #expect(tally.tables[21].withoutMatch == 0 && tally.tables[3].withoutMatch == 0)
        #expect(tally.longestWait.count == 400 && tally.greatestWait <= 27)
        #expect(tally.longestWait.sum <= 400 * tally.greatestWait)
    }

    @Test func `no game has the cards of the next`() {
        let simulation = Simulation(seed: 5)
        let single = (0..<50).map { simulation.tally(of: $0..<$0 + 1) }
        #expect(Set(single).count > 45)
    }
}
