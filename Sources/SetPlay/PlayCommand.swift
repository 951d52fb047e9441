import SetGame
import SetRules

/// A request of a player in the game that is shown, from a button, a key or a gesture.
package enum PlayCommand: Equatable, Sendable {
    case tap(Card)
    case deselect, reshuffle, newGame, back
    /// A request that only a game on this device has.
    case local(LocalCommand)

    /// When a button acts.
    package enum Trigger: Sendable {
        case press, release, click
    }

    /// When the command's button acts.
    package var trigger: Trigger {
        if case .local(let command) = self { command.trigger } else { .click }
    }
}

/// A request of a player that only a game on this device has. In a room, cards are dealt automatically, and a player can't
/// stop the others' time.
package enum LocalCommand: Equatable, Sendable {
    case deal, cheat, undo, pause
    case claim(Seat)
    case dealBy(Seat)

    /// When the command's button acts. In a two-player game a moment can decide, so claims and Deals act when pressed.
    /// Undo acts on release, because it may be needed just after a swipe, when browsers don't send a click.
    fileprivate var trigger: PlayCommand.Trigger {
        switch self {
        case .claim, .dealBy: .press
        case .undo: .release
        case .deal, .cheat, .pause: .click
        }
    }
}
