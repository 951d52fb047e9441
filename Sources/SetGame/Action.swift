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
    /// The player changed the options in mid-game.
    case change(Options)
    /// A match left by itself, its time being over.
    case matchLeaves
    /// Three cards came by themselves, no set being on the table.
    case autoDeal
    /// The mark of a cheat went out, its time being over.
    case hintEnds
    /// The page was opened again: a match that shows gets its whole time anew.
    case reopen
}

/// Why a game refuses an action. Nothing has changed then.
public enum Refusal: Error, Hashable, Sendable {
    /// The game is over.
    case gameOver
    /// The deck is empty.
    case deckEmpty
    /// As many cards as the options allow lie on the table.
    case tableFull
    /// A match left by itself only just now, and this press was meant for it.
    case tooSoon
    /// Nothing is chosen that could be given up.
    case nothingSelected
    /// That card is not on the table.
    case notOnTable
    /// It is not the time for something that happens by itself.
    case notDue
}

/// What an action did, for messages and motion.
public enum Event: Hashable, Sendable {
    /// The third card made a set.
    case found(FoundSet)
    /// The third card made no set.
    case mismatched(Trio)
    /// The cards of a match left; new ones lie in their places, or none.
    case matchLeft(Trio, replaced: Bool)
    /// What was chosen was given up.
    case deselected
    /// Three cards joined the table, for this many points.
    case dealt(cost: Int, byItself: Bool)
    /// Every card got another place.
    case reshuffled
    /// A set is marked.
    case hinted(Trio)
    /// There is no set to mark; more cards can be dealt, since the game would be over otherwise.
    case noSetToHint
    /// The game ended.
    case ended
}
