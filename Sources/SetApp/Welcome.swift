import SetGame
import SetWords

/// The welcome of a new player, which stands in the place of the message line until it is answered.
struct Welcome {
    /// Whether nobody has played here before, until the welcome begins.
    var isFirstVisit = false
    /// Whether it has begun and has not been answered.
    private(set) var isDue = false
    /// What the start said. The welcome may stand in its place, but not in that of any later message.
    private var first: [Message]?

    /// Begins.
    mutating func begin() { (isFirstVisit, isDue) = (false, true) }

    /// Ends for good.
    mutating func end() { isDue = false }

    /// Whether it is shown while the message line says this.
    mutating func isShown(beside messages: [Message]) -> Bool {
        guard isDue else { return false }
        first = first ?? messages
        return messages.isEmpty || messages == first
    }
}

extension Event {
    /// Whether it shows that a player knows how to go on: the first card is chosen, or the first cards are dealt.
    var endsWelcome: Bool {
        switch self {
        case .selected, .found, .mismatched, .mistaken, .dealt, .agreedToDeal: true
        case .deselected, .selectionCleared, .mismatchCleared, .matchLeft, .dealUndone, .claimed, .claimWithdrawn,
            .claimRanOut, .freeTurn, .turnRanOut, .reshuffled, .hinted, .hintEnded, .noSetToHint, .optionsChanged,
            .ended, .newGame, .newGameUndone, .paused, .continued, .returned:
            false
        }
    }
}
