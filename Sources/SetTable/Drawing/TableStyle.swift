/// A named look of the table: an artwork with a motion. An app can give each look other rules.
public enum TableStyle: CaseIterable, Sendable {
    /// Classic artwork; cards fly to their places.
    case classic
    /// Symbols of a font; cards fly to their places.
    case glyphs
    /// Circles, squares and triangles; cards move by physics.
    case physics

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
