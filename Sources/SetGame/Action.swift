import SetRules

/// A span or a moment of playing time in milliseconds. Playing time stands still while a game is paused or hidden.
public typealias Milliseconds = Int64

/// Everything that can happen to a game. A game is its deal and the list of its actions: the list is the save, the
/// replay and, one day, the message to the other player.
public enum Action: Hashable, Sendable {
    /// The player chose this card on the table.
    case tap(Card)
    /// The player gave up what was chosen; a match that shows stays.
    case deselect
    /// The player asked for three more cards.
    case deal
    /// The player asked for the cards on the table in another order.
    case reshuffle
    /// The player asked to be shown a set.
    case cheat
    /// A player claimed to see a set, where two play.
    case claim(Seat)
    /// A player asked for three more cards, where two play.
    case dealBy(Seat)
    /// The player took the last Deal back.
    case undo
    /// The player changed the options in mid-game, except how many play.
    case change(Options)
    /// A match left by itself, its time being over.
    case matchLeaves
    /// Three cards came by themselves, no set being on the table.
    case autoDeal
    /// The mark of a cheat went out, its time being over.
    case hintEnds
    /// The time of a claim or a free turn was over.
    case turnEnds
    /// A mismatch had been looked at long enough, where two play.
    case mismatchEnds
    /// The page was opened again: a match that shows gets its whole time anew, and a claim is void.
    case reopen
}

/// Why a game refuses an action. Nothing has changed then.
public enum RuleViolation: Error, Hashable, Sendable {
    /// The game is over.
    case gameOver
    /// The deck is empty.
    case deckEmpty
    /// As many cards as the options allow lie on the table.
    case tableFull
    /// A match left by itself, or the other dealt it away, only just now, and this press was meant for it.
    case tooSoon
    /// Nothing is chosen that could be given up.
    case nothingSelected
    /// That card is not on the table.
    case notOnTable
    /// It is not the time for something that happens by itself.
    case notDue
    /// There is no Deal that could be taken back.
    case nothingToUndo
    /// How many play cannot change in mid-game.
    case playersAreFixed
    /// Only two players claim, and have a Deal of their own.
    case onePlayer
    /// There is no Cheat where two play.
    case noCheat
    /// Where two play each has a Deal of their own.
    case dealIsTheirs
    /// Where two play somebody has to claim before taps count.
    case nobodyClaimed
    /// This player claims or has a free turn, and nothing else can be done meanwhile.
    case turnOf(Seat)
    /// A failed claim still shows, for a moment.
    case mismatchShows
}

/// What an action did, for messages and motion.
public enum Event: Hashable, Sendable {
    /// The third card made a set.
    case found(FoundSet)
    /// The third card made no set.
    case mismatched(CardTriple)
    /// The cards of a match left; new ones lie in their places, or none.
    case matchLeft(CardTriple, replaced: Bool)
    /// What was chosen was given up.
    case deselected
    /// Three cards joined the table, for this many points.
    case dealt(cost: Int, by: Dealer)
    /// Both players wanted three cards, which came with the first one's Deal: nobody has the turn.
    case agreedToDeal
    /// The last Deal was taken back.
    case dealUndone
    /// This player claims.
    case claimed(Seat)
    /// This player's claim ran out, and it is the other's free turn.
    case claimRanOut(Seat)
    /// This player's free turn begins.
    case freeTurn(Seat)
    /// This player's free turn ran out.
    case turnRanOut(Seat)
    /// Every card got another place.
    case reshuffled
    /// A set is marked.
    case hinted(CardTriple)
    /// There is no set to mark; more cards can be dealt, since the game would be over otherwise.
    case noSetToHint
    /// The game ended.
    case ended
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
