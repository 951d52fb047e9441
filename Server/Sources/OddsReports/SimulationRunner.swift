import SetRules
import SetSimulation
import Synchronization

/// Plays the games of a simulation on several cores. The tally doesn't depend on the number of cores.
public struct SimulationRunner: Sendable {
    private let simulation: Simulation
    private let games: Int
    private let cores: Int

    /// Creates a runner for a number of games, on at least one core.
    public init(_ simulation: Simulation, games: Int, cores: Int) {
        precondition(games >= 0 && cores > 0, "there is a number of games, and a core")
        self.simulation = simulation
        self.games = games
        self.cores = cores
    }

    /// Plays the games and returns their tally.
    ///
    /// - Parameters:
    ///   - isStopped: returns whether to stop once the current batches are finished. Called after every batch, on any
    ///     thread.
    ///   - progress: receives the number of games played so far, after every batch. Called by one thread at a time.
    public func tally(
        isStopped: @escaping @Sendable () -> Bool, progress: @escaping @Sendable (Int) -> Void
    ) async -> SimulationTally {
        let shared = Shared(batch: batch)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<cores {
                group.addTask { [simulation, games] in
                    while let batch = shared.nextBatch(of: games), !isStopped() {
                        let tally = simulation.tally(of: batch)
                        shared.tally.withLock {
                            $0 += tally
                            progress($0.games)
                        }
                    }
                }
            }
        }
        return shared.tally.withLock { $0 }
    }

    /// The number of games in a batch, which takes about ten milliseconds.
    private var batch: Int { simulation.game.playsLikeSet ? 10_000 : 100 }

    /// The state shared by the cores: the number of the next game, and the combined tally.
    private final class Shared: Sendable {
        private let next = Atomic(0)
        private let batch: Int
        let tally = Mutex(SimulationTally())

        init(batch: Int) { self.batch = batch }

        func nextBatch(of games: Int) -> Range<Int>? {
            let start = next.add(batch, ordering: .relaxed).oldValue
            return start < games ? start..<min(games, start + batch) : nil
        }
    }
}
