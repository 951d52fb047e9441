import ArgumentParser
import Foundation
import OddsReports
import SetCounting
import SetRules

/// `tercet count`: counts a game's tables without a match, and its tables of a given size by number of matches.
struct Count: AsyncParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    static let configuration = CommandConfiguration(
        abstract: "Count the tables of a game without a match, and all tables of a size by number of matches.",
        discussion: """
            A match is a set, or in other games an UltraSet, a ghost, a quad, or cards with each dot on an even number of \
            them. The numbers are exact. They are printed when the whole count is finished. The tables of mega and quads are \
            too many to count, and of quads3, projective and proset only those without a match are counted.
            """)

    @Option(help: "The game: \(gameNames).", completion: .list(gameIDs), transform: variant(named:))
    var game = Variant.set

    @Option(
        parsing: .unconditional,
        help: """
            Size of the tables to count by number of matches, 1 to 15, or up to 18 if matches are sets. Default: the \
            opening table.
            """)
    var cards: Int?

    @Option(parsing: .unconditional, help: "How many cores to use.")
    var cores = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "Output format.")
    var format = Format.text

    func validate() throws {
        let possible = MatchDistribution.possibleCards(in: game.rules)
        guard cards.map(possible.contains) ?? true else {
            throw ValidationError("--cards must be 1 to \(possible.upperBound).")
        }
        guard cores > 0 else { throw ValidationError("--cores must be at least 1.") }
    }

    func run() async throws {
        let rules = game.rules
        let cards = cards ?? rules.openingCount
        let matchless = await withProgress("Tables without a match") { await MatchlessTables(of: rules, workers: $0) }
        let distribution = await withProgress("Tables of \(cards) by matches") {
            await MatchDistribution(of: rules, cards: cards, workers: $0)
        }
        let report = CountReport(of: game, cards: cards, matchless: matchless, distribution: distribution)
        switch format {
        case .text: try write(report.text(isatty(STDOUT_FILENO) == 1 ? .grouped : .plain))
        case .json: try write(report.json)
        }
    }

    /// Counts, and shows the progress if standard error is a terminal.
    private func withProgress<Value>(_ title: String, _ count: (Workers) async -> Value?) async -> Value? {
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
