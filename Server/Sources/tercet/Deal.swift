import ArgumentParser
import Commands
import Foundation
import SetRecords

/// `tercet deal`: prints the first cards of a deal.
struct Deal: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, svg
    }

    static let configuration = CommandConfiguration(
        abstract: "Print the first cards of a deal: of a given one, of today's, or of any.",
        discussion: "The text is one that solve reads: tercet deal | tercet solve")

    @Argument(help: "The deal id, as the page shows it; after --daily a date such as 2026-11-22.")
    var id: String?

    @Option(help: "Any text, whose shuffle to deal.")
    var seed: String?

    @Flag(help: "The daily deal of the date that follows, or today's.")
    var daily = false

    @Option(parsing: .unconditional, help: "How many cards, 1 to 81.")
    var count = DealReport.openingCount

    @Flag(help: "List the sets too.")
    var sets = false

    @Option(help: "How to print them.")
    var format = Format.text

    func validate() throws {
        guard DealReport.counts.contains(count) else { throw ValidationError("Choose 1 to 81 cards.") }
        guard !(sets && format == .svg) else { throw ValidationError("A drawing lists no sets: leave out --sets.") }
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
    /// The day in local time.
    fileprivate static var today: Day {
        let now = Date()
        let seconds = now.timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: now))
        return Day(milliseconds: Int64((seconds * 1000).rounded(.down)))
    }
}
