import PlainText
import SetGame

/// A label with numbers or names in it.
package enum Caption: Hashable, Sendable {
    /// The deck's button: how many cards are left.
    case deck(Int)
    /// The pile: the names of the cards of the last set.
    case lastSet(UTF8Text)
    /// A moment of a reviewed game: its time, the cards on the table, and the sets among them.
    case moment(Milliseconds, cards: Int, sets: Int)
    /// In how many features the cards of a set differ.
    case differences(Int)
    /// What a set was worth.
    case points(Int)
    /// How many other sets were on the table.
    case otherSets(Int)
    /// How long a set had been on the table.
    case available(Milliseconds)
    /// The number of games that a player won.
    case wins(Seat)
}
