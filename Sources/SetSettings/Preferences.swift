import SetGame
import SetTable
import SetWords

/// The colour scheme.
package enum Theme: CaseIterable, Sendable {
    /// The system's colour scheme.
    case system
    /// Dark symbols on a light ground.
    case light
    /// Light symbols on a dark ground.
    case dark
}

/// The hand that holds a phone, whose thumb the buttons are arranged for.
package enum Hand: CaseIterable, Sendable {
    /// Deal is on the right.
    case right
    /// Deal is on the left.
    case left
}

/// A player's choices that apply to every game.
///
/// Each property is a setting.
package struct Preferences: Hashable, Sendable {
    /// The colour scheme.
    package var theme = Theme.system
    /// The language; `nil` for the browser's.
    package var language: LanguageTag?
    /// The artwork; `nil` for the table style's artwork.
    package var art: Artwork?
    /// Whether the cards use the colour-blind palette.
    package var isColorBlind = false
    /// Whether each card shows the first letter of its colour.
    package var hasLetterMark = false
    /// The drawing of the second shading.
    package var stripes = Stripes.lines
    /// The animation of moving cards; `nil` for the table style's, or *still* if the system asks for reduced motion.
    package var motion: Motion?
    /// Where cards fly in from.
    package var route = Route.deck
    /// Whether single letters are shortcuts.
    package var letterKeys = true
    /// Whether each card has a key, if single letters are shortcuts.
    package var cardKeys = false
    /// Whether the card with keyboard focus is magnified.
    package var enlargesFocus = false
    /// The hand that the buttons below the table are arranged for.
    package var hand = Hand.right
    /// Whether two players sit side by side, so nothing is upside down.
    package var sitsBeside = false
    /// Whether New Game asks for a second press while a game is in progress.
    package var asksBeforeNewGame = false
    /// Whether the game plays sounds.
    package var hasSound = false
    /// The volume of the sounds.
    package var volume = Volume.six
    /// Whether the game vibrates, on devices that can.
    package var vibrates = false

    /// Whether each card has a key in a game of these players. With two players on one device, keys are for claims.
    package func givesCardsKeys(to players: Players) -> Bool { cardKeys && letterKeys && !players.needClaims }

    /// Creates the preferences of a new player.
    package init() {}
}
