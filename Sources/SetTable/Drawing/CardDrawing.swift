import PlainText
import SetRules

/// Draws cards in one appearance: their symbols as SVG, on a face of 250 by 350. The page itself draws the face, its
/// edge and its marks, because they depend on the card's state.
///
/// All symbols of a card are one path, or two paths if they are striped or dotted. Symbols never move separately, and
/// browsers take far longer to draw separate elements. Paths that several cards share are computed once. Glyphs are text,
/// and each dot is a path, because it has its own colour.
public final class CardDrawing {
    /// The size of the face in SVG units, with the same ratio as `CardGrid.height(ofWidth:)`.
    public static let face = Point2D(250, 350)

    /// The artwork and the drawing of the second shading.
    public let appearance: Appearance
    /// The period and width of the stripes.
    public let size: StripeSize
    /// The layers of each symbol in each shading; `nil` until a card needs them.
    private var layers: [[Layer]?] = Array(repeating: nil, count: 16)

    /// A path of a symbol.
    private struct Layer {
        /// The path, relative to the corner of the symbol's box.
        let data: UTF8Text
        let paint: Paint
    }

    /// The paint of a shape, in the card's colour.
    public struct Paint: Hashable, Sendable {
        /// The opacity of its inside, 0 to 1.
        public let fill: Double
        /// The width of its outline, in SVG units; 0 for none.
        public let stroke: Double
        /// The outline's form.
        public var line = Line.continuous
    }

    /// The form of an outline.
    public enum Line: Sendable {
        /// Without gaps.
        case continuous
        /// Without gaps, with round ends, so short lines look like dots.
        case rounded
        /// A row of dots.
        case dotted
    }

    /// A shape of a card, in SVG units from the corner of its face.
    public enum Shape: Sendable {
        /// A path in SVG notation.
        case path(UTF8Text, Paint)
        /// A character around a point, in a shading.
        case glyph(StaticString, FeatureValue, at: Point2D)
        /// The path of a dot in SVG notation, filled.
        case dot(UTF8Text, Dot)
    }

    /// Creates drawings in an appearance, with stripes of a size.
    public init(_ appearance: Appearance, _ size: StripeSize = .fine) {
        (self.appearance, self.size) = (appearance, size)
    }

    /// Returns the symbols of a card as an `<svg>` in `currentColor`, which a style sheet sets by `data-color`, 1 to 4, and
    /// for dots by `data-dot`, 1 to 6.
    public func svg(of card: Card) -> UTF8Text {
        var svg: UTF8Text = "<svg viewBox=\"0 0 250 350\" aria-hidden=\"true\""
        svg.append(contentsOf: symbols(of: card))
        svg.append("</svg>")
        return svg
    }

    /// Returns the same symbols as a part of a larger `<svg>`, in the units of a face.
    public func group(of card: Card) -> UTF8Text {
        var group: UTF8Text = "<g"
        group.append(contentsOf: symbols(of: card))
        group.append("</g>")
        return group
    }

    /// Returns the end of a start tag, and the shapes in the element.
    private func symbols(of card: Card) -> UTF8Text {
        var text: UTF8Text = " data-color=\""
        text.append(card[.color].rawValue + 1)
        text.append("\">")
        for shape in frame(of: card) { text.append(shape) }
        let (corner, zoom) = symbolArea(of: card)
        if zoom < 1 {
            text.append("<g transform=\"translate(")
            text.append(corner.x)
            text.append(" ")
            text.append(corner.y)
            text.append(") scale(")
            text.append(zoom)
            text.append(")\">")
        }
        for shape in shapes(of: card) { text.append(shape) }
        if zoom < 1 { text.append("</g>") }
        return text
    }

    /// Returns the corner of the area for a card's symbols on its face, and the size of the symbols relative to Set's:
    /// cards of Mega have room for a frame, and cards of Quads for four symbols.
    public func symbolArea(of card: Card) -> (corner: Point2D, zoom: Double) {
        let zoom =
            switch card.kind {
            case .set, .dots: 1.0
            case .mega: 0.84
            case .quads: 0.76
            }
        return (Point2D(Self.face.x * (1 - zoom) / 2, Self.face.y * (1 - zoom) / 2), zoom)
    }

    /// Returns the frame of a card: no line, one or two.
    public func frame(of card: Card) -> [Shape] {
        let insets: [Double] =
            switch card[.frame] {
            case .first, .fourth: []
            case .second: [9 + size.frame / 2]
            case .third: [8 + size.frame / 2, 8 + size.frame * 2.6]
            }
        return insets.map { inset in
            let (width, height) = (Self.face.x - 2 * inset - 20, Self.face.y - 2 * inset - 20)
            // Clockwise from the left end of the upper side. Each corner is 10 wide.
            let steps: [(StaticString, Double)] = [
                ("M", inset + 10), (" ", inset), ("h", width), ("q10 0 10 10v", height), ("q0 10-10 10h", -width),
                ("q-10 0-10-10v", -height),
            ]
            var data = UTF8Text()
            for (step, number) in steps {
                data.append(step)
                data.append(number)
            }
            data.append("q0-10 10-10z")
            return .path(data, Paint(fill: 0, stroke: size.frame))
        }
    }

    /// Returns the symbols of a card in the size of Set (`symbolArea`), those behind first.
    public func shapes(of card: Card) -> [Shape] {
        if card.kind == .dots { return card.dots.map { .dot(path(of: $0), $0) } }
        let symbol = appearance.symbol(card[.symbol])
        let centers = Self.centers(count: Int(card[.number].rawValue) + 1, pitch: appearance.art.pitch)
        if let character = appearance.art == .glyphs ? symbol.character : nil {
            return centers.map { .glyph(character, card[.shading], at: $0) }
        }
        let (width, height) = (symbol.box.x * appearance.art.scale, symbol.box.y * appearance.art.scale)
        return layers(of: card).map { layer in
            var path = UTF8Text()
            for center in centers {
                path.append("M")
                path.append(Point2D(center.x - width / 2, center.y - height / 2))
                path.append(contentsOf: layer.data)
            }
            return .path(path, layer.paint)
        }
    }

    /// Returns a small picture of a dot.
    public static func picture(of dot: Dot) -> UTF8Text {
        var svg: UTF8Text = "<svg viewBox=\"0 0 108 108\" role=\"img\" aria-label=\""
        svg.append(dot.number)
        svg.append("\"><path data-dot=\"")
        svg.append(dot.number)
        svg.append("\" fill=\"currentColor\" d=\"M0 0")
        svg.append(contentsOf: dot.path)
        svg.append("\"/></svg>")
        return svg
    }

    /// Returns a small picture of a table style: a card in its art, in the first colour.
    public static func picture(of style: TableStyle) -> UTF8Text {
        var appearance = Appearance()
        appearance.art = style.art
        return CardDrawing(appearance, .medium).svg(
            of: Card(number: .first, symbol: .first, shading: .second, color: .first))
    }

    /// Returns the centers of `count` symbols, one below the other.
    private static func centers(count: Int, pitch: Double) -> [Point2D] {
        (0..<count).map { Point2D(face.x / 2, face.y / 2 + (Double($0) - Double(count - 1) / 2) * pitch) }
    }

    /// Returns the path of a dot at its place on the face.
    private func path(of dot: Dot) -> UTF8Text {
        var path: UTF8Text = "M"
        path.append(Point2D(dot.center.x - Dot.box / 2, dot.center.y - Dot.box / 2))
        path.append(contentsOf: dot.path)
        return path
    }

    private func layers(of card: Card) -> [Layer] {
        let index = Int(card[.symbol].rawValue) * 4 + Int(card[.shading].rawValue)
        if let layers = layers[index] { return layers }
        let new = makeLayers(appearance.symbol(card[.symbol]), card[.shading])
        layers[index] = new
        return new
    }

    private func makeLayers(_ symbol: Symbol, _ shading: FeatureValue) -> [Layer] {
        let outline = layer(symbol.path, fill: 0, stroke: 10)
        // A heart among characters looks like them.
        let isGlyph = appearance.art == .glyphs
        switch (shading, isGlyph ? .tint : appearance.stripes) {
        case (.first, _):
            return [layer(symbol.path, fill: 1, stroke: 10)]
        case (.second, .lines):
            let lines = symbol.path.stripes(
                period: size.period, width: symbol.box.x, shortest: size.shortest, margin: size.margin)
            return [layer(lines, fill: 0, stroke: size.stroke), outline]
        case (.second, .tint):
            return [layer(symbol.path, fill: 0.3, stroke: 0), outline]
        case (.third, _):
            return [outline]
        case (.fourth, _):
            if isGlyph { return [layer(symbol.path, fill: 0, stroke: 10, line: .dotted)] }
            // Half the outline, a gap, and half a dot.
            let dots = symbol.path.dots(period: size.dots, size: symbol.box, margin: 8 + size.dots / 4)
            return [layer(dots, fill: 0, stroke: size.dots / 2, line: .rounded), outline]
        }
    }

    /// - Parameter stroke: its width in the symbol's units; 0 for a path without a stroke.
    private func layer(_ path: SymbolPath, fill: Double, stroke: Double, line: Line = .continuous) -> Layer {
        let scale = appearance.art.scale
        return Layer(data: path.data(scale: scale), paint: Paint(fill: fill, stroke: stroke * scale, line: line))
    }
}

/// The period and width of stripes: small cards have fewer and thicker stripes, so players can still distinguish them.
public enum StripeSize: CaseIterable, Sendable {
    /// For cards at least 100 CSS pixels wide.
    case fine
    /// For cards from 62 to 100 pixels wide.
    case medium
    /// For cards from 40 to 62 pixels wide.
    case coarse
    /// For narrower cards.
    case coarsest

    /// Creates the stripes for cards of this width in CSS pixels: at least about three pixels apart.
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

    /// The distance from one dot to the next, in a symbol 100 high.
    var dots: Double {
        switch self {
        case .fine: 17
        case .medium: 19
        case .coarse: 21
        case .coarsest: 23
        }
    }

    /// The width of a frame's line, on a face 250 wide.
    var frame: Double {
        switch self {
        case .fine: 5
        case .medium: 6
        case .coarse: 8
        case .coarsest: 10
        }
    }

    /// The length of the shortest stripe: with it, the hole in the corner of a diamond is about as wide as a gap. A
    /// shorter stripe would make it a pinhole.
    public var shortest: Double { 10 + 0.9 * period }

    /// The minimum distance of a stripe from the side of a symbol: half a gap from the outline, which is 10 wide.
    public var margin: Double { 5 + period / 2 }

    /// The width of a stripe, in a symbol 100 high.
    public var stroke: Double {
        switch self {
        case .fine: 3.7
        case .medium: 5.6
        case .coarse: 7.5
        case .coarsest: 10
        }
    }
}

extension SymbolPath {
    /// Returns the enlarged path in SVG notation (SVG 2, section 9.3), relative to the preceding point, which is the
    /// path's origin. Each point is exact to a hundredth; errors do not accumulate.
    public func data(scale: Double = 1) -> UTF8Text {
        var data = UTF8Text()
        var (last, start) = (Point2D(0, 0), Point2D(0, 0))
        for piece in pieces {
            let points: [Point2D]
            switch piece {
            case .move(let point):
                data.append("m")
                points = [point]
                start = point.rounded(scale: scale)
            case .line(let point):
                data.append("l")
                points = [point]
            case .curve(let first, let second, let point):
                data.append("c")
                points = [first, second, point]
            case .close:
                data.append("z")
                points = []
                last = start
            }
            let from = last
            for point in points {
                last = point.rounded(scale: scale)
                data.append(Point2D(last.x - from.x, last.y - from.y))
            }
        }
        return data
    }
}

extension Point2D {
    /// Returns the enlarged point, in whole hundredths.
    fileprivate func rounded(scale: Double) -> Point2D {
        Point2D(Double((x * scale * 100).nearest) / 100, Double((y * scale * 100).nearest) / 100)
    }
}

extension UTF8Text {
    /// Adds a shape as an SVG element. A style sheet fills, tints or outlines a character by `data-shading`.
    fileprivate mutating func append(_ shape: CardDrawing.Shape) {
        switch shape {
        case .path(let data, let paint):
            append("<path d=\"")
            append(contentsOf: data)
            append(contentsOf: paint.attributes)
        case .glyph(let character, let shading, let center):
            append("<text data-shading=\"")
            append(shading.rawValue + 1)
            append("\" x=\"")
            append(center.x)
            append("\" y=\"")
            append(center.y)
            append("\">")
            append(character)
            append("</text>")
        case .dot(let data, let dot):
            append("<path data-dot=\"")
            append(dot.number)
            append("\" d=\"")
            append(contentsOf: data)
            append("\" fill=\"currentColor\"/>")
        }
    }

    fileprivate mutating func append(_ point: Point2D) {
        append(" ")
        append(point.x)
        append(" ")
        append(point.y)
    }
}

extension CardDrawing.Paint {
    /// The end of an element with these attributes.
    fileprivate var attributes: UTF8Text {
        var text: UTF8Text = fill > 0 ? "\" fill=\"currentColor\"" : "\" fill=\"none\""
        if fill > 0, fill < 1 {
            text.append(" fill-opacity=\"")
            text.append(fill)
            text.append("\"")
        }
        if stroke > 0 {
            text.append(" stroke=\"currentColor\" stroke-linejoin=\"round\" stroke-width=\"")
            text.append(stroke)
            text.append("\"")
            switch line {
            case .continuous: break
            case .rounded: text.append(" stroke-linecap=\"round\"")
            case .dotted: text.append(" stroke-linecap=\"round\" stroke-dasharray=\"1 18\"")
            }
        }
        text.append("/>")
        return text
    }
}
