import SetCounting

/// The output of `tercet count`: the numbers of tables without a set, and of tables by number of sets.
public struct CountReport: Sendable {
    /// How to write numbers of tables.
    public enum Digits: Sendable {
        /// For people: with commas between groups of three digits.
        case grouped
        /// For programs: only digits.
        case plain
    }

    private let setless: SetlessTables
    private let distribution: SetDistribution

    /// Creates a report of these numbers.
    public init(setless: SetlessTables, distribution: SetDistribution) {
        self.setless = setless
        self.distribution = distribution
    }

    /// Returns the report in lines of at most 40 columns.
    public func text(_ digits: Digits) -> String {
        let columns = setless.counts.enumerated().dropFirst().map { cards, tables in row(cards, tables, digits) }
        let shares = distribution.counts.enumerated().map { sets, tables in
            row(sets, tables, digits) + share(of: tables).atRight(of: 11)
        }
        let lines =
            ["Tables without a set", "", "cards" + "tables".atRight(of: width)] + columns
            + ["", distributionTitle, "", " sets" + "tables".atRight(of: width) + heading]
            + shares + ["  all" + digits.text(distribution.total).atRight(of: width), "", "Sets on average: \(mean)"]
        return lines.map { $0 + "\n" }.joined()
    }

    private let width = 23
    private let heading = "share".atRight(of: 11)

    private var distributionTitle: String { "All \(distribution.cards)-card tables, by number of sets" }

    private func row(_ key: Int, _ tables: Int, _ digits: Digits) -> String {
        "\(key)".atRight(of: 5) + digits.text(tables).atRight(of: width)
    }

    /// The mean number of sets as a fraction in lowest terms, and with four decimals.
    private var mean: String {
        let (sets, tables) = meanFraction
        guard tables > 1 else { return "\(sets)" }
        return "\(sets)/\(tables) = " + fixed(Double(sets) / Double(tables), decimals: 4)
    }

    private var meanFraction: (sets: Int, tables: Int) {
        let divisor = greatestCommonDivisor(distribution.totalSets, distribution.total)
        return (distribution.totalSets / divisor, distribution.total / divisor)
    }

    private func share(of tables: Int) -> String {
        let percent = 100 * Double(tables) / Double(distribution.total)
        return tables > 0 && percent < 0.000_05 ? "<0.0001 %" : fixed(percent, decimals: 4) + " %"
    }
}

extension CountReport {
    /// The report as JSON (RFC 8259). All numbers are whole and less than 2^53.
    public var json: String {
        let columns = setless.counts.enumerated().dropFirst().map { #"{"cards": \#($0), "tables": \#($1)}"# }
        let shares = distribution.counts.enumerated().map { #"{"sets": \#($0), "tables": \#($1)}"# }
        let (sets, tables) = meanFraction
        return """
            {
              "setless": [
                \(columns.joined(separator: ",\n    "))
              ],
              "distribution": {
                "cards": \(distribution.cards),
                "tables": \(distribution.total),
                "mean": {"numerator": \(sets), "denominator": \(tables)},
                "counts": [
                  \(shares.joined(separator: ",\n      "))
                ]
              }
            }

            """
    }
}

extension CountReport.Digits {
    fileprivate func text(_ number: Int) -> String {
        let digits = Array("\(number)")
        switch self {
        case .plain: return String(digits)
        case .grouped:
            let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
            return groups.reversed().joined(separator: ",")
        }
    }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
}
