import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// The picture of a finished game to share: its headline, the fan, the score and some facts.
struct FanPicture {
    let fan: Fan
    let style: CardStyle
    /// Whether the cards show their faces. Those of a daily deal would give the day away.
    let showsFaces: Bool
    /// The name of the mode, the headline, the score and the facts.
    let mode: UTF8Text, headline: UTF8Text, score: UTF8Text, facts: UTF8Text

    /// The width and the height in pixels.
    private static let side = 1080.0
    /// The colours of the page's light theme (`page.css`).
    private static let (ground, ink, softInk) = (RGBColor(0xefebe1), RGBColor(0x1f211c), RGBColor(0x55524a))
    private static let (gold, edge) = (RGBColor(0xf3c04b), RGBColor(0xaaa592))
    /// The fonts of the characters on cards (`table.css`).
    private static let symbolFont: UTF8Text = """
        108px "Segoe UI Symbol","Apple Symbols","Noto Sans Symbols 2","Noto Sans Symbols","DejaVu Sans",sans-serif
        """
    /// The face of a card with its round corners, and the oval on its back.
    private static let face: UTF8Text = """
        M20 0h210a20 20 0 0 1 20 20v310a20 20 0 0 1-20 20h-210a20 20 0 0 1-20-20v-310a20 20 0 0 1 20-20z
        """
    private static let oval: UTF8Text = "M125 115a40 60 0 0 1 0 120a40 60 0 0 1 0-120z"
    /// The wordmark, 107 by 34, as the page has it.
    private static let wordmark: UTF8Text = """
        M3 6h20M13 6v24M26.5 22h15a7.5 7.5 0 1 0-2.2 5.3M48 14.5V30M48 22c0-4.6 2.6-7.5 7-7.5M70.3 16.7a7.5 7.5 0 1 0 0 \
        10.6M75.5 22h15a7.5 7.5 0 1 0-2.2 5.3M97.5 7.5v17.6c0 3.3 1.7 4.9 4.7 4.9M93.5 14.5h9
        """

    /// The steps that draw it.
    var picture: Picture {
        let side = Self.side
        var picture = Picture(width: Int(side), height: Int(side))
        picture.fill(Picture.rectangle(x: 0, y: 0, width: side, height: side), Self.ground)
        for property in ["lineJoin", "lineCap"] as [StaticString] { picture.set(property, to: "round") }
        for (property, value) in [("textAlign", "center"), ("textBaseline", "middle")] as [(StaticString, UTF8Text)] {
            picture.set(property, to: value)
        }
        picture.draw(at: Point2D(side / 2 - 107, 70), scale: 2) { $0.stroke(Self.wordmark, Self.ink, width: 3.4) }
        write(mode, y: 186, Self.softInk, "400 36px", &picture)
        write(headline, y: 262, Self.ink, "650 64px", &picture)
        let (middle, scale) = (Point2D(side / 2, 900), (side - 120) / 2 / fan.halfWidth)
        for blade in fan.blades {
            picture.draw(at: middle, scale: scale, angle: blade.angle * .pi / 180) { draw(blade, &$0) }
        }
        write(score, y: 850, Self.ink, "650 96px", &picture)
        write(facts, y: 980, Self.softInk, "400 36px", &picture)
        return picture
    }

    private func write(_ line: UTF8Text, y: Double, _ color: RGBColor, _ font: UTF8Text, _ picture: inout Picture) {
        picture.set("font", to: "\(font) system-ui,sans-serif")
        picture.write(line, at: Point2D(Self.side / 2, y), color, widest: Self.side - 120)
    }

    private func draw(_ blade: Fan.Blade, _ picture: inout Picture) {
        for (index, card) in blade.cards.enumerated() {
            let corner = Point2D(-fan.card.x / 2, -fan.top(ofCard: index))
            picture.draw(at: corner, scale: fan.scale) { draw(card, &$0) }
        }
        if blade.bar > 0 {
            let (width, height) = (fan.card.x * 0.4, max(blade.bar, 2))
            let bar = Picture.rectangle(
                x: -width / 2, y: -fan.startOfBar(on: blade) - height, width: width, height: height)
            picture.fill(bar, blade.isFastest ? Self.gold : Self.softInk)
        }
    }

    private func draw(_ card: Card, _ picture: inout Picture) {
        picture.fill(Self.face, showsFaces ? style.appearance.scheme.light.face : Self.ink)
        picture.stroke(Self.face, Self.edge, width: 6)
        guard showsFaces else { return picture.stroke(Self.oval, Self.gold, width: 12) }
        let color = style.appearance.scheme.light.symbols[Int(card[.color].rawValue)]
        let drawing = CardDrawing(style.appearance, .coarse)
        for shape in drawing.frame(of: card) { draw(shape, color, &picture) }
        let (corner, zoom) = drawing.symbolArea(of: card)
        picture.draw(at: corner, scale: zoom) {
            for shape in drawing.shapes(of: card) { draw(shape, color, &$0) }
        }
    }

    private func draw(_ shape: CardDrawing.Shape, _ color: RGBColor, _ picture: inout Picture) {
        switch shape {
        case .dot(let path, let dot):
            picture.fill(path, style.appearance.scheme.light.dots[Int(dot.rawValue)])
        case .path(let path, let paint):
            if paint.fill > 0 { picture.fill(path, color, opacity: paint.fill) }
            if paint.stroke > 0 { picture.stroke(path, color, width: paint.stroke, paint.line) }
        case .glyph(let character, let shading, let center):
            let (line, widest) = (UTF8Text(stringLiteral: character), CardDrawing.face.x)
            picture.set("font", to: Self.symbolFont)
            picture.outline(
                line, at: center, color, width: 8, widest: widest, shading == .fourth ? .dotted : .continuous)
            let opacity = shading == .first ? 1 : shading == .second ? 0.3 : 0
            if opacity > 0 { picture.write(line, at: center, color, opacity: opacity, widest: widest) }
        }
    }
}
