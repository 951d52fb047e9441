import SetTable
import SetWords

/// Light or dark.
public enum Theme: CaseIterable, Sendable {
    /// As the system has it.
    case system
    /// Dark symbols on a light ground.
    case light
    /// Light symbols on a dark ground.
    case dark
}

/// How cards change places.
public enum Motion: CaseIterable, Sendable {
    /// They fly.
    case fly
    /// They fly; those that leave are pushed and bounce about, or fall.
    case physics
    /// They are where they belong at once.
    case still
}

/// Where cards come from, and where those go that fly.
public enum Route: CaseIterable, Sendable {
    /// From random places off the screen and back to others.
    case away
    /// From the deck, turning face up, and to the pile.
    case deck
}

/// What a person likes, whatever the game.
public struct Preferences: Hashable, Sendable {
    /// Light or dark.
    public var theme = Theme.system
    /// The language; `nil` for the browser's.
    package var language: Language?
    /// The artwork; `nil` for that of the table style.
    public var art: Artwork?
    /// Whether the cards' colours are those that stay apart for the colour-blind.
    public var isColorBlind = false
    /// Whether each card bears the first letter of its colour.
    public var hasLetterMark = false
    /// How the second shading is drawn.
    public var stripes = Stripes.lines
    /// How cards change places; `nil` for that of the table style, or *still* where the system asks for less motion.
    public var motion: Motion?
    /// Where cards come from.
    public var route = Route.away
    /// Whether letters are keys of the game.
    public var letterKeys = true

    /// What a person has who has chosen nothing yet.
    public init() {}
}
