import OddsReports
import SetSimulation
import Synchronization
import Testing

struct SimulationRunnerTests {
    @Test(arguments: [1, 2, 5])
    func `the tally does not depend on the number of cores`(cores: Int) async {
        let simulation = Simulation(seed: 7)
        let runner = SimulationRunner(simulation, games: 25_001, cores: cores)
        let tally = await runner.tally(isStopped: { false }, progress: { _ in })
        #expect(tally == simulation.tally(of: 0..<25_001))
    }

    @Test func `progress grows to the number of games`() async {
        let told = Told()
        _ = await SimulationRunner(Simulation(seed: 7), games: 45_000, cores: 3)
            .tally(isStopped: { false }, progress: { told.note($0) })
        let numbers = told.numbers.withLock { $0 }
        #expect(numbers == numbers.sorted() && numbers.count == 5 && numbers.last == 45_000)
    }

    @Test func `a simulation that is stopped has what was played so far`() async {
        let told = Told()
        let tally = await SimulationRunner(Simulation(seed: 7), games: 1_000_000, cores: 2)
            .tally(isStopped: { told.numbers.withLock { $0.count >= 2 } }, progress: { told.note($0) })
        #expect(tally.games >= 20_000 && tally.games < 1_000_000)
        #expect(tally.games == told.numbers.withLock { $0.last })
    }

    private final class Told: Sendable {
        let numbers = Mutex<[Int]>([])

        func note(_ number: Int) {
            numbers.withLock { $0.append(number) }
        }
    }
}
