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
