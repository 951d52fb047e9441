import SetCounting
import SetRules

/// The output of `tercet count`: a game's matches, and the numbers of its tables without a match and by number of
/// matches.
public struct CountReport: Sendable {
    /// How to write numbers of tables.
    public enum Digits: Sendable {
        /// For people: with commas between groups of three digits.
        case grouped
        /// For programs: only digits.
        case plain
    }

    private let game: Variant
    private let matches: Int
    private let matchless: MatchlessTables
    private let distribution: MatchDistribution

    /// Creates a report of these numbers, and counts the matches in the deck of the game.
    public init(of game: Variant, matchless: MatchlessTables, distribution: MatchDistribution) {
        self.game = game
        matches = game.rules.matchCount(game.rules.cards.deck)
        self.matchless = matchless
        self.distribution = distribution
    }

    /// Returns the report in lines of at most 40 columns.
    public func text(_ digits: Digits) -> String {
        let kind = game.rules.kind
        var lines = ["\(kind.capitalized)s in the deck: \(digits.text(matches))", ""]
        lines += ["Tables without \(kind.withArticle)", "", "cards" + "tables".atRight(of: width)]
        lines += matchless.counts.enumerated().dropFirst().map { cards, tables in row(cards, tables, digits) }
        lines += ["", "Most cards without \(kind.withArticle): \(matchless.mostCards)", ""]
        lines += ["\(distribution.cards)-card tables, by number of \(kind.word)s", ""]
        lines.append("count" + "tables".atRight(of: width) + "share".atRight(of: 11))
        lines += shares.map { count, tables in row(count, tables, digits) + share(of: tables).atRight(of: 11) }
        lines.append("  all" + digits.text(distribution.total).atRight(of: width))
        lines += ["", "\(kind.capitalized)s on average: \(mean)"]
        return lines.map { $0 + "\n" }.joined()
    }

    private let width = 23

    /// The numbers of matches that occur, each with its number of tables.
    private var shares: [(matches: Int, tables: Int)] {
        distribution.counts.enumerated().filter { $0.element > 0 }.map { ($0.offset, $0.element) }
    }

    private func row(_ key: Int, _ tables: Int, _ digits: Digits) -> String {
        "\(key)".atRight(of: 5) + digits.text(tables).atRight(of: width)
    }

    /// The mean number of matches as a fraction in lowest terms, and with four decimals.
    private var mean: String {
        let (matches, tables) = meanFraction
        guard tables > 1 else { return "\(matches)" }
        return "\(matches)/\(tables) = " + fixed(Double(matches) / Double(tables), decimals: 4)
    }

    private var meanFraction: (matches: Int, tables: Int) {
        let divisor = greatestCommonDivisor(distribution.totalMatches, distribution.total)
        return (distribution.totalMatches / divisor, distribution.total / divisor)
    }

    private func share(of tables: Int) -> String {
        let percent = 100 * Double(tables) / Double(distribution.total)
        return tables > 0 && percent < 0.000_05 ? "<0.0001 %" : fixed(percent, decimals: 4) + " %"
    }
}

extension CountReport {
    /// The report as JSON (RFC 8259). All numbers are whole and less than 2^53.
    public var json: String {
        let columns = matchless.counts.enumerated().dropFirst().map { #"{"cards": \#($0), "tables": \#($1)}"# }
        let shares = shares.map { #"{"matches": \#($0), "tables": \#($1)}"# }
        let (matches, tables) = meanFraction
        return """
            {
              "game": "\(game.id)",
              "matches": \(self.matches),
              "matchless": [
                \(columns.joined(separator: ",\n    "))
              ],
              "distribution": {
                "cards": \(distribution.cards),
                "tables": \(distribution.total),
                "mean": {"numerator": \(matches), "denominator": \(tables)},
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
