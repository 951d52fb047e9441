import SetRules

/// A session as it is stored.
public struct SessionRecord: Hashable, Sendable {
    /// The game in progress.
    public let current: Save
    /// The game that New Game ended, while that can be undone.
    public let previous: Save?
    /// The game that was interrupted by the deal of a link.
    public let interrupted: Save?
    /// The deal that was opened last.
    public let linkedDeal: DealID?

    /// A record of these games.
    public init(current: Save, previous: Save? = nil, interrupted: Save? = nil, linkedDeal: DealID? = nil) {
        self.current = current
        self.previous = previous
        self.interrupted = interrupted
        self.linkedDeal = linkedDeal
    }
}

/// What an input did to a session.
public enum SessionEvent: Hashable, Sendable {
    /// Something happened in the game.
    case game(Event)
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
