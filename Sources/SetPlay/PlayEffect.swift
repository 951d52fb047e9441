import SetGame
import SetRules
import SetWords

/// An effect of the game on this device, which the app carries out.
package enum PlayEffect: Sendable {
    /// Adds messages to those that answer the event at hand.
    case say([Message])
    /// The end of the game is all that the status line says, whatever else there was to say.
    case sayEnd
    /// Empties the status line unless another message answers the event.
    case clearMessages
    /// The Tab key now leads to this card.
    case current(Card)
    /// The game has paused, and the focus goes to the button that continues it.
    case showPause
    /// Presses that are held down don't count any more.
    case forgetPresses
    /// Another game is shown: all its cards are dealt again.
    case startOver
    /// These events have happened, and have to be stored. The selection is the one before them.
    case happened([Event], after: Selection)
}
