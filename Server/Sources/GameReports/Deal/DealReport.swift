import CardReports
import InputOutput
import SetGame
import SetLanguages
import SetRules
import SetSettings
import SetTable
import SetWords

/// A report of a deal's opening cards, as text, as JSON and as a drawing.
public struct DealReport {
    private let id: DealID
    private let cards: [Card]
    private let showsMatches: Bool

    private var rules: GameRules { id.options.game.rules }

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - id: the ID of the deal.
    ///   - count: the number of cards to show, from 1 to the size of the game's deck; `nil` for the cards on the table
    ///     at the start.
    ///   - isSorted: whether the cards are in the order of their indices, not in dealing order.
    ///   - showsMatches: whether to list the matches among the cards.
    public init(_ id: DealID, count: Int? = nil, isSorted: Bool = false, showsMatches: Bool = false) {
        self.id = id
        let rules = id.options.game.rules
        let deck = id.shuffledDeck().cards[..<rules.cardCount]
        let count = count ?? rules.openingCount
        precondition((1...deck.count).contains(count), "a deal has at least one card, and no more than its deck")
        cards = isSorted ? deck[..<count].sorted { $0.index < $1.index } : Array(deck[..<count])
        self.showsMatches = showsMatches
    }

    /// The cards as text. `CardReader` can read it: everything but the cards is in comments.
    public var text: String {
        let count = Language.english[.count(rules.matchCount(cards)), rules.kind]
        var lines = ["# Deal \(id): \(cards.count) \(cards.count == 1 ? "card" : "cards"), \(count)"]
        lines += CardTable.rows(of: cards)
        if showsMatches { lines += rules.matches(among: cards).map { "# \(rules.kind.label): \($0)" } }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The report for other programs.
    public var json: String {
        var members: [(String, JSONValue)] = [
            ("deal", .string(id.description)), ("game", .string("\(id.options.game.id)")), ("cards", .cards(cards)),
            ("matchCount", .number(Int64(rules.matchCount(cards)))),
        ]
        if showsMatches {
            members.append(("matches", .array(rules.matches(among: cards).map { .cards($0.cards) })))
        }
        return JSONValue.object(members).text
    }

    /// The cards as the page draws them in the deal's style, on a light table.
    public var svg: String {
        TableDrawing(cards: cards, appearance: Appearance(id.options)).document
    }
}

extension MatchKind {
    /// The word for a match at the beginning of a line.
    fileprivate var label: String {
        switch self {
        case .set: "Set"
        case .ultraSet: "UltraSet"
        case .ghost: "Ghost"
        case .quad: "Quad"
        case .line, .even: "Match"
        }
    }
}
