import ArgumentParser
import Foundation
import OddsReports
import SetRules
import SetSimulation
import Synchronization

/// `tercet simulate`: plays random games and prints statistics.
struct Simulate: AsyncParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, csv
    }

    static let configuration = CommandConfiguration(
        abstract: "Play random games by the million, and print statistics.",
        discussion: """
            Estimates come with 95 % confidence intervals. The same seed and strategy give the same games, whatever the \
            number of cores. Ctrl-C stops the simulation and prints the results so far.
            """)

    @Option(help: "The game: \(gameNames).", completion: .list(gameIDs), transform: variant(named:))
    var game = Variant.set

    @Option(
        parsing: .unconditional,
        help: "How many games to play, up to a trillion. Default: a million of a game like Set, 100,000 of others.")
    var games: Int?

    @Option(parsing: .unconditional, help: "The random seed (a whole number). Default: random.")
    var seed: UInt64?

    @Option(parsing: .unconditional, help: "How many cores to use. Default: all.")
    var cores: Int?

    @Option(
        help: ArgumentHelp(
            "Which match to take: \(SelfPlay.Strategy.allCases.map(\.name).joined(separator: ", ")).",
            valueName: "strategy"),
        completion: .list(SelfPlay.Strategy.allCases.map(\.name)), transform: strategy(named:))
    var strategy = SelfPlay.Strategy.uniform

    @Option(help: "Output format.")
    var format = Format.text

    @Option(help: "Write a chart of the cards left at the end to this file, as SVG.")
    var plot: String?

    func validate() throws {
        guard games.map({ (1...1_000_000_000_000).contains($0) }) ?? true else {
            throw ValidationError("--games must be 1 to 10^12.")
        }
        guard cores.map({ (1...1024).contains($0) }) ?? true else {
            throw ValidationError("--cores must be 1 to 1024.")
        }
    }

    func run() async throws {
        let games = games ?? defaultGames
        let simulation = Simulation(of: game, seed: seed ?? .random(in: 0...UInt64(UInt32.max)), strategy: strategy)
        let cores = cores ?? ProcessInfo.processInfo.activeProcessorCount
        let start = ContinuousClock.now
        signal(SIGINT) { _ in isInterrupted.store(true, ordering: .relaxed) }
        let shown = isatty(STDERR_FILENO) == 1 ? Mutex(SimulationProgress(games: games)) : nil
        let tally = await SimulationRunner(simulation, games: games, cores: cores).tally(
            isStopped: { isInterrupted.load(ordering: .relaxed) },
            progress: { played in
                let line = shown?.withLock { $0.line(played: played, after: seconds(since: start)) }
                if let line = line ?? nil { show(line) }
            })
        if shown != nil { show(SimulationProgress.end) }
        try print(SimulationReport(simulation, tally, .init(seconds: seconds(since: start), cores: cores)))
    }

    private var defaultGames: Int { game.playsLikeSet ? 1_000_000 : 100_000 }

    private func print(_ report: SimulationReport) throws {
        switch format {
        case .text: try write(report.text)
        case .json: try write(report.json)
        case .csv: try write(report.csv)
        }
        guard let plot else { return }
        do {
            try Data(report.svg.utf8).write(to: URL(fileURLWithPath: plot))
        } catch {
            throw failure("Can't write the chart: \(error.localizedDescription)", code: 74)
        }
    }
}

/// Whether Ctrl-C was pressed. A signal handler can access only global variables.
private let isInterrupted = Atomic(false)

private func seconds(since start: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
}

private func strategy(named argument: String) throws -> SelfPlay.Strategy {
    guard let strategy = SelfPlay.Strategy.allCases.first(where: { $0.name == argument }) else {
        let names = SelfPlay.Strategy.allCases.map(\.name).joined(separator: ", ")
        throw ValidationError("“\(argument)” is not a strategy. Choose one of: \(names).")
    }
    return strategy
}
