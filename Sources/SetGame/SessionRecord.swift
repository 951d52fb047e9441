/// The stored form of a session.
public struct SessionRecord: Hashable, Sendable {
    /// The game in progress.
    public let current: Save
    /// The game that New Game ended, while New Game can be undone.
    public let previous: Save?
    /// The game that a link's deal interrupted.
    public let interrupted: Save?
    /// The last deal that was opened from a link that names it.
    public let linkedDeal: DealID?

    /// Creates a record of these games.
    public init(current: Save, previous: Save? = nil, interrupted: Save? = nil, linkedDeal: DealID? = nil) {
        self.current = current
        self.previous = previous
        self.interrupted = interrupted
        self.linkedDeal = linkedDeal
    }
}
