import InputOutput
import SetRules
import SetTable
import SetWords

/// A report of a solution, as text and as JSON.
public struct SolutionReport {
    private let solution: Solution
    private let shownNearMisses: ArraySlice<Solution.NearMiss>
    private let table: CardTable

    private var language: Language { table.language }

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - solution: the solution to report.
    ///   - nearMisses: the maximum number of near misses to show, 0 or more.
    ///   - language: the language of names and sentences.
    ///   - appearance: the symbols and colours that the names describe.
    public init(
        _ solution: Solution, nearMisses: Int, _ language: Language = .english, _ appearance: Appearance = Appearance()
    ) {
        self.solution = solution
        shownNearMisses = solution.nearMisses.prefix(nearMisses)
        table = CardTable(language, appearance)
    }

    /// The report for people: each set with its cards, and each near miss with its reason.
    public var text: String {
        var lines = ["\(language[.sets(solution.sets.count)])"]
        for (index, set) in solution.sets.enumerated() {
            lines += ["", "\(index + 1) · \(language[.differences(set.differingFeatures)])"]
            lines += table.lines(of: set.cards)
        }
        lines += ["", "\(language[.nearMisses]): \(nearMissCount)"]
        for (index, nearMiss) in shownNearMisses.enumerated() {
            let reason = language.text(of: .mismatch(.notSet(nearMiss.triple)), table.appearance)
            lines += ["", "\(index + 1) · \(reason)"] + table.lines(of: nearMiss.triple.cards)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// `22`, or `10 / 22` if only some near misses are shown.
    private var nearMissCount: String {
        let (shown, all) = (shownNearMisses.count, solution.nearMisses.count)
        return shown == all ? "\(all)" : "\(shown) / \(all)"
    }

    /// The report for other programs.
    public var json: String {
        let cards = solution.cards.map { card -> JSONValue in
            .object([("card", .string(card.description)), ("name", .string(table.name(of: card)))])
        }
        let nearMisses = shownNearMisses.map { nearMiss -> JSONValue in
            .object([
                ("cards", .cards(nearMiss.triple.cards)), ("feature", .string("\(nearMiss.feature)")),
                ("reason", .string(String(language.reasons(nearMiss.triple, table.appearance)))),
            ])
        }
        return JSONValue.object([
            ("cards", .array(cards)),
            ("setCount", .number(Int64(solution.sets.count))),
            ("sets", .array(solution.sets.map { .cards($0.cards) })),
            ("nearMissCount", .number(Int64(solution.nearMisses.count))),
            ("nearMisses", .array(nearMisses)),
        ]).text
    }
}
