import InputOutput
import PlainText
import SetCharts
import SetRules
import SetSimulation

/// A report of a simulation's results, as text, JSON, CSV and a chart. Only `Run` depends on the machine.
public struct SimulationReport {
    /// How the simulation ran.
    public struct Run: Sendable {
        let seconds: Double
        let cores: Int

        /// Creates a run with its duration and its number of cores.
        public init(seconds: Double, cores: Int) {
            self.seconds = seconds
            self.cores = cores
        }
    }

    private let simulation: Simulation
    private let tally: SimulationTally
    private let run: Run

    private var game: Variant { simulation.game }

    /// Creates a report of the games in a tally.
    public init(_ simulation: Simulation, _ tally: SimulationTally, _ run: Run) {
        self.simulation = simulation
        self.tally = tally
        self.run = run
    }

    /// The report as a table for people.
    public var text: String {
        var lines = [
            "\(tally.games) games of \(game.name), seed \(simulation.seed), strategy \(simulation.strategy.name)",
            "\(fixed(run.seconds, decimals: 2)) s on \(run.cores) core\(run.cores == 1 ? "" : "s"), \(Int(rate)) games/s",
            "",
            "Cards left    games    share, 95 %",
        ]
        for (count, games) in leftCounts {
            lines.append(
                column(count, 10) + column(games, 9) + "    \(percent(Estimate(share: games, of: tally.games)))"
            )
        }
        lines += ["", "On the table  tables   without \(game.rules.kind.withArticle), 95 %"]
        for (size, tables) in sizes {
            let share = percent(Estimate(share: tables.withoutMatch, of: tables.count))
            lines.append(column(size, 10) + column(tables.count, 11) + "  \(share)")
        }
        lines += [""]
        lines += figures.map { "\($0.title): \($0.inPercent ? percent($0.estimate) : number($0.estimate))" }
        lines.append("Longest wait of all games: \(tally.greatestWait)")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The report as JSON. Only `seconds`, `rate` and `cores` depend on the machine.
    public var json: String {
        var members: [(String, JSONValue)] = [
            ("game", .string("\(game.id)")), ("games", .number(Int64(tally.games))),
            ("seed", .unsigned(simulation.seed)),
            ("strategy", .string(simulation.strategy.name)),
            ("left", .object(leftCounts.map { ("\($0.0)", .number(Int64($0.1))) })),
            ("leftShares", .object(leftCounts.map { ("\($0.0)", json(Estimate(share: $0.1, of: tally.games))) })),
            ("tables", .array(sizes.map { json($0.0, $0.1) })),
        ]
        members += figures.map { ($0.name, json($0.estimate)) }
        members += [
            ("greatestWait", .number(Int64(tally.greatestWait))), ("seconds", .decimal(run.seconds)),
            ("rate", .decimal(rate)), ("cores", .number(Int64(run.cores))),
        ]
        return JSONValue.object(members).text
    }

    /// The report as comma-separated values: a line for each number, with the bounds of its interval.
    public var csv: String {
        var lines = ["name,cards,count,value,low,high"]
        for (count, games) in leftCounts {
            lines.append(row("left", count, games, Estimate(share: games, of: tally.games)))
        }
        for (size, tables) in sizes {
            lines.append(row("tables", size, tables.count, nil))
            lines.append(
                row("withoutMatch", size, tables.withoutMatch, Estimate(share: tables.withoutMatch, of: tables.count)))
        }
        for figure in figures { lines.append(row(figure.name, nil, nil, figure.estimate)) }
        lines.append(row("greatestWait", nil, tally.greatestWait, nil))
        lines += [
            "game,,\(game.id),,,", "games,,\(tally.games),,,", "seed,,\(simulation.seed),,,",
            "strategy,,\(simulation.strategy.name),,,",
        ]
        lines += ["seconds,,,\(run.seconds),,", "rate,,,\(rate),,", "cores,,\(run.cores),,,"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The shares of games by cards left, as an SVG document.
    public var svg: String {
        let bars = leftCounts.map { count, games in
            BarChart.Bar(label: UTF8Text("\(count)"), value: 100 * Double(games) / Double(max(1, tally.games)))
        }
        let label = UTF8Text("Cards left at the end of \(tally.games) games, in percent of the games")
        return ChartDocument.text(
            BarChart(bars: bars, label: label, format: { UTF8Text("\(fixed($0, decimals: 2)) %") }).svg)
    }
}

// The numbers.
extension SimulationReport {
    private typealias Figure = (name: String, title: String, estimate: Estimate?, inPercent: Bool)

    private var rate: Double { run.seconds > 0 ? Double(tally.games) / run.seconds : 0 }

    /// The possible numbers of cards left at the end, each with its number of games.
    private var leftCounts: [(Int, Int)] {
        game.possibleLeft.map { ($0, tally.left[$0]) }
    }

    private var sizes: [(Int, SimulationTally.Tables)] {
        tally.tables.enumerated().filter { $0.element.count > 0 }.map { ($0.offset, $0.element) }
    }

    private var figures: [Figure] {
        let (opening, kind) = (game.rules.openingCount, game.rules.kind)
        let neverAbove: Figure = (
            "neverAboveOpening", "Games that never needed more than \(opening) cards",
            Estimate(share: tally.neverAboveOpening, of: tally.games), true
        )
        let matches: Figure = (
            "matchesPerTable", "\(kind.capitalizedPlural) on a table", Estimate(ratio: tally.tablesAndMatches), false
        )
        let wait: Figure = (
            "longestWait", "Most \(kind.plural) taken while one card waited", Estimate(mean: tally.longestWait), false
        )
        return (game.canExceedOpening ? [neverAbove] : []) + [matches, wait]
    }

    private func json(_ size: Int, _ tables: SimulationTally.Tables) -> JSONValue {
        .object([
            ("cards", .number(Int64(size))), ("withMatch", .number(Int64(tables.withMatch))),
            ("withoutMatch", .number(Int64(tables.withoutMatch))), ("matches", .number(Int64(tables.matches))),
            ("withoutMatchShare", json(Estimate(share: tables.withoutMatch, of: tables.count))),
        ])
    }

    private func json(_ estimate: Estimate?) -> JSONValue {
        guard let estimate else { return .null }
        return .object([
            ("value", .decimal(estimate.value)), ("low", .decimal(estimate.low)), ("high", .decimal(estimate.high)),
        ])
    }

    private func row(_ name: String, _ cards: Int?, _ count: Int?, _ estimate: Estimate?) -> String {
        let numbers = estimate.map { "\($0.value),\($0.low),\($0.high)" } ?? ",,"
        return "\(name),\(cards.map { "\($0)" } ?? ""),\(count.map { "\($0)" } ?? ""),\(numbers)"
    }

    private func column(_ number: Int, _ width: Int) -> String { "\(number)".atRight(of: width) }

    private func percent(_ estimate: Estimate?) -> String {
        estimate.map { text(of: $0, times: 100, unit: " %") } ?? "–"
    }

    private func number(_ estimate: Estimate?) -> String {
        estimate.map { text(of: $0, times: 1, unit: "") } ?? "–"
    }

    private func text(of estimate: Estimate, times scale: Double, unit: String) -> String {
        let (value, low, high) = (scale * estimate.value, scale * estimate.low, scale * estimate.high)
        return "\(fixed(value, decimals: 4))\(unit) (\(fixed(low, decimals: 4)) to \(fixed(high, decimals: 4)))"
    }
}

extension SelfPlay.Strategy {
    /// The strategy's name on the command line.
    public var name: String {
        switch self {
        case .uniform: "uniform"
        case .first: "first"
        case .fewestDifferences: "fewest-differences"
        }
    }
}
