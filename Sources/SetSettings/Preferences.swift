import SetSound
import SetTable
import SetWords

/// Light or dark.
package enum Theme: CaseIterable, Sendable {
    /// As the system has it.
    case system
    /// Dark symbols on a light ground.
    case light
    /// Light symbols on a dark ground.
    case dark
}

/// What a person has chosen, whatever the game.
package struct Preferences: Hashable, Sendable {
    /// Light or dark.
    package var theme = Theme.system
    /// The language; `nil` for the browser's.
    package var language: Language?
    /// The artwork; `nil` for that of the table style.
    package var art: Artwork?
    /// Whether the cards' colours are those that stay apart for the colour-blind.
    package var isColorBlind = false
    /// Whether each card bears the first letter of its colour.
    package var hasLetterMark = false
    /// How the second shading is drawn.
    package var stripes = Stripes.lines
    /// How cards change places; `nil` for that of the table style, or *still* where the system asks for less motion.
    package var motion: Motion?
    /// Where cards come from.
    package var route = Route.deck
    /// Whether letters are keys of the game.
    package var letterKeys = true
    /// Whether the card that has the keyboard's focus is shown larger.
    package var enlargesFocus = false
    /// Whether New Game has to be pressed twice while a game is in progress.
    package var asksBeforeNewGame = false
    /// Whether what happens is heard.
    package var hasSound = false
    /// How loud that is.
    package var volume = Volume.six
    /// Whether what happens is felt, on devices that can vibrate.
    package var vibrates = false

    /// The preferences of a new player.
    package init() {}
}
