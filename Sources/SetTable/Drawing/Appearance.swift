import SetRules

/// A way to draw the second shading.
public enum Stripes: CaseIterable, Sendable {
    /// Lines.
    case lines
    /// A tint, clearly lighter than a solid symbol.
    case tint
}

/// The player's choices for the drawing of cards.
public struct Appearance: Hashable, Sendable {
    /// The artwork.
    public var art = Artwork.classic
    /// Whether to use the colour-blind palette.
    public var isColorBlind = false
    /// The way the second shading is drawn.
    public var stripes = Stripes.lines
    /// Whether cards are named with their shading. Some games have cards of one shading only.
    public var namesShading = true

    /// Creates the default appearance: classic artwork and colours, real stripes.
    public init() {}

    /// The colours.
    public var scheme: Scheme {
        switch (isColorBlind, art) {
        case (true, _): .colorBlind
        case (false, .classic), (false, .glyphs): .classic
        case (false, .shapes): .shapes
        }
    }

    /// Returns the symbol for a value.
    public func symbol(_ value: FeatureValue) -> Symbol { art.symbol(value) }

    /// Returns the colour for a value.
    public func hue(_ value: FeatureValue) -> Hue { scheme.hue(value) }
}

/// A choice of four symbols; most games have only the first three.
public enum Artwork: CaseIterable, Sendable {
    /// Squiggle, diamond and oval, from Bézier paths.
    case classic
    /// Circle, square and triangle, from Bézier paths.
    case shapes
    /// Triangle, circle and square as characters of a font.
    case glyphs

    /// Returns the symbol for a value.
    public func symbol(_ value: FeatureValue) -> Symbol {
        switch (self, value) {
        case (.classic, .first): .squiggle
        case (.classic, .second): .diamond
        case (.classic, .third): .oval
        case (.shapes, .first), (.glyphs, .second): .circle
        case (.shapes, .second), (.glyphs, .third): .square
        case (.shapes, .third), (.glyphs, .first): .triangle
        case (_, .fourth): .heart
        }
    }

    /// The scale of a symbol on a card's face, relative to its box.
    var scale: Double {
        switch self {
        case .classic: 0.88
        case .shapes, .glyphs: 1.02
        }
    }

    /// The distance between the centers of adjacent symbols.
    var pitch: Double {
        switch self {
        case .classic: 104
        case .shapes, .glyphs: 110
        }
    }
}
