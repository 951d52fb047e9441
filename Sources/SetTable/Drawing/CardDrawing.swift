import PlainText
import SetRules

/// The drawing of a card: its symbols as SVG, on a face of 250 by 350. The page draws the face itself, its edge and its
/// marks, because they depend on the card's state.
///
/// Each of the nine combinations of symbol and shading is defined once per page; each card references it in its own
/// colour. Glyphs are text in each card.
public enum CardDrawing {
    /// The size of the face in SVG units, with the same ratio as `CardGrid.height(ofWidth:)`.
    public static let face = Point(250, 350)

    /// The definitions that all cards share, to be placed in one hidden `<svg>`; empty for glyphs, which need none.
    ///
    /// Striped symbols are defined twice: for the cards on the table, and for small pictures of cards.
    ///
    /// - Parameters:
    ///   - appearance: the artwork, and how the second shading is drawn.
    ///   - size: the period and width of the stripes on the table.
    public static func definitions(_ appearance: Appearance, _ size: StripeSize) -> UTF8Text {
        var svg = UTF8Text()
        guard appearance.art != .glyphs else { return svg }
        for value in Value.allCases {
            let symbol = appearance.symbol(value)
            for shading in Value.allCases {
                let markup = markup(symbol, shading, appearance.stripes, size)
                svg.append(contentsOf: definition(name(value, shading), symbol.box, markup))
            }
            let small = markup(symbol, .second, appearance.stripes, .coarse)
            svg.append(contentsOf: definition(name(value, .second, isSmall: true), symbol.box, small))
        }
        return svg
    }

    private static func definition(_ name: UTF8Text, _ box: Point, _ markup: UTF8Text) -> UTF8Text {
        "<symbol id=\"\(name)\" \(viewBox(box))>\(markup)</symbol>"
    }

    /// The symbols of one card as an `<svg>` that references `definitions`. It is drawn in `currentColor`, which a
    /// style sheet sets by `data-color`, 1 to 3.
    ///
    /// - Parameters:
    ///   - card: the card.
    ///   - appearance: that of the definitions.
    ///   - isSmall: whether it is a small picture, whose stripes are for a card about 50 pixels wide.
    public static func svg(of card: Card, _ appearance: Appearance, isSmall: Bool = false) -> UTF8Text {
        var svg: UTF8Text = "<svg "
        svg.append(contentsOf: viewBox(face))
        svg.append(" aria-hidden=\"true\" data-color=\"")
        svg.append(card[.color].rawValue + 1)
        svg.append("\">")
        let count = Int(card[.number].rawValue) + 1
        for index in 0..<count {
            let center = Point(face.x / 2, face.y / 2 + (Double(index) - Double(count - 1) / 2) * appearance.art.pitch)
            if let character = appearance.art == .glyphs ? appearance.symbol(card[.symbol]).character : nil {
                svg.append(contentsOf: glyph(character, card[.shading], at: center))
            } else {
                svg.append(contentsOf: use(card, appearance.art.symbolSize, at: center, isSmall))
            }
        }
        svg.append("</svg>")
        return svg
    }

    /// A small picture of a table style: a card in its art, which needs no definitions. The style sheet colours it.
    @inline(never)
    public static func picture(of style: TableStyle) -> UTF8Text {
        var appearance = Appearance()
        appearance.art = style.art
        let symbol = appearance.symbol(.first)
        let (size, center) = (appearance.art.symbolSize, Point(face.x / 2, face.y / 2))
        var svg: UTF8Text = "<svg "
        svg.append(contentsOf: viewBox(face))
        svg.append(" aria-hidden=\"true\">")
        if let character = appearance.art == .glyphs ? symbol.character : nil {
            svg.append(contentsOf: glyph(character, .second, at: center))
        } else {
            svg.append("<svg ")
            svg.append(contentsOf: viewBox(symbol.box))
            svg.append(attribute: " x", center.x - size.x / 2, opens: true)
            svg.append(attribute: " y", center.y - size.y / 2)
            svg.append(attribute: " width", size.x)
            svg.append(attribute: " height", size.y)
            svg.append("\">")
            svg.append(contentsOf: markup(symbol, .second, .lines, .medium))
            svg.append("</svg>")
        }
        svg.append("</svg>")
        return svg
    }

    private static func use(_ card: Card, _ size: Point, at center: Point, _ isSmall: Bool) -> UTF8Text {
        var svg: UTF8Text = "<use href=\"#"
        svg.append(contentsOf: name(card[.symbol], card[.shading], isSmall: isSmall))
        svg.append(attribute: " x", center.x - size.x / 2)
        svg.append(attribute: " y", center.y - size.y / 2)
        svg.append(attribute: " width", size.x)
        svg.append(attribute: " height", size.y)
        svg.append("\"/>")
        return svg
    }

    /// A character; a style sheet fills, tints or outlines it by `data-shading`.
    private static func glyph(_ character: StaticString, _ shading: Value, at center: Point) -> UTF8Text {
        var svg: UTF8Text = "<text data-shading=\""
        svg.append(shading.rawValue + 1)
        svg.append(attribute: " x", center.x)
        svg.append(attribute: " y", center.y)
        svg.append("\">")
        svg.append(character)
        svg.append("</text>")
        return svg
    }

    private static func viewBox(_ size: Point) -> UTF8Text {
        var attribute: UTF8Text = "viewBox=\"0 0 "
        attribute.append(size.x)
        attribute.append(" ")
        attribute.append(size.y)
        attribute.append("\"")
        return attribute
    }

    /// The id of the definition of a symbol and shading; only stripes are others where they are small.
    private static func name(_ symbol: Value, _ shading: Value, isSmall: Bool = false) -> UTF8Text {
        var name: UTF8Text = isSmall && shading == .second ? "t" : "s"
        name.append(symbol.rawValue + 1)
        name.append(shading.rawValue + 1)
        return name
    }

    private static func markup(_ symbol: Symbol, _ shading: Value, _ stripes: Stripes, _ size: StripeSize) -> UTF8Text {
        let path = symbol.path
        let outline = element(path, "fill=\"none\" stroke=\"currentColor\" stroke-width=\"10\"")
        switch (shading, stripes) {
        case (.first, _):
            return element(path, "fill=\"currentColor\" stroke=\"currentColor\" stroke-width=\"10\"")
        case (.second, .lines):
            let lines = element(
                path.stripes(period: size.period, width: symbol.box.x, shortest: size.shortest, margin: size.margin),
                size.stroke)
            return UTF8Text.joined([lines, outline], by: "")
        case (.second, .tint):
            return UTF8Text.joined([element(path, "fill=\"currentColor\" fill-opacity=\"0.3\""), outline], by: "")
        case (.third, _):
            return outline
        }
    }

    private static func element(_ path: SymbolPath, _ attributes: StaticString) -> UTF8Text {
        var svg: UTF8Text = "<path d=\""
        svg.append(contentsOf: path.data)
        svg.append("\" stroke-linejoin=\"round\" ")
        svg.append(attributes)
        svg.append("/>")
        return svg
    }
}

/// The period and width of stripes: a small card has fewer and thicker ones, so that they can still be told apart.
public enum StripeSize: CaseIterable, Sendable {
    /// For cards at least 100 CSS pixels wide.
    case fine
    /// For cards from 62 to 100 pixels wide.
    case medium
    /// For cards from 40 to 62 pixels wide.
    case coarse
    /// For narrower cards.
    case coarsest

    /// The stripes for cards of this width in CSS pixels: at least about three pixels apart.
    public init(cardWidth: Double) {
        switch cardWidth {
        case 100...: self = .fine
        case 62..<100: self = .medium
        case 40..<62: self = .coarse
        default: self = .coarsest
        }
    }

    /// The distance from one stripe to the next, in a symbol 100 high.
    public var period: Double {
        switch self {
        case .fine: 12
        case .medium: 18
        case .coarse: 24
        case .coarsest: 32
        }
    }

    /// The length of the shortest stripe: in the corner of a diamond it leaves a hole about as wide as a gap, where a shorter
    /// one would leave a pinhole.
    public var shortest: Double { 10 + 0.9 * period }

    /// How far a stripe is from the side of a symbol at least: half a gap from its outline, which is 10 wide.
    public var margin: Double { 5 + period / 2 }

    fileprivate var stroke: StaticString {
        switch self {
        case .fine: "stroke=\"currentColor\" stroke-width=\"3.7\""
        case .medium: "stroke=\"currentColor\" stroke-width=\"5.6\""
        case .coarse: "stroke=\"currentColor\" stroke-width=\"7.5\""
        case .coarsest: "stroke=\"currentColor\" stroke-width=\"10\""
        }
    }
}

extension SymbolPath {
    /// The path in SVG's notation (SVG 2, section 9.3).
    public var data: UTF8Text {
        var data = UTF8Text()
        for piece in pieces {
            switch piece {
            case .move(let point): data.append(command: "M", point)
            case .line(let point): data.append(command: "L", point)
            case .curve(let first, let second, let point): data.append(command: "C", first, second, point)
            case .close: data.append("Z")
            }
        }
        return data
    }
}

extension UTF8Text {
    fileprivate mutating func append(command: StaticString, _ points: Point...) {
        append(command)
        for (index, point) in points.enumerated() {
            if index > 0 { append(" ") }
            append(point.x)
            append(" ")
            append(point.y)
        }
    }

    /// Closes the previous attribute's quotation marks, unless they are closed, and opens an attribute with a number.
    fileprivate mutating func append(attribute: StaticString, _ value: Double, opens: Bool = false) {
        if !opens { append("\"") }
        append(attribute)
        append("=\"")
        append(value)
    }
}
