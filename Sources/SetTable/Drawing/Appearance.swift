import SetRules

/// How the second shading is drawn.
public enum Stripes: CaseIterable, Sendable {
    /// As lines.
    case lines
    /// As a tint, clearly lighter than a solid symbol.
    case tint
}

/// The player's choices for how cards are drawn.
public struct Appearance: Hashable, Sendable {
    /// The artwork.
    public var art = Artwork.classic
    /// Whether to use the colour-blind palette.
    public var isColorBlind = false
    /// How the second shading is drawn.
    public var stripes = Stripes.lines

    /// The default appearance: classic artwork and colours, real stripes.
    public init() {}

    /// The colours.
    public var scheme: Scheme {
        switch (isColorBlind, art) {
        case (true, _): .colorBlind
        case (false, .classic), (false, .glyphs): .classic
        case (false, .shapes): .shapes
        }
    }

    /// The symbol that shows a value.
    public func symbol(_ value: Value) -> Symbol { art.symbol(value) }

    /// The colour that shows a value.
    public func hue(_ value: Value) -> Hue { scheme.hue(value) }
}

/// A set of three symbols.
public enum Artwork: CaseIterable, Sendable {
    /// Squiggle, diamond and oval, from Bézier paths.
    case classic
    /// Circle, square and triangle, from Bézier paths.
    case shapes
    /// Triangle, circle and square as characters of a font.
    case glyphs

    /// The symbol that shows a value.
    public func symbol(_ value: Value) -> Symbol {
        switch (self, value) {
        case (.classic, .first): .squiggle
        case (.classic, .second): .diamond
        case (.classic, .third): .oval
        case (.shapes, .first), (.glyphs, .second): .circle
        case (.shapes, .second), (.glyphs, .third): .square
        case (.shapes, .third), (.glyphs, .first): .triangle
        }
    }

    /// The size of a symbol on the face of a card, as a multiple of that in its box.
    var scale: Double {
        switch self {
        case .classic: 0.88
        case .shapes, .glyphs: 1.02
        }
    }

    /// The distance from the center of one symbol to that of the next.
    var pitch: Double {
        switch self {
        case .classic: 104
        case .shapes, .glyphs: 110
        }
    }
}
