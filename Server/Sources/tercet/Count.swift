import ArgumentParser
import Foundation
import OddsReports
import SetCounting

/// `tercet count`: counts all tables without a set, and all tables of a given size by number of sets.
struct Count: AsyncParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    static let configuration = CommandConfiguration(
        abstract: "Count all tables without a set, and all 12-card tables by number of sets.",
        discussion: "The numbers are exact. They are printed when the whole count is finished.")

    @Option(parsing: .unconditional, help: "Size of the tables to count by number of sets, 1 to 15.")
    var cards = 12

    @Option(parsing: .unconditional, help: "How many cores to use.")
    var cores = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "Output format.")
    var format = Format.text

    func validate() throws {
        guard SetDistribution.possibleCards.contains(cards) else {
            throw ValidationError("--cards must be 1 to 15.")
        }
        guard cores > 0 else { throw ValidationError("--cores must be at least 1.") }
    }

    func run() async throws {
        let setless = await withProgress("Tables without a set") { await SetlessTables(workers: $0) }
        let distribution = await withProgress("Tables of \(cards) by number of sets") {
            await SetDistribution(cards: cards, workers: $0)
        }
        let report = CountReport(setless: setless, distribution: distribution)
        switch format {
        case .text: try write(report.text(isatty(STDOUT_FILENO) == 1 ? .grouped : .plain))
        case .json: try write(report.json)
        }
    }

    /// Counts, and shows the progress if standard error is a terminal.
    private func withProgress<Value>(_ title: String, _ count: (Workers) async -> Value) async -> Value {
        guard isatty(STDERR_FILENO) == 1 else { return await count(Workers(cores)) }
        let progress = CountProgress(title)
        show(progress.start)
        let value = await count(
            Workers(cores) { finished in
                if let line = progress.text(at: finished) { show(line) }
            })
        show(progress.end)
        return value
    }
}
