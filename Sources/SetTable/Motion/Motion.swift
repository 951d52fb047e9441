/// The way cards change places.
public enum Motion: CaseIterable, Sendable {
    /// Cards fly.
    case fly
    /// Cards fly, but leaving cards are pushed and bounce around, or fall.
    case physics
    /// Cards change places at once.
    case still
}

/// The places from which cards enter the table, and to which flying cards leave.
public enum Route: CaseIterable, Sendable {
    /// From random places off the screen, and to other such places.
    case away
    /// From the deck, turning face up, and to the pile.
    case deck
}
