import SetRules

/// A colour in the sRGB colour space.
public struct RGBColor: Hashable, Sendable {
    /// Red, green and blue, eight bits each, as in `0xff8800`.
    public let rgb: UInt32

    /// Creates a colour.
    public init(_ rgb: UInt32) {
        self.rgb = rgb
    }
}

/// The name of a symbol colour, which its light and dark variants share.
public enum Hue: CaseIterable, Sendable {
    /// In the schemes `classic` and `shapes`.
    case red
    /// In the schemes `classic` and `shapes`.
    case green
    /// In the schemes `classic` and `colorBlind`.
    case purple
    /// In the scheme `shapes`.
    case blue
    /// In the schemes `classic` and `shapes` as the fourth colour, and in the scheme `colorBlind` in place of red.
    case orange
    /// In the scheme `colorBlind`, in place of green.
    case turquoise
    /// In the scheme `colorBlind`, as the fourth colour.
    case brown
}

/// The colours of the cards' symbols and faces.
public struct Palette: Hashable, Sendable {
    /// The colour of the card's face.
    public let face: RGBColor
    /// The symbol colours, in the order of `FeatureValue`.
    public let symbols: [RGBColor]
    /// The colours of the dots, in the order of `Dot`. All schemes have the same, which people with each kind of colour
    /// vision can distinguish; `PaletteTests` measures them.
    public let dots: [RGBColor]
}

/// A choice of four hues for the feature *colour*; most games have only the first three.
public enum Scheme: CaseIterable, Sendable {
    /// The hues of the original game.
    case classic
    /// The hues of the artwork *Shapes*.
    case shapes
    /// Hues that people with protanopia, deuteranopia or tritanopia can distinguish. Orange replaces red and turquoise
    /// replaces green, so cards still look similar when the scheme changes. The colours are the result of a search for
    /// large differences among colours that fit their names and are as dark as the classic colours; `PaletteTests`
    /// measures them.
    case colorBlind

    /// Returns the hue for a value of the feature *colour*.
    public func hue(_ value: FeatureValue) -> Hue { colored(value).hue }

    /// The colours on a light page.
    public var light: Palette {
        Palette(
            face: RGBColor(0xffffff), symbols: FeatureValue.allCases.map { colored($0).light },
            dots: [0xf65198, 0x3894ff, 0x5a5807, 0x2541ca, 0x861f57, 0x049651].map { RGBColor($0) })
    }

    /// The same hues, lighter, on a dark page.
    public var dark: Palette {
        Palette(
            face: RGBColor(0x262b30), symbols: FeatureValue.allCases.map { colored($0).dark },
            dots: [0xfb0055, 0x3fcce7, 0xf9e81a, 0x796af7, 0xf7ad81, 0x0f8f67].map { RGBColor($0) })
    }

    private func colored(_ value: FeatureValue) -> (hue: Hue, light: RGBColor, dark: RGBColor) {
        switch (self, value) {
        case (.classic, .first), (.shapes, .first): (.red, RGBColor(0xd8232f), RGBColor(0xff5a5a))
        case (.classic, .second), (.shapes, .third): (.green, RGBColor(0x0a8a45), RGBColor(0x3ecb80))
        case (.classic, .third): (.purple, RGBColor(0x5b2a9d), RGBColor(0xad8bff))
        case (.shapes, .second): (.blue, RGBColor(0x1c5bc4), RGBColor(0x6aa8ff))
        case (.colorBlind, .first): (.orange, RGBColor(0xdd5a00), RGBColor(0xff8f2e))
        case (.colorBlind, .second): (.turquoise, RGBColor(0x1a968f), RGBColor(0x4dd2be))
        case (.classic, .fourth), (.shapes, .fourth): (.orange, RGBColor(0xd07800), RGBColor(0xf99a26))
        case (.colorBlind, .third): (.purple, RGBColor(0x5b2a9d), RGBColor(0xa076ff))
        case (.colorBlind, .fourth): (.brown, RGBColor(0x5c2a00), RGBColor(0x8c7458))
        }
    }
}
