#if !hasFeature(Embedded)
import PlainText
import SetRules

// Conversions to `String`, for native code only: `String` would add tens of kilobytes to the WebAssembly build.

extension CardDrawing {
    /// Returns a card as a complete SVG document, for a file or an image: its face and its symbols.
    ///
    /// - Parameters:
    ///   - card: the card.
    ///   - appearance: the artwork, colours and stripes.
    ///   - isDark: whether to use the colours for a dark page.
    ///   - stripeSize: the period and width of the stripes.
    public static func document(
        of card: Card, _ appearance: Appearance = Appearance(), isDark: Bool = false, stripeSize: StripeSize = .fine
    ) -> String {
        let palette = isDark ? appearance.scheme.dark : appearance.scheme.light
        let color = palette.symbols[Int(card[.color].rawValue)]
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="250" height="350" viewBox="0 0 250 350" color="\(color)">
            <rect width="250" height="350" rx="18" fill="\(palette.face)"/>
            \(card.kind == .dots || appearance.art == .glyphs ? "<style>\(style(of: card.kind, palette))</style>" : "")\
            \(CardDrawing(appearance, stripeSize).svg(of: card))
            </svg>

            """
    }

    /// Returns the style that cards of a kind need, as CSS: the colours of dots, or the look of glyphs, which are text.
    public static func style(of kind: CardKind, _ palette: Palette) -> String {
        guard kind == .dots else { return glyphStyle }
        return Dot.allCases.map { "[data-dot=\"\($0.number)\"] { color: \(palette.dots[Int($0.rawValue)]) }" }
            .joined(separator: " ")
    }

    private static let glyphStyle = """
        text { font: 108px sans-serif; text-anchor: middle; dominant-baseline: central; fill: currentColor;
        stroke: currentColor; stroke-width: 8px; stroke-linejoin: round }
        [data-shading="2"] { fill-opacity: 0.3 } [data-shading="3"], [data-shading="4"] { fill: none }
        [data-shading="4"] { stroke-linecap: round; stroke-dasharray: 1 18 }
        """
}

extension RGBColor: CustomStringConvertible {
    /// The colour in CSS and SVG notation, such as `#ff8800`.
    public var description: String {
        let digits = String(rgb, radix: 16)
        return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
}
#endif
