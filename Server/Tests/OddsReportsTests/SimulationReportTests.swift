import CommandTestSupport
import Foundation
import OddsReports
import SetSimulation
import Testing

struct SimulationReportTests {
    private let report: SimulationReport
    private let tally: SimulationTally

    init() {
        let simulation = Simulation(seed: 1)
        tally = simulation.tally(of: 0..<2000)
        report = SimulationReport(simulation, tally, .init(seconds: 0.5, cores: 2))
    }

    private func members() throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    }

    @Test func `the JSON has the games, the seed and the cards left`() throws {
        let members = try members()
        #expect(members["game"] as? String == "set")
        #expect(members["games"] as? Int == 2000 && members["seed"] as? Int == 1)
        #expect(members["strategy"] as? String == "uniform")
        let left = try #require(members["left"] as? [String: Int])
        #expect(left == Dictionary(uniqueKeysWithValues: [0, 6, 9, 12, 15, 18].map { ("\($0)", tally.left[$0]) }))
        #expect(left.values.reduce(0, +) == 2000)
    }

    @Test func `each estimate of the JSON lies in its interval`() throws {
        let members = try members()
        for name in ["neverAboveOpening", "matchesPerTable", "longestWait"] {
            let estimate = try #require(members[name] as? [String: Double])
            let (value, low, high) = try (
                #require(estimate["value"]), #require(estimate["low"]), #require(estimate["high"])
            )
            #expect(low < value && value < high, "\(name)")
        }
    }

    @Test func `only three members depend on the run`() {
        let other = SimulationReport(Simulation(seed: 1), tally, .init(seconds: 9, cores: 7))
        let lines = zip(report.json.split(separator: "\n"), other.json.split(separator: "\n"))
        let differing = lines.filter { $0 != $1 }.map { String($0.0.drop { " \"".contains($0) }.prefix { $0 != "\"" }) }
        #expect(differing == ["seconds", "rate", "cores"])
    }

    @Test func `the CSV has the same numbers, six fields a line`() throws {
        let rows = report.csv.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        #expect(rows.allSatisfy { $0.count == 6 })
        for count in [0, 6, 9, 12, 15, 18] {
            let row = try #require(rows.first { $0[0] == "left" && $0[1] == "\(count)" })
            #expect(row[2] == "\(tally.left[count])")
        }
    }

    @Test func `the text fits 80 columns and has each share`() {
        let lines = report.text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.contains { $0.hasPrefix("         0 ") && $0.contains(" \(tally.left[0]) ") })
    }

    @Test func `the chart is a document with a bar for each number of cards`() throws {
        #expect(try elements(of: report.svg).count { $0.attributes["class"] == "bar" } == 6)
    }

    @Test func `the report of another game has its numbers of cards left and its words`() throws {
        let simulation = Simulation(of: .ultraSet, seed: 1)
        let tally = simulation.tally(of: 0..<50)
        let report = SimulationReport(simulation, tally, .init(seconds: 0.5, cores: 2))
        #expect(report.text.hasPrefix("50 games of UltraSet, seed 1, strategy uniform\n"))
        #expect(report.text.contains("without an UltraSet") && report.text.contains("\nUltraSets on a table: "))
        let members = try object(report.json)
        #expect((members["left"] as? [String: Int])?.keys.sorted() == ["1", "5", "9"])
        #expect(members["game"] as? String == "ultra")
        // A game never needs more cards than at the start, so the share says nothing.
        #expect(members["neverAboveOpening"] == nil)
    }

    @Test func `a report of no game divides by nothing`() throws {
        let empty = SimulationReport(Simulation(seed: 1), SimulationTally(), .init(seconds: 0, cores: 1))
        #expect(try JSONSerialization.jsonObject(with: Data(empty.json.utf8)) is [String: Any])
        #expect(!empty.text.isEmpty && !empty.csv.isEmpty && !empty.svg.isEmpty)
    }
}
