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
