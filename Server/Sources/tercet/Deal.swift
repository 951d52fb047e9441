import ArgumentParser
import Foundation
import GameReports
import SetRecords

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

    @Option(parsing: .unconditional, help: "How many cards to print, 1 to 81.")
    var count = DealReport.openingCount

    @Flag(help: "Also list the sets.")
    var sets = false

    @Option(help: "Output format.")
    var format = Format.text

    func validate() throws {
        guard DealReport.counts.contains(count) else { throw ValidationError("--count must be 1 to 81.") }
        guard !(sets && format == .svg) else {
            throw ValidationError("--sets can't be combined with --format svg.")
        }
    }

    func run() throws {
        let choice = try readingInput { () throws(DealChoiceError) in try DealChoice(id, seed: seed, isDaily: daily) }
        let report = DealReport(
            choice.dealID(today: { .today }, entropy: { UInt64.random(in: .min ... .max) }), count: count,
            showsSets: sets)
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
