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
    /// They travel.
    case fly
    /// They are where they belong at once.
    case still
}

/// What a person likes, whatever the game.
public struct Preferences: Hashable, Sendable {
    /// Light or dark.
    public var theme = Theme.system
    /// The language; `nil` for the browser's.
    public var language: Language?
    /// How cards change places; `nil` for what the system asks for.
    public var motion: Motion?
    /// Whether letters are keys of the game.
    public var letterKeys = true

    /// What a person has who has chosen nothing yet.
    public init() {}
}
