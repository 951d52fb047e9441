/// A symbol on a card.
public enum Symbol: CaseIterable, Sendable {
    /// A wave with two rounded ends.
    case squiggle
    /// A rhombus.
    case diamond
    /// A stadium: a rectangle with half circles at its ends.
    case oval
    /// A circle.
    case circle
    /// A square.
    case square
    /// A triangle with a horizontal base.
    case triangle
    /// A heart, the fourth symbol of every artwork.
    case heart

    /// The size of the box that its path is drawn in.
    public var box: Point2D {
        switch self {
        case .squiggle, .diamond, .oval: Point2D(200, 100)
        case .circle, .square, .triangle, .heart: Point2D(100, 100)
        }
    }

    /// The outline, at least half a stroke's width away from the edges of the box.
    public var path: SymbolPath {
        switch self {
        case .squiggle: Self.squigglePath
        case .diamond: Self.diamondPath
        case .oval: Self.stadiumPath(straight: 100)
        case .circle: Self.stadiumPath(straight: 0)
        case .square: Self.squarePath
        case .triangle: Self.trianglePath
        case .heart: Self.heartPath
        }
    }

    /// The character that shows it as text; `nil` if the fonts of some system lack such a character.
    public var character: StaticString? {
        switch self {
        // Some systems draw the character of a heart as a coloured picture.
        case .squiggle, .diamond, .oval, .heart: nil
        case .circle: "●"
        case .square: "■"
        case .triangle: "▲"
        }
    }

    private static var diamondPath: SymbolPath {
        var path = SymbolPath()
        path.move(to: Point2D(100, 6))
        path.line(to: Point2D(193, 50))
        path.line(to: Point2D(100, 94))
        path.line(to: Point2D(7, 50))
        path.close()
        return path
    }

    /// The distance of a quarter circle's control points from its ends, as a share of its radius: 4/3 tan(π/8).
    private static let quarterCircle = 0.5523

    /// Returns two half circles of radius 44 in a box 100 high, `straight` apart; a circle if `straight` is 0.
    private static func stadiumPath(straight: Double) -> SymbolPath {
        let reach = 44 * quarterCircle
        let right = 50 + straight
        var path = SymbolPath()
        path.move(to: Point2D(50, 6))
        if straight > 0 { path.line(to: Point2D(right, 6)) }
        path.curve(Point2D(right + reach, 6), Point2D(right + 44, 50 - reach), to: Point2D(right + 44, 50))
        path.curve(Point2D(right + 44, 50 + reach), Point2D(right + reach, 94), to: Point2D(right, 94))
        if straight > 0 { path.line(to: Point2D(50, 94)) }
        path.curve(Point2D(50 - reach, 94), Point2D(6, 50 + reach), to: Point2D(6, 50))
        path.curve(Point2D(6, 50 - reach), Point2D(50 - reach, 6), to: Point2D(50, 6))
        path.close()
        return path
    }

    /// One half, and the same half rotated by 180 degrees about the center of the box.
    private static var squigglePath: SymbolPath {
        func rotated(_ point: Point2D) -> Point2D { Point2D(200 - point.x, 100 - point.y) }
        let half: [(Point2D, Point2D, Point2D)] = [
            (Point2D(-1, 34), Point2D(16, 7), Point2D(56, 7)),
            (Point2D(95, 7), Point2D(103, 36.5), Point2D(133, 35)),
            (Point2D(153, 34), Point2D(154, 7), Point2D(173, 7)),
            (Point2D(184, 7), Point2D(189, 18), Point2D(192, 30)),
        ]
        var path = SymbolPath()
        path.move(to: rotated(Point2D(192, 30)))
        for (first, second, end) in half { path.curve(first, second, to: end) }
        for (first, second, end) in half { path.curve(rotated(first), rotated(second), to: rotated(end)) }
        path.close()
        return path
    }

    /// A square with the same area as the circle.
    private static var squarePath: SymbolPath {
        var path = SymbolPath()
        path.move(to: Point2D(11, 11))
        path.line(to: Point2D(89, 11))
        path.line(to: Point2D(89, 89))
        path.line(to: Point2D(11, 89))
        path.close()
        return path
    }

    /// A triangle that looks centred: its center of gravity is a little below the center of the box, and the middle of
    /// its height is a little above.
    private static var trianglePath: SymbolPath {
        var path = SymbolPath()
        path.move(to: Point2D(50, 8))
        path.line(to: Point2D(94, 87))
        path.line(to: Point2D(6, 87))
        path.close()
        return path
    }

    /// A heart: one half, and its mirror image.
    private static var heartPath: SymbolPath {
        var path = SymbolPath()
        path.move(to: Point2D(50, 93))
        path.curve(Point2D(22, 72), Point2D(5, 54), to: Point2D(5, 34))
        path.curve(Point2D(5, 4), Point2D(42, 0), to: Point2D(50, 26))
        path.curve(Point2D(58, 0), Point2D(95, 4), to: Point2D(95, 34))
        path.curve(Point2D(95, 54), Point2D(78, 72), to: Point2D(50, 93))
        path.close()
        return path
    }
}
