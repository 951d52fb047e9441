import PlainText
import SetRules

extension Dot {
    /// The side of the box that a dot's path is drawn in, in SVG units.
    static let box = 108.0

    /// The dot in SVG notation, relative to the corner of its box: a disc, and a hole in it as the dot's mark. The hole runs
    /// counterclockwise, so it isn't filled.
    var path: UTF8Text {
        var path: UTF8Text = "m54 6.5a47.5 47.5 0 1 1 0 95 47.5 47.5 0 1 1 0-95z"
        path.append(mark)
        return path
    }

    /// The center of the dot's place on the face of a card: two columns and three rows.
    var center: Point2D { Point2D(rawValue % 2 == 0 ? 71 : 179, 67 + 108 * Double(rawValue / 2)) }

    /// The mark, relative to the top of the disc.
    private var mark: StaticString {
        switch self {
        // A diamond, a bar, an upright bar, a plus, a triangle, and a cross.
        case .first: "m0 23.5l-24 24 24 24 24-24z"
        case .second: "m-28 39v17h56v-17z"
        case .third: "m-8.5 19.5v56h17v-56z"
        case .fourth: "m-28 39v17h19.5v19.5h17v-19.5h19.5v-17h-19.5v-19.5h-17v19.5z"
        case .fifth: "m0 20.5l-27 46.5h54z"
        case .sixth: "m-14 21.5l-12 12 14 14-14 14 12 12 14-14 14 14 12-12-14-14 14-14-12-12-14 14z"
        }
    }
}
