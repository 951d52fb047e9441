import ArgumentParser
import Foundation
import GameReports
import SetRecords
import SetRules

/// `tercet deal`: prints the opening cards of a deal.
struct Deal: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, svg
    }

    static let configuration = CommandConfiguration(
        abstract: "Print the opening cards of a deal: a given one, today's, or a random one.",
        discussion: "You can pipe the output to solve: tercet deal | tercet solve")

    @Argument(help: "The deal ID, as shown on the page; with --daily, a date such as 2026-11-22.")
    var id: String?

    @Option(help: "Use any text as the seed.")
    var seed: String?

    @Flag(help: "Use the daily deal for the given date, or for today.")
    var daily = false

    @Option(
        help: "The game: \(gameNames). Default: the game in the deal ID.", completion: .list(gameIDs),
        transform: variant(named:))
    var game: Variant?

    @Option(
        parsing: .unconditional,
        help: "How many cards to print, from 1 to all cards of the game. Default: the opening table.")
    var count: Int?

    @Flag(name: .customLong("sort"), help: "Print the cards in the order of their features, not as they are dealt.")
    var isSorted = false

    @Flag(help: "Also list the sets, or the UltraSets.")
    var sets = false

    @Option(help: "Output format.")
    var format = Format.text

    func validate() throws {
        guard !(sets && format == .svg) else {
            throw ValidationError("--sets can't be combined with --format svg.")
        }
    }

    func run() throws {
        let choice = try readingInput { () throws(DealChoiceError) in
            try DealChoice(id, seed: seed, isDaily: daily, game: game)
        }
        let dealID = choice.dealID(today: { .today }, entropy: { UInt64.random(in: .min ... .max) })
        let most = dealID.options.game.rules.cardCount
        guard (1...most).contains(count ?? 1) else {
            throw ValidationError("--count must be 1 to \(most).")
        }
        let report = DealReport(dealID, count: count, isSorted: isSorted, showsMatches: sets)
        switch format {
        case .text: try write(report.text)
        case .json: try write(report.json)
        case .svg: try write(report.svg)
        }
    }
}

extension Day {
    /// Today's date in local time.
    fileprivate static var today: Day {
        let now = Date()
        let seconds = now.timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: now))
        return Day(milliseconds: Int64((seconds * 1000).rounded(.down)))
    }
}
