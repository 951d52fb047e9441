import SetRules

/// Everything that can happen to a game. A game is its deal and the list of its actions with their times and seats: the
/// list is the save, the replay and the message to other devices.
public enum Action: Hashable, Sendable {
    /// Chooses a card on the table, or gives it up again.
    case tap(Card)
    /// Gives up what is chosen; a match that shows stays.
    case deselect
    /// Deals three more cards.
    case deal
    /// Puts the cards on the table into another order.
    case reshuffle
    /// Marks a set.
    case cheat
    /// Takes three cards at once, where players sit apart: a set is found and leaves, anything else is a mistake.
    case take(CardTriple)
    /// Claims to see a set, where two play at one device.
    case claim
    /// Withdraws a claim that was made by mistake, as if it had not been made. Possible only as the next action.
    case withdrawClaim
    /// Takes the last Deal back.
    case undo
    /// Changes the options in mid-game, except how many play.
    case change(Options)
    /// A match leaves by itself, its time being over.
    case matchLeaves
    /// Three cards are dealt by themselves, no set being on the table.
    case autoDeal
    /// The mark of a cheat goes out, its time being over.
    case hintEnds
    /// The time of a claim or a free turn is over.
    case turnEnds
    /// A mismatch has shown long enough, where two play.
    case mismatchEnds
    /// Play was interrupted, so that the table could not be seen: a match that shows starts its time anew, and a claim
    /// is void.
    case interruption

    /// Who can cause an action.
    public enum Cause: Hashable, Sendable {
        /// Any seat, at any time that the rules allow.
        case anySeat
        /// The seat whose turn it is.
        case seatInTurn
        /// Time alone: no seat causes it.
        case time
    }

    /// Who can cause the action.
    public var cause: Cause {
        switch self {
        case .tap, .deselect: .seatInTurn
        case .deal, .reshuffle, .cheat, .take, .claim, .withdrawClaim, .undo, .change: .anySeat
        case .matchLeaves, .autoDeal, .hintEnds, .turnEnds, .mismatchEnds, .interruption: .time
        }
    }
}

/// An action that was carried out: what, when, and by whom.
public struct LogEntry: Hashable, Sendable {
    /// The playing time.
    public let at: Milliseconds
    /// The seat that did it; whoever plays alone has the first. `nil` for what time alone causes.
    public let seat: Seat?
    /// The action.
    public let action: Action

    /// An action of a seat at a playing time. For an action that time alone causes the seat is dropped.
    public init(at time: Milliseconds, seat: Seat?, action: Action) {
        at = time
        self.seat = action.cause == .time ? nil : seat ?? .first
        self.action = action
    }
}
