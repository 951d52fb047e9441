import PlainText
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

func definitions(_ appearance: Appearance, _ size: StripeSize = .fine) throws -> [Element] {
    var svg: UTF8Text = "<svg>"
    svg.append(contentsOf: CardDrawing.definitions(appearance, size))
    svg.append("</svg>")
    return try elements(of: svg)
}

/// The paths of each definition, by its id.
func paths(_ appearance: Appearance, _ size: StripeSize = .fine) throws -> [String: [Element]] {
    var paths: [String: [Element]] = [:]
    var id = ""
    for element in try definitions(appearance, size) {
        id = element.attributes["id"] ?? id
        if element.name == "path" { paths[id, default: []].append(element) }
    }
    return paths
}
