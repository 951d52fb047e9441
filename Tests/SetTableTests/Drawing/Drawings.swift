import PlainText
import SetRules
import SetTable
import TestSupport
import Testing

/// All appearances that are drawn differently.
let allAppearances: [Appearance] = Artwork.allCases.flatMap { art in
    Stripes.allCases.map { stripes in
        var appearance = Appearance()
        (appearance.art, appearance.stripes) = (art, stripes)
        return appearance
    }
}

/// Those that are drawn as paths.
let drawnAppearances = allAppearances.filter { $0.art != .glyphs }

/// The paths of a card: one, or two where it is striped.
func paths(of card: Card, _ appearance: Appearance, _ size: StripeSize = .fine) throws -> [Element] {
    try elements(of: CardDrawing(appearance, size).svg(of: card)).filter { $0.name == "path" }
}

/// The card with one symbol of the first colour.
func single(_ symbol: FeatureValue, _ shading: FeatureValue) -> Card {
    Card(number: .first, symbol: symbol, shading: shading, color: .first)
}

/// What a path draws of one symbol.
struct DrawnSymbol: Hashable {
    /// The corner of its box on the face of the card.
    let corner: Point2D
    /// What is drawn from there.
    let data: String
}

/// The symbols in a path of a card, from the top.
func symbols(in path: Element) throws -> [DrawnSymbol] {
    try #require(path.attributes["d"]).split(separator: "M").map { part in
        let words = part.prefix { $0 != "m" }.split(separator: " ")
        let corner = try Point2D(#require(Double(words[0])), #require(Double(words[1])))
        return DrawnSymbol(corner: corner, data: String(part.drop { $0 != "m" }))
    }
}
