import PlainText

/// A label with numbers or names in it.
package enum Caption: Hashable, Sendable {
    /// The deck's button: how many cards are left.
    case deck(Int)
    /// The pile: the names of the cards of the last set.
    case lastSet(UTF8Text)
}
