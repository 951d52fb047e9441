import SetRules

/// A colour of the standard space sRGB.
public struct RGBColor: Hashable, Sendable {
    /// Red, green and blue, eight bits each, as in `0xff8800`.
    public let rgb: UInt32

    /// A colour.
    public init(_ rgb: UInt32) {
        self.rgb = rgb
    }
}

/// A symbol's colour as people call it. A hue has one name on a light card and on a dark one.
public enum Hue: CaseIterable, Sendable {
    case red, green, purple, blue, orange, turquoise
}

/// The colours of the cards' symbols and of the face they lie on.
public struct Palette: Hashable, Sendable {
    /// The card's own ground.
    public let face: RGBColor
    /// The colour of each value of the feature *colour*, the first value first.
    public let symbols: [RGBColor]
}

/// A choice of three hues for the feature *colour*.
public enum Scheme: CaseIterable, Sendable {
    /// The hues of the box.
    case classic
    /// The hues of the artwork *Shapes*.
    case shapes
    /// Hues that stay apart for people who confuse red with green, or blue with green. Red gives way to orange and
    /// green to turquoise, so that a card keeps its character when the scheme changes. The colours come from a search
    /// for large differences among those that deserve their names and are as heavy as the classic ones; the tests
    /// measure them.
    case colorBlind

    /// The hue of a value of the feature *colour*.
    public func hue(_ value: Value) -> Hue { colored(value).hue }

    /// The colours on a light page.
    public var light: Palette {
        Palette(face: RGBColor(0xffffff), symbols: Value.allCases.map { colored($0).light })
    }

    /// The same hues, lighter, on a dark page.
    public var dark: Palette {
        Palette(face: RGBColor(0x2a313a), symbols: Value.allCases.map { colored($0).dark })
    }

    // No switch that gives one of several arrays: the optimizer of Embedded Swift 6.3 gives equal names to the constant
    // arrays of two copies of such a function in two modules, in different orders, and the linker mixes them up.
    private func colored(_ value: Value) -> (hue: Hue, light: RGBColor, dark: RGBColor) {
        switch (self, value) {
        case (.classic, .first), (.shapes, .first): (.red, RGBColor(0xd8232f), RGBColor(0xff6b6b))
        case (.classic, .second), (.shapes, .third): (.green, RGBColor(0x0a8a45), RGBColor(0x4fd18b))
        case (.classic, .third): (.purple, RGBColor(0x5b2a9d), RGBColor(0xb79bff))
        case (.shapes, .second): (.blue, RGBColor(0x1c5bc4), RGBColor(0x6aa8ff))
        case (.colorBlind, .first): (.orange, RGBColor(0xdd5a00), RGBColor(0xff8f2e))
        case (.colorBlind, .second): (.turquoise, RGBColor(0x1a968f), RGBColor(0x4dd2be))
        case (.colorBlind, .third): (.purple, RGBColor(0x5b2a9d), RGBColor(0xa076ff))
        }
    }
}
