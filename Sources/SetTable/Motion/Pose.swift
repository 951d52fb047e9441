/// How a card lies: where, how large, how far turned. Lengths are CSS pixels from the table's corner, angles radians.
public struct Pose: Hashable, Sendable {
    /// The card's center.
    public var center: Point
    /// Its width; its height follows from the shape of all cards.
    public var width: Double
    /// How far it is turned in its plane, clockwise.
    public var angle: Double
    /// How far it is turned over about its upright axis: 0 lies face up, π face down.
    public var turn: Double

    /// A pose, face up and upright unless told otherwise.
    public init(center: Point, width: Double, angle: Double = 0, turn: Double = 0) {
        self.center = center
        self.width = width
        self.angle = angle
        self.turn = turn
    }

    /// The turn of a card that lies face down.
    public static let faceDown = Double.pi
}

/// An upright rectangle, in CSS pixels from the table's corner.
public struct Box: Hashable, Sendable {
    /// The upper left corner.
    public var origin: Point
    /// The width and the height.
    public var size: Point

    /// A rectangle.
    public init(origin: Point, size: Point) {
        self.origin = origin
        self.size = size
    }

    /// Its center.
    public var center: Point { Point(origin.x + size.x / 2, origin.y + size.y / 2) }

    /// Whether a circle lies wholly outside.
    public func excludes(_ center: Point, radius: Double) -> Bool {
        center.x + radius <= origin.x || center.x - radius >= origin.x + size.x
            || center.y + radius <= origin.y || center.y - radius >= origin.y + size.y
    }
}

extension Point {
    /// The point as far from one as the other is from the corner.
    public static func + (one: Point, other: Point) -> Point { Point(one.x + other.x, one.y + other.y) }
    /// The way from the other point to the one.
    public static func - (one: Point, other: Point) -> Point { Point(one.x - other.x, one.y - other.y) }
    /// The point a number of times as far from the corner.
    public static func * (point: Point, factor: Double) -> Point { Point(point.x * factor, point.y * factor) }
    /// The point on the other side of the corner.
    public static prefix func - (point: Point) -> Point { Point(-point.x, -point.y) }

    /// The inner product.
    public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

    /// The area that the two span, positive where the other lies clockwise.
    public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

    /// Turned a quarter, clockwise as the page has it.
    var turned: Point { Point(-y, x) }

    /// The distance from the corner.
    public var length: Double { dot(self).squareRoot() }
}
