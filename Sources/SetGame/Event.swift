import SetRules

/// A result of an action in a game, or of an input to a session. Messages, motion, sound and other devices all use this
/// one list.
public enum Event: Hashable, Sendable {
    /// A card was selected, and the choice isn't complete yet.
    case selected(Card)
    /// A card was deselected.
    case deselected(Card)
    /// The whole selection was cleared.
    case selectionCleared
    /// The last card completed a match.
    case found(FoundMatch)
    /// The last card didn't complete a match.
    case mismatched(Mismatch)
    /// A seat took cards that aren't a match, in a game on separate devices.
    case mistaken(Mismatch, by: Seat)
    /// A mismatch was cleared after it had shown long enough, with two players on one device.
    case mismatchCleared
    /// The cards of a match left the table. If `replaced` is true, new cards took their places.
    case matchLeft(CardGroup, replaced: Bool)
    /// The cards of a match no longer show as one. They stay on the table.
    case matchStayed(CardGroup)
    /// This many cards were dealt, at this cost in points.
    case dealt(count: Int, cost: Int, by: Dealer)
    /// Both players dealt, and the first Deal's cards are on the table. The free turn ends.
    case agreedToDeal
    /// The last Deal was undone.
    case dealUndone
    /// This seat claimed.
    case claimed(Seat)
    /// This seat's claim was withdrawn.
    case claimWithdrawn(Seat)
    /// This seat's claim ran out, and the other seat's free turn began.
    case claimRanOut(Seat)
    /// This seat's free turn began.
    case freeTurn(Seat)
    /// This seat's free turn ran out.
    case turnRanOut(Seat)
    /// Every card moved to another place.
    case reshuffled
    /// A match was marked as a hint.
    case hinted(CardGroup)
    /// A card was marked as a hint: it is part of a match.
    case hintedCard(Card)
    /// A feature is the hint: how the cards of a match agree in it.
    case hintedFeature(CardGroup, Feature)
    /// The hint ended.
    case hintEnded
    /// The table doesn't contain a match to mark. More cards can be dealt, since the game would be over otherwise.
    case noMatchToHint
    /// The options changed.
    case optionsChanged
    /// The game ended.
    case ended
    /// Another game started.
    case newGame
    /// New Game was undone, and the previous game is in progress again.
    case newGameUndone
    /// The game was paused.
    case paused
    /// The game continued after a pause.
    case continued
    /// The game that a link had interrupted is in progress again.
    case returned
}

/// The cause of a deal.
public enum Dealer: Hashable, Sendable {
    /// The player of a solo game.
    case alone
    /// One of two players.
    case seat(Seat)
    /// The game, automatically, because the table didn't contain a match.
    case byItself
}
