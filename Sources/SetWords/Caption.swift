import PlainText
import SetGame

/// A label with numbers or names in it.
public enum Caption: Hashable, Sendable {
    /// The deck's button: how many cards are left.
    case deck(Int)
    /// The pile: the names of the cards of the last set.
    case lastSet(UTF8Text)

    // What is only spoken
    /// Where a card lies, counted from 1.
    case cell(row: Int, column: Int)
    /// The cards of a row of the table.
    case row(Int, UTF8Text)
    /// Cards that left the table, and cards that came, with their places.
    case left(UTF8Text), came(UTF8Text)
    /// A player by their seat.
    case player(Seat)
    /// The points of whoever plays alone, of two players, and the cards left in the deck.
    case score(Int), scores(Int, Int), cardsLeft(Int)
    /// The cards that are chosen.
    case chosen(UTF8Text)
}
