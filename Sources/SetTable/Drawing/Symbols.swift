import SetRules

/// The symbols of the classic artwork, drawn in a box of 200 by 100.
public enum ClassicSymbol: CaseIterable, Sendable {
    /// A wave with two rounded ends.
    case squiggle
    /// A rhombus.
    case diamond
    /// A stadium: a rectangle with half circles at its ends.
    case oval

    /// The size of the box.
    public static let box = Point(200, 100)

    /// The symbol that stands for a value.
    public init(_ value: Value) {
        switch value {
        case .first: self = .squiggle
        case .second: self = .diamond
        case .third: self = .oval
        }
    }

    /// The outline. It keeps half a stroke's distance from the edges of the box.
    public var path: Path {
        switch self {
        case .squiggle: Self.squigglePath
        case .diamond: Self.diamondPath
        case .oval: Self.ovalPath
        }
    }

    private static var diamondPath: Path {
        var path = Path()
        path.move(to: Point(100, 6))
        path.line(to: Point(193, 50))
        path.line(to: Point(100, 94))
        path.line(to: Point(7, 50))
        path.close()
        return path
    }

    private static var ovalPath: Path {
        // The control points of a quarter circle of radius 44 lie 4/3 tan(π/8) of it away.
        let reach = 44 * 0.5523
        var path = Path()
        path.move(to: Point(50, 6))
        path.line(to: Point(150, 6))
        path.curve(Point(150 + reach, 6), Point(194, 50 - reach), to: Point(194, 50))
        path.curve(Point(194, 50 + reach), Point(150 + reach, 94), to: Point(150, 94))
        path.line(to: Point(50, 94))
        path.curve(Point(50 - reach, 94), Point(6, 50 + reach), to: Point(6, 50))
        path.curve(Point(6, 50 - reach), Point(50 - reach, 6), to: Point(50, 6))
        path.close()
        return path
    }

    /// One half is drawn; the other is the same half turned about the middle of the box.
    private static var squigglePath: Path {
        func turned(_ point: Point) -> Point { Point(200 - point.x, 100 - point.y) }
        let half: [(Point, Point, Point)] = [
            (Point(-1, 33), Point(24, 7), Point(60, 7)),
            (Point(94, 7), Point(104, 30), Point(134, 25)),
            (Point(152, 22), Point(158, 7), Point(173, 7)),
            (Point(183, 7), Point(188, 15), Point(191, 27)),
        ]
        var path = Path()
        path.move(to: turned(Point(191, 27)))
        for (first, second, end) in half { path.curve(first, second, to: end) }
        for (first, second, end) in half { path.curve(turned(first), turned(second), to: turned(end)) }
        path.close()
        return path
    }
}
