import SetRules

/// Everything that can happen in a game. A game is its deal and the list of its actions with their times and seats.
/// That list is the save, the replay and the message to other devices.
public enum Action: Hashable, Sendable {
    /// Selects a card on the table, or deselects it.
    case tap(Card)
    /// Clears the selection, except for a match that shows.
    case deselect
    /// Deals more cards.
    case deal
    /// Rearranges the cards on the table.
    case reshuffle
    /// Marks a match.
    case cheat
    /// Takes cards at once, in a game on separate devices: a match is found and leaves, any other cards are a mistake.
    case take(CardGroup)
    /// Claims to see a match, with two players on one device.
    case claim
    /// Withdraws a claim that was made by mistake, as if it hadn't been made. Possible only as the next action.
    case withdrawClaim
    /// Undoes the last Deal.
    case undo
    /// Changes the options during the game, except for the game and the number of players.
    case change(Options)
    /// An action that is due, because its time is over.
    case due(Due)
    /// Play was interrupted and the table couldn't be seen: the display time of a match starts over, and a claim is
    /// void.
    case interruption

    /// An action that a game schedules.
    public enum Due: Hashable, Sendable {
        /// A match leaves automatically, because its time is over.
        case matchLeaves
        /// Cards are dealt automatically, because the table doesn't contain a match.
        case autoDeal
        /// A hint ends, because its time is over.
        case hintEnds
        /// The time of a claim or a free turn is over.
        case turnEnds
        /// A mismatch has shown long enough, with two players on one device.
        case mismatchEnds
    }

    /// The possible causes of an action.
    public enum Cause: Hashable, Sendable {
        /// Any seat, whenever the rules allow it.
        case anySeat
        /// The seat whose turn it is.
        case seatInTurn
        /// Time alone, never a seat.
        case time
    }

    /// The effect of an action on the Deal that Undo would undo.
    enum UndoEffect: Hashable, Sendable {
        /// It deals, and can be undone itself.
        case deals
        /// The last Deal can still be undone.
        case keeps
        /// The state before a claim is back.
        case restores
        /// The last Deal can't be undone any more.
        case ends
    }
}

// The table of all actions: the letter in the log, the cause, and the effect on Undo.
extension Action {
    /// The letter of the action in a log.
    var letter: UInt8 { properties.letter }

    /// The cause of the action.
    public var cause: Cause { properties.cause }

    var undoEffect: UndoEffect { properties.undoEffect }

    private var properties: (letter: UInt8, cause: Cause, undoEffect: UndoEffect) {
        switch self {
        case .tap: (UInt8(ascii: "T"), .seatInTurn, .ends)
        case .deselect: (UInt8(ascii: "E"), .seatInTurn, .ends)
        case .deal: (UInt8(ascii: "D"), .anySeat, .deals)
        case .reshuffle: (UInt8(ascii: "R"), .anySeat, .ends)
        case .cheat: (UInt8(ascii: "C"), .anySeat, .ends)
        case .take: (UInt8(ascii: "K"), .anySeat, .ends)
        case .claim: (UInt8(ascii: "P"), .anySeat, .ends)
        case .withdrawClaim: (UInt8(ascii: "W"), .anySeat, .restores)
        case .undo: (UInt8(ascii: "U"), .anySeat, .ends)
        case .change: (UInt8(ascii: "O"), .anySeat, .ends)
        case .due(.matchLeaves): (UInt8(ascii: "L"), .time, .ends)
        case .due(.autoDeal): (UInt8(ascii: "A"), .time, .keeps)
        case .due(.hintEnds): (UInt8(ascii: "H"), .time, .keeps)
        case .due(.turnEnds): (UInt8(ascii: "F"), .time, .keeps)
        case .due(.mismatchEnds): (UInt8(ascii: "M"), .time, .ends)
        case .interruption: (UInt8(ascii: "V"), .time, .ends)
        }
    }

    /// The actions without data.
    static let plain: [Action] = [
        .deselect, .deal, .reshuffle, .cheat, .claim, .withdrawClaim, .undo, .due(.matchLeaves), .due(.autoDeal),
        .due(.hintEnds), .due(.turnEnds), .due(.mismatchEnds), .interruption,
    ]
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
