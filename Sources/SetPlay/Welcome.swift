import SetGame
import SetWords

/// The welcome of a new player, shown in place of the message line until the player answers it.
package struct Welcome {
    /// Whether the welcome has begun and hasn't been answered.
    package private(set) var isDue = false
    /// The messages of the start. The welcome may cover them, but no later messages.
    private var first: [Message]?

    /// Creates a welcome that isn't due.
    package init() {}

    /// Begins the welcome.
    package mutating func begin() { isDue = true }

    /// Ends the welcome for good.
    package mutating func end() { isDue = false }

    /// Whether the welcome is shown while the message line contains these messages.
    package mutating func isShown(beside messages: [Message]) -> Bool {
        guard isDue else { return false }
        first = first ?? messages
        return messages.isEmpty || messages == first
    }
}

extension Event {
    /// Whether the event shows that a player knows how to continue: the first card is chosen, or the first cards are
    /// dealt.
    package var endsWelcome: Bool {
        switch self {
        case .selected, .found, .mismatched, .mistaken, .dealt, .agreedToDeal: true
        case .deselected, .selectionCleared, .mismatchCleared, .matchLeft, .dealUndone, .claimed, .claimWithdrawn,
            .claimRanOut, .freeTurn, .turnRanOut, .reshuffled, .hinted, .hintEnded, .noMatchToHint, .optionsChanged,
            .ended, .newGame, .newGameUndone, .paused, .continued, .returned:
            false
        }
    }
}
