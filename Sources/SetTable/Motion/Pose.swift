/// A card's place, size and rotation. Lengths are CSS pixels from the table's upper left corner, angles radians.
public struct Pose: Hashable, Sendable {
    /// The card's center.
    public var center: Point
    /// Its width; its height follows from the ratio that all cards share.
    public var width: Double
    /// The rotation in its plane, clockwise.
    public var angle: Double
    /// The rotation about its vertical axis: 0 is face up, π face down.
    public var flip: Double

    /// A pose, by default face up and upright.
    public init(center: Point, width: Double, angle: Double = 0, flip: Double = 0) {
        self.center = center
        self.width = width
        self.angle = angle
        self.flip = flip
    }

    /// The `flip` of a card that lies face down.
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

    /// Whether a circle lies wholly outside. Near a corner the circle's bounding square decides.
    public func excludes(_ center: Point, radius: Double) -> Bool {
        center.x + radius <= origin.x || center.x - radius >= origin.x + size.x
            || center.y + radius <= origin.y || center.y - radius >= origin.y + size.y
    }
}

extension Point {
    /// The sum of two vectors.
    public static func + (one: Point, other: Point) -> Point { Point(one.x + other.x, one.y + other.y) }
    /// The vector from the other point to the one.
    public static func - (one: Point, other: Point) -> Point { Point(one.x - other.x, one.y - other.y) }
    /// The vector scaled by a factor.
    public static func * (point: Point, factor: Double) -> Point { Point(point.x * factor, point.y * factor) }
    /// The opposite vector.
    public static prefix func - (point: Point) -> Point { Point(-point.x, -point.y) }

    /// The dot product.
    public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

    /// The cross product: the signed area that the two span, positive if the other one is clockwise from this one.
    public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

    /// The vector rotated by 90 degrees, clockwise on the screen, where y points down.
    var perpendicular: Point { Point(-y, x) }

    /// The length of the vector.
    public var length: Double { dot(self).squareRoot() }
}
