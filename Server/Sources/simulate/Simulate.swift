import ArgumentParser
import Foundation
import InputOutput
import SetGame
import Simulation

/// `simulate`: runs rooms under simulated faults, one seed after the other.
@main
struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run rooms on simulated nodes, networks, storage and devices.",
        discussion: """
            Each seed gives one schedule of events, with faults for some simulated hours and then none. The rules of rooms \
            are checked after every event. A seed that breaks a rule is shrunk and printed with its last events.
            """)

    @Option(help: "The first seed.")
    var seed: UInt64 = 1

    @Option(help: "The number of seeds.")
    var seeds: UInt64 = 100

    @Option(help: "How long faults happen in each seed, in simulated hours.")
    var hours = 0.25

    @Option(help: "The number of nodes.")
    var nodes = 3

    @Option(help: "The number of rooms.")
    var rooms = 4

    @Option(help: "The number of players in each room.")
    var players = 3

    @Option(help: "End after the seed with which there were this many events.")
    var events = Int.max

    @Option(
        help:
            "Faults that never happen, separated by commas: \(Fault.allCases.map(\.rawValue).joined(separator: ", ")).")
    var without = ""

    @Flag(help: "Fail if something rare never happens.")
    var everything = false

    @Flag(help: "Print the last events of each seed.")
    var film = false

    func validate() throws {
        guard (1...16).contains(nodes), (1...100).contains(rooms), (2...8).contains(players), (0...1000).contains(hours)
        else {
            throw ValidationError("1 to 16 nodes, 1 to 100 rooms, 2 to 8 players and up to 1000 hours are possible.")
        }
        for name in without.split(separator: ",") where Fault(rawValue: String(name)) == nil {
            throw ValidationError("There is no fault '\(name)'.")
        }
    }

    func run() throws {
        var (total, duration, count) = (Reached(), 0.0, 0)
        let begin = clock()
        for number in 0..<seeds where total.events < events {
            var simulation = Simulation(plan(seed &+ number))
            let outcome = simulation.run()
            total.add(outcome.record.reached)
            duration += Double(outcome.duration) / 1000
            count += 1
            if film { try show(outcome.record.film.lines.joined(separator: "\n")) }
            if let violation = outcome.violation {
                try report(violation, outcome)
                throw ExitCode.failure
            }
        }
        let seconds = Double(clock() - begin) / Double(CLOCKS_PER_SEC)
        try summarize(total, seeds: count, duration: duration, seconds: seconds)
        let isComplete =
            Reached.Branch.allCases.allSatisfy { total[$0] > 0 } && Fault.allCases.allSatisfy { total[$0] > 0 }
        if everything, !isComplete { throw ExitCode.failure }
    }

    private func plan(_ seed: UInt64) -> Simulation.Plan {
        var plan = Simulation.Plan(seed: seed)
        (plan.nodes, plan.rooms, plan.playersInRoom) = (nodes, rooms, players)
        plan.length = Milliseconds(hours * 3_600_000)
        plan.without = Set(without.split(separator: ",").compactMap { Fault(rawValue: String($0)) })
        return plan
    }

    private func report(_ violation: Violation, _ outcome: Outcome) throws {
        try show("seed \(outcome.plan.seed) breaks \(violation.rule.rawValue): \(violation.text)")
        try show("shrinking …")
        let plan = outcome.plan.shrunk(breaking: violation.rule)
        var simulation = Simulation(plan)
        let shrunk = simulation.run()
        try show(shrunk.record.film.lines.joined(separator: "\n"))
        if let violation = shrunk.violation { try show("\(violation.rule.rawValue): \(violation.text)") }
        try show("faults: \(shrunk.faults.map(\.rawValue).joined(separator: " "))")
        let without = Fault.allCases.filter(plan.without.contains).map(\.rawValue).joined(separator: ",")
        try show(
            "simulate --seed \(plan.seed) --seeds 1 --nodes \(nodes) --rooms \(rooms) --players \(players)"
                + " --hours \(Double(plan.length) / 3_600_000)" + (without.isEmpty ? "" : " --without \(without)"))
    }

    private func summarize(_ total: Reached, seeds: Int, duration: Double, seconds: Double) throws {
        let faults = Fault.allCases.map { (count: total[$0], name: "fault: \($0.rawValue)") }
        let branches = Reached.Branch.allCases.map { (count: total[$0], name: $0.rawValue) }
        for row in (branches + faults).sorted(by: { $0.count > $1.count }) {
            let count = "\(row.count)"
            try show("\(String(repeating: " ", count: max(0, 10 - count.count)))\(count)  \(row.name)")
        }
        try show(
            "\(seeds) seeds, \(total.events) events, \((duration / 360).rounded() / 10) simulated hours in \((seconds * 10).rounded() / 10) s: "
                + "\(Int(Double(total.events) / seconds)) events a second, \(Int(duration / seconds)) times as fast as time"
        )
    }

    /// Writes a line at once: a reader of a pipe may wait for the first.
    private func show(_ line: String) throws { try StandardOutput.write(line + "\n") }
}
