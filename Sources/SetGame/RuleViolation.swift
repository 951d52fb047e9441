/// A reason why a game refuses an action. A refused action doesn't change the game.
public enum RuleViolation: Error, Hashable, Sendable {
    /// The game is over.
    case gameOver
    /// The deck is empty.
    case deckEmpty
    /// The table holds as many cards as the options allow.
    case tableFull
    /// A match left automatically, or the other player dealt it away, less than half a second ago. This Deal was meant
    /// for that match. Giving up a claim within that time is too soon, too.
    case tooSoon
    /// The selection is empty, or a match that can't be cleared.
    case nothingSelected
    /// Cards that were turned up to be chosen lie face up until the choice is complete.
    case turnedUp
    /// The card is not on the table.
    case notOnTable
    /// An action that time alone causes isn't due, or isn't scheduled at all.
    case notDue
    /// Another action is due and has to be carried out first.
    case overdue
    /// The time is earlier than the last action, or later than `Game.longest`.
    case timeOutOfRange
    /// No Deal or New Game can be undone.
    case nothingToUndo
    /// The last action is not a claim of this seat.
    case nothingToWithdraw
    /// The game and the number of players can't change during a game.
    case isFixed
    /// The action is a claim in a game that isn't for two players on one device, or its seat isn't part of the game.
    case onePlayer
    /// On separate devices, players can only take cards; on one device, they can't take cards at once.
    case wrongPlayers
    /// A seat took cards that aren't a complete choice (`GameRules.judge`), such as more cards than a match has.
    case wrongCount
    /// The action needs hidden cards of the deck.
    case deckHidden
    /// Cheat is only for solo games.
    case noCheat
    /// With two players on one device, a seat has to claim before taps count.
    case nobodyClaimed
    /// It is this seat's turn, and the action has to wait until the turn ends.
    case turnOf(Seat)
    /// The mismatch of a failed claim still shows, or the seat is locked after its mistake.
    case mismatchShows
    /// The game is paused.
    case paused
    /// There isn't an interrupted game to return to.
    case nothingInterrupted
}
