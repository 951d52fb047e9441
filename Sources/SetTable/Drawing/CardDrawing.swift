import PlainText
import SetRules

/// How a card is drawn: its symbols on a face of 250 by 350, as SVG. The face itself, its edge and its marks are the
/// page's, since they depend on the card's state.
///
/// Each of the nine kinds of symbol is defined once for the page; a card only uses it, in its own colour.
public enum CardDrawing {
    /// The face in its own units. 5 to 7, like `Grid.height(ofWidth:)`.
    public static let face = Point(250, 350)
    private static let symbolWidth = 176.0
    private static let pitch = 104.0

    /// The definitions that all cards share, to be placed in one hidden `<svg>`.
    public static var definitions: Text {
        var svg = Text()
        for symbol in Value.allCases {
            for shading in Value.allCases {
                svg.append("<symbol id=\"")
                svg.append(contentsOf: name(symbol, shading))
                svg.append("\" ")
                svg.append(contentsOf: viewBox(ClassicSymbol.box))
                svg.append(">")
                svg.append(contentsOf: markup(ClassicSymbol(symbol).path, shading))
                svg.append("</symbol>")
            }
        }
        return svg
    }

    /// The symbols of one card as a whole `<svg>`. Its colour is `currentColor`, set by `data-color`.
    public static func svg(of card: Card) -> Text {
        var svg: Text = "<svg "
        svg.append(contentsOf: viewBox(face))
        svg.append(" aria-hidden=\"true\" data-color=\"")
        svg.append(card[.color].rawValue + 1)
        svg.append("\">")
        let count = Int(card[.number].rawValue) + 1
        for index in 0..<count {
            let middle = face.y / 2 + (Double(index) - Double(count - 1) / 2) * pitch
            svg.append("<use href=\"#")
            svg.append(contentsOf: name(card[.symbol], card[.shading]))
            svg.append("\" x=\"")
            svg.append((face.x - symbolWidth) / 2)
            svg.append("\" y=\"")
            svg.append(middle - symbolWidth / 4)
            svg.append("\" width=\"")
            svg.append(symbolWidth)
            svg.append("\" height=\"")
            svg.append(symbolWidth / 2)
            svg.append("\"/>")
        }
        svg.append("</svg>")
        return svg
    }

    private static func viewBox(_ size: Point) -> Text {
        var attribute: Text = "viewBox=\"0 0 "
        attribute.append(size.x)
        attribute.append(" ")
        attribute.append(size.y)
        attribute.append("\"")
        return attribute
    }

    /// The id of a kind of symbol.
    private static func name(_ symbol: Value, _ shading: Value) -> Text {
        var name: Text = "s"
        name.append(symbol.rawValue + 1)
        name.append(shading.rawValue + 1)
        return name
    }

    private static func markup(_ path: Path, _ shading: Value) -> Text {
        switch shading {
        case .first:
            element(path, "fill=\"currentColor\" stroke=\"currentColor\" stroke-width=\"10\"")
        case .second:
            Text.joined(
                [
                    element(path.stripes(period: 16, width: 200), "stroke=\"currentColor\" stroke-width=\"6\""),
                    element(path, "fill=\"none\" stroke=\"currentColor\" stroke-width=\"10\""),
                ], by: "")
        case .third:
            element(path, "fill=\"none\" stroke=\"currentColor\" stroke-width=\"10\"")
        }
    }

    private static func element(_ path: Path, _ attributes: StaticString) -> Text {
        var svg: Text = "<path d=\""
        svg.append(contentsOf: path.data)
        svg.append("\" stroke-linejoin=\"round\" ")
        svg.append(attributes)
        svg.append("/>")
        return svg
    }
}

extension Path {
    /// The path as SVG writes it (SVG 2, section 9.3).
    public var data: Text {
        var data = Text()
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

extension Text {
    fileprivate mutating func append(command: StaticString, _ points: Point...) {
        append(command)
        for (index, point) in points.enumerated() {
            if index > 0 { append(" ") }
            append(point.x)
            append(" ")
            append(point.y)
        }
    }
}
