import Foundation
import SetRules
import SetTable
import Testing

/// The hues of a scheme, in the order of `FeatureValue`.
private func hues(_ scheme: Scheme) -> [Hue] { FeatureValue.allCases.map(scheme.hue) }

/// Whether a page is light or dark.
enum Theme: CaseIterable {
    case light, dark
}

extension Scheme {
    fileprivate func palette(_ theme: Theme) -> Palette {
        theme == .light ? light : dark
    }
}

/// The pairs of four values.
private let pairs = [(0, 1), (0, 2), (1, 2), (0, 3), (1, 3), (2, 3)]

extension Palette {
    /// The differences between the colours of each pair of symbols.
    fileprivate func differences(in vision: Vision) -> [Double] {
        pairs.map { vision.difference(symbols[$0], symbols[$1]) }
    }

    /// The symbols' colours drawn as a tint.
    fileprivate var tints: [RGBColor] {
        symbols.map { $0.over(face, opacity: 0.3) }
    }
}

extension Hue {
    /// The hue angles in CIELAB with this name, in degrees.
    fileprivate var directions: ClosedRange<Double> {
        switch self {
        case .red: 15...42
        case .orange: 48...70
        case .brown: 50...82
        case .green: 135...165
        case .turquoise: 175...200
        case .blue: 265...295
        case .purple: 298...320
        }
    }

    /// The least chroma with this name. Brown is a dark or greyish orange.
    fileprivate var leastChroma: Double { self == .brown ? 15 : 30 }
}

/// One line for each scheme, theme and vision.
private var table: String {
    var lines = ["Differences (CIEDE2000) between the symbols' colours:"]
    for scheme in Scheme.allCases {
        for theme in Theme.allCases {
            for vision in Vision.allCases { lines.append(line(scheme, theme, vision)) }
        }
    }
    return lines.joined(separator: "\n")
}

private func line(_ scheme: Scheme, _ theme: Theme, _ vision: Vision) -> String {
    var line = ["\(scheme)", "\(theme)", "\(vision)"].map { $0.padding(toLength: 13, withPad: " ", startingAt: 0) }
    for (pair, difference) in zip(pairs, scheme.palette(theme).differences(in: vision)) {
        let names = "\(hues(scheme)[pair.0])-\(hues(scheme)[pair.1])"
        line.append(names.padding(toLength: 17, withPad: " ", startingAt: 0) + String(format: "%5.1f", difference))
    }
    return line.joined(separator: " ")
}

struct PaletteTests {
    @Test(arguments: Scheme.allCases, Theme.allCases)
    func `each symbol colour has a contrast of at least 3 to its face`(scheme: Scheme, theme: Theme) {
        let palette = scheme.palette(theme)
        for color in palette.symbols { #expect(Vision.normal.contrast(color, palette.face) >= 3) }
    }

    @Test(arguments: Scheme.allCases, Theme.allCases)
    func `a palette has four different colours, none of them the face`(scheme: Scheme, theme: Theme) {
        let palette = scheme.palette(theme)
        #expect(palette.symbols.count == 4)
        #expect(Set(palette.symbols + [palette.face]).count == 5)
        #expect((palette.symbols + [palette.face]).allSatisfy { $0.rgb <= 0xffffff })
    }

    @Test(arguments: Scheme.allCases, Theme.allCases)
    func `the hue of each colour fits its name`(scheme: Scheme, theme: Theme) {
        for (hue, color) in zip(hues(scheme), scheme.palette(theme).symbols) {
            let lab = Lab(Light(color))
            #expect(hue.directions.contains(lab.hue), "\(hue) \(lab.hue)")
            #expect(lab.chroma > hue.leastChroma, "\(hue) is greyish")
        }
    }

    @Test func `each scheme has four different hues, which are those of its artwork`() {
        #expect(hues(.classic) == [.red, .green, .purple, .orange])
        #expect(hues(.shapes) == [.red, .blue, .green, .orange])
        for scheme in Scheme.allCases { #expect(Set(hues(scheme)).count == 4 && hues(scheme).count == 4) }
    }

    @Test func `all light faces are white, and all dark faces have the same dark colour`() {
        #expect(Set(Scheme.allCases.map(\.light.face)) == [RGBColor(0xffffff)])
        #expect(Set(Scheme.allCases.map(\.dark.face)).count == 1)
        #expect(Light(Scheme.classic.dark.face).luminance < 0.1)
    }

    @Test func `the colours of the colour-blind palette differ by 20 or more from each other and the face`() {
        for theme in Theme.allCases {
            let palette = Scheme.colorBlind.palette(theme)
            for vision in Vision.allCases {
                let differences = palette.differences(in: vision)
                #expect(
                    differences.count == pairs.count && differences.allSatisfy { $0 >= 20 },
                    "\(theme) \(vision) \(differences)")
                for color in palette.symbols { #expect(vision.difference(color, palette.face) >= 20) }
            }
        }
        print(table)
    }

    @Test(arguments: Theme.allCases, Vision.allCases)
    func `the colours of the colour-blind palette have a contrast of at least 3 to the face with every vision`(
        theme: Theme, vision: Vision
    ) {
        let palette = Scheme.colorBlind.palette(theme)
        for color in palette.symbols { #expect(vision.contrast(color, palette.face) >= 3) }
    }

    @Test(arguments: Theme.allCases, Vision.allCases)
    func `the colours of dots differ by 13 or more with every vision, and clearly from the face`(
        theme: Theme, vision: Vision
    ) {
        let palette = Scheme.classic.palette(theme)
        #expect(palette.dots.count == Dot.allCases.count)
        for (place, dot) in palette.dots.enumerated() {
            for other in palette.dots[..<place] { #expect(vision.difference(dot, other) >= 13, "\(dot) \(other)") }
            #expect(vision.difference(dot, palette.face) >= 13)
            if vision == .normal { #expect(vision.contrast(dot, palette.face) >= 3) }
        }
    }

    @Test(arguments: Theme.allCases)
    func `all schemes have the same dots`(theme: Theme) {
        #expect(Set(Scheme.allCases.map { $0.palette(theme).dots }).count == 1)
    }

    /// The reason for the colour-blind palette; it also shows that the measurement can fail.
    @Test(arguments: [Scheme.classic, .shapes], Theme.allCases)
    func `other palettes have colours that get too close with protanopia or deuteranopia`(scheme: Scheme, theme: Theme)
        throws
    {
        let closest = [Vision.protanopia, .deuteranopia].compactMap { scheme.palette(theme).differences(in: $0).min() }
        #expect(try #require(closest.min()) < 20)
        #expect(try #require(scheme.palette(theme).differences(in: .normal).min()) >= 20)
    }

    @Test(arguments: Scheme.allCases, Theme.allCases)
    func `a tint differs clearly from the solid colour and from the face`(scheme: Scheme, theme: Theme) {
        let palette = scheme.palette(theme)
        for (solid, tint) in zip(palette.symbols, palette.tints) {
            #expect(Vision.normal.difference(solid, tint) >= 20)
            #expect(Vision.normal.difference(tint, palette.face) >= 10)
        }
    }
}
