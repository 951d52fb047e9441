import SetGame
import SetRules

/// An action and the seat that does it, for lists of actions in tests.
public struct Step: Hashable, Sendable {
    /// The action.
    public let action: Action
    /// The seat; `nil` for the one whose turn it is, or the first.
    public let seat: Seat?

    /// An action, by the seat whose turn it is, or the first.
    public init(_ action: Action, by seat: Seat? = nil) {
        self.action = action
        self.seat = seat
    }

    /// A tap.
    public static func tap(_ card: Card) -> Step { Step(.tap(card)) }
    /// A claim.
    public static func claim(_ seat: Seat) -> Step { Step(.claim, by: seat) }
    /// A Deal of one of two players.
    public static func deal(by seat: Seat) -> Step { Step(.deal, by: seat) }
}

extension Game {
    /// Carries out a step, or throws why it is refused.
    public mutating func perform(_ step: Step, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        try perform(step.action, by: step.seat ?? turn.seat ?? .first, at: time)
    }
}
