import SetRules

/// Everything that can happen in a game. A game is its deal and the list of its actions with their times and seats.
/// That list is the save, the replay and the message to other devices.
public enum Action: Hashable, Sendable {
    /// Selects a card on the table, or deselects it.
    case tap(Card)
    /// Clears the selection, except for a match that shows.
    case deselect
    /// Deals three more cards.
    case deal
    /// Rearranges the cards on the table.
    case reshuffle
    /// Marks a set.
    case cheat
    /// Takes three cards at once, in a game on separate devices: a set is found and leaves, any other three cards are a
    /// mistake.
    case take(CardTriple)
    /// Claims to see a set, with two players on one device.
    case claim
    /// Withdraws a claim that was made by mistake, as if it hadn't been made. Possible only as the next action.
    case withdrawClaim
    /// Undoes the last Deal.
    case undo
    /// Changes the options during the game, except for the number of players.
    case change(Options)
    /// A match leaves automatically, because its time is over.
    case matchLeaves
    /// Three cards are dealt automatically, because the table doesn't contain a set.
    case autoDeal
    /// A hint ends, because its time is over.
    case hintEnds
    /// The time of a claim or a free turn is over.
    case turnEnds
    /// A mismatch has shown long enough, with two players on one device.
    case mismatchEnds
    /// Play was interrupted and the table couldn't be seen: the display time of a match starts over, and a claim is
    /// void.
    case interruption

    /// The possible causes of an action.
    public enum Cause: Hashable, Sendable {
        /// Any seat, whenever the rules allow it.
        case anySeat
        /// The seat whose turn it is.
        case seatInTurn
        /// Time alone, never a seat.
        case time
    }

    /// The cause of the action.
    public var cause: Cause {
        switch self {
        case .tap, .deselect: .seatInTurn
        case .deal, .reshuffle, .cheat, .take, .claim, .withdrawClaim, .undo, .change: .anySeat
        case .matchLeaves, .autoDeal, .hintEnds, .turnEnds, .mismatchEnds, .interruption: .time
        }
    }
}

/// An action that was carried out, with its time and its seat.
public struct LogEntry: Hashable, Sendable {
    /// The playing time.
    public let at: Milliseconds
    /// The seat that acted; a solo player has the first seat. `nil` for actions that time alone causes.
    public let seat: Seat?
    /// The action.
    public let action: Action

    /// Creates an entry for a seat's action at a playing time. Drops the seat if time alone causes the action.
    public init(at time: Milliseconds, seat: Seat?, action: Action) {
        at = time
        self.seat = action.cause == .time ? nil : seat ?? .first
        self.action = action
    }
}
