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
    /// The matches in the deck by their number of cards.
    private let matchesBySize: [(size: Int, matches: Int)]
    private let cards: Int
    private let matchless: MatchlessTables?
    private let distribution: MatchDistribution?

    /// Creates a report of these numbers, and counts the matches in the deck of the game.
    ///
    /// - Parameters:
    ///   - game: the game.
    ///   - cards: the number of cards on the tables whose matches are counted.
    ///   - matchless: the tables without a match; `nil` if they are too many.
    ///   - distribution: the tables by their number of matches; `nil` if they are too many.
    public init(of game: Variant, cards: Int, matchless: MatchlessTables?, distribution: MatchDistribution?) {
        self.game = game
        let deck = game.rules.cards.deck
        matchesBySize = game.rules.kind.sizes.map { ($0, game.rules.matchCount(deck, of: $0)) }
        self.cards = cards
        self.matchless = matchless
        self.distribution = distribution
    }

    /// Returns the report in lines of at most 40 columns.
    public func text(_ digits: Digits) -> String {
        let kind = game.rules.kind
        var lines = ["\(kind.capitalizedPlural) in the deck: \(digits.text(matches))"]
        if kind.sizes.count > 1 { lines += matchesBySize.map { "  of \($0.size) cards: \(digits.text($0.matches))" } }
        lines.append("")
        if let matchless {
            lines += ["Tables without \(kind.withArticle)", "", "cards" + "tables".atRight(of: width)]
            lines += matchless.counts.enumerated().dropFirst().map { cards, tables in row(cards, tables, digits) }
            lines += ["", "Most cards without \(kind.withArticle): \(matchless.mostCards)", ""]
        }
        if let distribution {
            lines += ["\(cards)-card tables, by number of \(kind.plural)", ""]
            lines.append("count" + "tables".atRight(of: width) + "share".atRight(of: 11))
            lines += shares(distribution).map { count, tables in
                row(count, tables, digits) + share(of: tables, in: distribution).atRight(of: 11)
            }
            lines += ["  all" + digits.text(distribution.total).atRight(of: width), ""]
        }
        let start = distribution == nil ? "\(kind.capitalizedPlural) among \(cards) cards" : kind.capitalizedPlural
        lines.append("\(start) on average: \(mean)")
        return lines.map { $0 + "\n" }.joined()
    }

    private let width = 23

    /// The numbers of matches that occur, each with its number of tables.
    private func shares(_ distribution: MatchDistribution) -> [(matches: Int, tables: Int)] {
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

    /// The cards of each match are all on the table with the same chance: the number of groups of as many cards on the
    /// table, divided by that in the deck.
    private var meanFraction: (matches: Int, tables: Int) {
        matchesBySize.reduce((0, 1)) { sum, group in
            var (matches, tables) = (group.matches, 1)
            for place in 0..<group.size {
                (matches, tables) = inLowestTerms(
                    matches * max(0, cards - place), tables * (game.rules.cards.count - place))
            }
            return inLowestTerms(sum.0 * tables + matches * sum.1, sum.1 * tables)
        }
    }

    /// The matches in the deck.
    private var matches: Int { matchesBySize.reduce(0) { $0 + $1.matches } }

    private func inLowestTerms(_ numerator: Int, _ denominator: Int) -> (Int, Int) {
        let divisor = max(1, greatestCommonDivisor(numerator, denominator))
        return (numerator / divisor, denominator / divisor)
    }

    private func share(of tables: Int, in distribution: MatchDistribution) -> String {
        let percent = 100 * Double(tables) / Double(distribution.total)
        return tables > 0 && percent < 0.000_05 ? "<0.0001 %" : fixed(percent, decimals: 4) + " %"
    }
}

extension CountReport {
    /// The report as JSON (RFC 8259). All numbers are whole. Those for tables of 16 cards or more can exceed 2^53.
    public var json: String {
        var members = [#""game": "\#(game.id)""#, #""matches": \#(matches)"#]
        if let matchless {
            let columns = matchless.counts.enumerated().dropFirst().map { #"{"cards": \#($0), "tables": \#($1)}"# }
            members.append("\"matchless\": [\n    \(columns.joined(separator: ",\n    "))\n  ]")
        }
        let (matches, tables) = meanFraction
        let mean = #""mean": {"numerator": \#(matches), "denominator": \#(tables)}"#
        if let distribution {
            let shares = shares(distribution).map { #"{"matches": \#($0), "tables": \#($1)}"# }
            let parts = [
                "\"cards\": \(cards)", "\"tables\": \(distribution.total)", mean,
                "\"counts\": [\n      \(shares.joined(separator: ",\n      "))\n    ]",
            ]
            members.append("\"distribution\": {\n    \(parts.joined(separator: ",\n    "))\n  }")
        } else {
            members.append("\"distribution\": {\n    \"cards\": \(cards),\n    \(mean)\n  }")
        }
        return "{\n  \(members.joined(separator: ",\n  "))\n}\n"
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
