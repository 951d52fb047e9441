/// Why a game refuses an action. The game has not changed then.
public enum RuleViolation: Error, Hashable, Sendable {
    /// The game is over.
    case gameOver
    /// The deck is empty.
    case deckEmpty
    /// As many cards as the options allow are on the table.
    case tableFull
    /// A match left by itself, or the other player dealt it away, less than half a second ago: this Deal was meant for it.
    case tooSoon
    /// Nothing is chosen that could be given up.
    case nothingSelected
    /// That card is not on the table.
    case notOnTable
    /// What time alone causes is not due, or not pending at all.
    case notDue
    /// Something else is due before: it has to be carried out first.
    case overdue
    /// The time is before that of the last action, or beyond `Game.longest`.
    case timeOutOfRange
    /// There is no Deal or New Game that could be taken back.
    case nothingToUndo
    /// The last action is not a claim of this seat.
    case nothingToWithdraw
    /// How many play cannot change in mid-game.
    case playersAreFixed
    /// Claims are for two players, and a seat is empty where fewer play.
    case onePlayer
    /// Players who sit apart take sets and do nothing else; others take no three cards at once.
    case wrongPlayers
    /// The action needs cards of the deck that are hidden.
    case deckHidden
    /// There is no Cheat where two play.
    case noCheat
    /// Where two play somebody has to claim before taps count.
    case nobodyClaimed
    /// It is this seat's turn: nothing else can be done meanwhile.
    case turnOf(Seat)
    /// A failed claim still shows, for a moment.
    case mismatchShows
    /// The game is paused.
    case paused
    /// No game was interrupted that one could return to.
    case nothingInterrupted
}
