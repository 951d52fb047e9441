import CardReports
import InputOutput
import SetGame
import SetRules
import SetSettings
import SetTable
import SetWords

/// A report of a deal's opening cards, as text, as JSON and as a drawing.
public struct DealReport {
    private let id: DealID
    private let cards: [Card]
    private let showsSets: Bool

    /// The numbers of cards that can be shown.
    public static let counts = 1...81
    /// The number of cards on the table at the start of a game.
    public static let openingCount = 12

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - id: the ID of the deal.
    ///   - count: the number of cards to show, within `counts`.
    ///   - showsSets: whether to list the sets among the cards.
    public init(_ id: DealID, count: Int = openingCount, showsSets: Bool = false) {
        precondition(Self.counts.contains(count), "a deal has 1 to 81 cards")
        self.id = id
        cards = Array(id.shuffledDeck().cards[..<count])
        self.showsSets = showsSets
    }

    /// The cards in the order in which they are dealt. `CardReader` can read the text: everything but the cards is in
    /// comments.
    public var text: String {
        let counts = "\(cards.count) \(cards.count == 1 ? "card" : "cards"), \(Language.english[.sets(cards.setCount)])"
        var lines = ["# Deal \(id): \(counts)"] + CardTable.rows(of: cards)
        if showsSets { lines += cards.sets.map { "# Set: \($0)" } }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The report for other programs.
    public var json: String {
        var members: [(String, JSONValue)] = [
            ("deal", .string(id.description)), ("cards", .cards(cards)), ("setCount", .number(Int64(cards.setCount))),
        ]
        if showsSets { members.append(("sets", .array(cards.sets.map { .cards($0.cards) }))) }
        return JSONValue.object(members).text
    }

    /// The cards as the page draws them in the deal's style, on a light table.
    public var svg: String {
        TableDrawing(cards: cards, appearance: Appearance(id.options)).document
    }
}
