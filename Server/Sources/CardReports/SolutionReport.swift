import InputOutput
import PlainText
import SetLanguages
import SetRules
import SetTable
import SetWords

/// A report of a solution, as text and as JSON.
public struct SolutionReport {
    private let solution: Solution
    private let shownNearMisses: ArraySlice<Solution.NearMiss>
    private let table: CardTable

    private var language: Language { table.language }
    private var kind: MatchKind { solution.game.rules.kind }

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
        shownNearMisses = solution.nearMisses?.prefix(nearMisses) ?? []
        table = CardTable(language, appearance)
    }

    /// The report for people: each match with its cards, and each near miss with its reason.
    public var text: String {
        var lines = [String(language[.count(solution.matches.count), kind])]
        for (index, match) in solution.matches.enumerated() {
            lines += ["", "\(index + 1) · \(heading(of: match))"]
            lines += table.lines(of: ordered(match))
        }
        if let nearMisses = solution.nearMisses {
            lines += ["", "\(language[.nearMisses, kind]): \(count(of: nearMisses))"]
        }
        for (index, nearMiss) in shownNearMisses.enumerated() {
            let reason = language.text(of: .mismatch(.notSet(nearMiss.triple)), table.appearance)
            lines += ["", "\(index + 1) · \(reason)"] + table.lines(of: nearMiss.triple.cards)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Describes a match by the number of differing features, or by the card that both pairs need.
    private func heading(of match: CardGroup) -> String {
        switch kind {
        case .set:
            guard let set = CardTriple(match[0], match[1], match[2]) else {
                preconditionFailure("a set has three cards")
            }
            return String(language[.differences(set.differingFeatures)])
        case .ultraSet:
            let needed = Pairing(of: match.cards).firstMissing
            let name = "\(needed) (\(table.name(of: needed)))"
            return String(language[.bothPairsNeed(UTF8Text(name))])
        case .ghost: return String(language[Phrase.ghostAddsUp])
        case .line, .even: return String(language[Phrase.dotsAreEven])
        case .quad: return String(language.agreements(match, in: solution.game.rules.cards.features))
        }
    }

    /// Returns the cards of a match; an UltraSet's are grouped by pair.
    private func ordered(_ match: CardGroup) -> [Card] {
        switch kind {
        case .set, .ghost, .quad, .line, .even: return match.cards
        case .ultraSet:
            let pairs = Pairing(of: match.cards).pairs
            return pairs.first + pairs.second
        }
    }

    /// `22`, or `10 / 22` if only some near misses are shown.
    private func count(of nearMisses: [Solution.NearMiss]) -> String {
        let (shown, all) = (shownNearMisses.count, nearMisses.count)
        return shown == all ? "\(all)" : "\(shown) / \(all)"
    }

    /// The report for other programs.
    public var json: String {
        let cards = solution.cards.map { card -> JSONValue in
            .object([("card", .string(card.description)), ("name", .string(table.name(of: card)))])
        }
        var members: [(String, JSONValue)] = [
            ("game", .string("\(solution.game.id)")), ("cards", .array(cards)),
            ("matchCount", .number(Int64(solution.matches.count))),
            ("matches", .array(solution.matches.map { .cards(ordered($0)) })),
        ]
        if let nearMisses = solution.nearMisses {
            members.append(("nearMissCount", .number(Int64(nearMisses.count))))
            members.append(("nearMisses", .array(shownNearMisses.map(value))))
        }
        return JSONValue.object(members).text
    }

    private func value(of nearMiss: Solution.NearMiss) -> JSONValue {
        .object([
            ("cards", .cards(nearMiss.triple.cards)), ("feature", .string("\(nearMiss.feature)")),
            ("reason", .string(String(language.reasons(nearMiss.triple, table.appearance)))),
        ])
    }
}
