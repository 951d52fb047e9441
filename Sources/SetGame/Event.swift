import SetRules

/// What an action did to a game, or an input to a session: the one list that messages, motion, sound and other devices
/// hear of everything from.
public enum Event: Hashable, Sendable {
    /// A card was chosen, as the first or the second.
    case selected(Card)
    /// A chosen card was given up.
    case deselected(Card)
    /// All that was chosen was given up.
    case selectionCleared
    /// The third card made a set.
    case found(FoundSet)
    /// The third card made no set.
    case mismatched(CardTriple)
    /// A seat took three cards that are no set, where players sit apart.
    case mistaken(CardTriple, by: Seat)
    /// A mismatch that had shown long enough was cleared, where two play.
    case mismatchCleared
    /// The cards of a match left; new ones are in their places, or none.
    case matchLeft(CardTriple, replaced: Bool)
    /// Three cards joined the table, for this many points.
    case dealt(cost: Int, by: Dealer)
    /// Both players wanted three cards, which came with the first one's Deal: it is nobody's turn.
    case agreedToDeal
    /// The last Deal was taken back.
    case dealUndone
    /// This seat claims.
    case claimed(Seat)
    /// This seat's claim was withdrawn.
    case claimWithdrawn(Seat)
    /// This seat's claim ran out, and it is the other's free turn.
    case claimRanOut(Seat)
    /// This seat's free turn begins.
    case freeTurn(Seat)
    /// This seat's free turn ran out.
    case turnRanOut(Seat)
    /// Every card got another place.
    case reshuffled
    /// A set is marked.
    case hinted(CardTriple)
    /// The mark of a set went out.
    case hintEnded
    /// There is no set to mark; more cards can be dealt, since the game would be over otherwise.
    case noSetToHint
    /// Other options are in force.
    case optionsChanged
    /// The game ended.
    case ended
    /// Another game began.
    case newGame
    /// The game before the last New Game is in progress again.
    case newGameUndone
    /// The game was paused.
    case paused
    /// The game goes on after a pause.
    case continued
    /// The game that a link had interrupted is in progress again.
    case returned
}

/// Who made three cards come.
public enum Dealer: Hashable, Sendable {
    /// Whoever plays alone.
    case alone
    /// One of two.
    case seat(Seat)
    /// Nobody: there was no set.
    case byItself
}
