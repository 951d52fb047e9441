import SetRules

// The look and motion of a table style; its rules are options of the game.
extension TableStyle {
    /// The art that belongs to the style.
    public var art: Artwork {
        switch self {
        case .classic: .classic
        case .glyphs: .glyphs
        case .physics: .shapes
        }
    }

    /// The motion that belongs to the style.
    public var motion: Motion {
        switch self {
        case .classic, .glyphs: .fly
        case .physics: .physics
        }
    }
}
