import SetRules

/// A colour of the standard space sRGB.
public struct Color: Hashable, Sendable {
    /// Red, green and blue, eight bits each, as in `0xff8800`.
    public let rgb: UInt32

    /// A colour.
    public init(_ rgb: UInt32) {
        self.rgb = rgb
    }
}

/// The colours of the cards' symbols and of the face they lie on.
public struct Palette: Hashable, Sendable {
    /// The card's own ground.
    public let face: Color
    /// The colour of each value of the feature *colour*, the first value first.
    public let symbols: [Color]

    /// Red, green and purple on white. Red and green differ in lightness too.
    public static let light = Palette(
        face: Color(0xffffff), symbols: [Color(0xd8232f), Color(0x0a8a45), Color(0x5b2a9d)])
    /// The same three, lighter, on a dark face.
    public static let dark = Palette(
        face: Color(0x2a313a), symbols: [Color(0xff6b6b), Color(0x4fd18b), Color(0xb79bff)])
}
