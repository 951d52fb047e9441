import ArgumentParser
import Commands
import Foundation
import SetCounting

/// `tercet count`: counts all tables without a set, and those of a size by their number of sets.
struct Count: AsyncParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    static let configuration = CommandConfiguration(
        abstract: "Count all tables without a set, and all tables of 12 cards by their sets.",
        discussion: "The numbers are exact. They are printed once all are known.")

    @Option(parsing: .unconditional, help: "The cards of the tables that are counted by their sets, 1 to 15.")
    var cards = 12

    @Option(parsing: .unconditional, help: "The number of processors that count at once.")
    var cores = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "How to print the numbers.")
    var format = Format.text

    func validate() throws {
        guard SetDistribution.possibleCards.contains(cards) else {
            throw ValidationError("Tables of 1 to 15 cards can be counted by their sets.")
        }
        guard cores > 0 else { throw ValidationError("At least one processor counts.") }
    }

    func run() async throws {
        let setless = await withProgress("Tables without a set") { await SetlessTables(workers: $0) }
        let distribution = await withProgress("Tables of \(cards) by their sets") {
            await SetDistribution(cards: cards, workers: $0)
        }
        let report = CountReport(setless: setless, distribution: distribution)
        switch format {
        case .text: try write(report.text(isatty(STDOUT_FILENO) == 1 ? .grouped : .plain))
        case .json: try write(report.json)
        }
    }

    /// Counts, and shows the progress if somebody watches.
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
