import PlainText
import SetGame
import SetRules

/// A label with numbers or names in it.
public enum Caption: Hashable, Sendable {
    /// The label of the deck's button: how many cards are left, and how many the next Deal adds.
    case deck(Int, deal: Int)
    /// The label of Deal: how many cards it adds.
    case dealMore(Int)
    /// The short label of a player's own Deal, where two share a device: how many cards it adds.
    case deal(Int)
    /// The label of the pile: the names of the cards of the last match.
    case lastMatch(UTF8Text, MatchKind)

    /// The word for a number of matches, which is shown before it.
    case matchesCounted(Int, MatchKind)

    // Mostly for screen readers
    /// The number of sets that are still to be found.
    case setsLeft(Int)
    /// The position of a card, counted from 1.
    case cell(row: Int, column: Int)
    /// The cards of a row of the table.
    case row(Int, UTF8Text)
    /// The cards that left the table, and the new cards with their positions.
    case left(UTF8Text), came(UTF8Text)
    /// A player by their seat.
    case player(Seat)
    /// The points of a solo player, the points of two players, and the number of cards in the deck.
    case score(Int), scores(Int, Int), cardsLeft(Int)
    /// The selected cards.
    case chosen(UTF8Text)
}

extension Language {
    /// The text of a label with numbers or names in it.
    public subscript(caption: Caption) -> UTF8Text { text(caption.wording) }
}

extension Caption {
    fileprivate var wording: Wording {
        switch self {
        case .deck(let cards, let deal): .pattern(.deck, [.number(.cards, cards), .number(.deal, deal)])
        case .dealMore(let cards): .pattern(.dealMore, [.number(.cards, cards)])
        case .deal(let cards): .pattern(.deal, [.number(.cards, cards)])
        case .lastMatch(let names, let kind): .pattern(.lastMatchNames, [.text(.names, names), .kind(kind)])
        case .matchesCounted(let count, let kind): .pattern(.matchesCounted, [.number(.matches, count), .kind(kind)])
        case .setsLeft(let count): .pattern(.setsLeft, [.number(.count, count)])
        case .cell(let row, let column): .pattern(.cell, [.number(.row, row), .number(.column, column)])
        case .row(let row, let names): .pattern(.row, [.number(.row, row), .text(.names, names)])
        case .left(let names): .pattern(.gone, [.text(.names, names)])
        case .came(let names): .pattern(.came, [.text(.names, names)])
        case .player(let seat): .pattern(.player, [.player(.player, seat)])
        case .score(let points): .pattern(.scoreIs, [.number(.points, points)])
        case .scores(let first, let second): .pattern(.scoresAre, [.number(.points, first), .number(.lower, second)])
        case .cardsLeft(let cards): .pattern(.cardsLeft, [.number(.cards, cards)])
        case .chosen(let names) where names.isEmpty: .phrase(.noneSelected)
        case .chosen(let names): .pattern(.selected, [.text(.names, names)])
        }
    }
}
