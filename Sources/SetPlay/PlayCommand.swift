import SetGame
import SetRules

/// A request of a player in the game that is shown, from a button, a key or a gesture.
package enum PlayCommand: Equatable, Sendable {
    case tap(Card)
    case deal, newGame, cheat, reshuffle, pause, back, undo, deselect
    case claim(Seat)
    case dealBy(Seat)

    /// When a button acts.
    package enum Trigger: Sendable {
        case press, release, click
    }

    /// When the command's button acts. In a two-player game a moment can decide, so claims and Deals act when pressed.
    /// Undo acts on release, because it may be needed just after a swipe, when browsers don't send a click.
    package var trigger: Trigger {
        switch self {
        case .claim, .dealBy: .press
        case .undo: .release
        case .tap, .deal, .newGame, .cheat, .reshuffle, .pause, .back, .deselect: .click
        }
    }
}
