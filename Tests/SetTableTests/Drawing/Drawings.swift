import PlainText
import SetTable
import TestSupport
import Testing

/// All kinds of looks that are drawn differently.
let allLooks: [Look] = Artwork.allCases.flatMap { art in
    Stripes.allCases.map { stripes in
        var look = Look()
        (look.art, look.stripes) = (art, stripes)
        return look
    }
}

func definitions(_ look: Look, _ size: StripeSize = .fine) throws -> [Element] {
    var svg: Text = "<svg>"
    svg.append(contentsOf: CardDrawing.definitions(look, size))
    svg.append("</svg>")
    return try elements(of: svg)
}

/// The paths of each definition, by its id.
func paths(_ look: Look, _ size: StripeSize = .fine) throws -> [String: [Element]] {
    var paths: [String: [Element]] = [:]
    var id = ""
    for element in try definitions(look, size) {
        id = element.attributes["id"] ?? id
        if element.name == "path" { paths[id, default: []].append(element) }
    }
    return paths
}
