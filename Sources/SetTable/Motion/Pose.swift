/// A card's place, size and rotation. Lengths are CSS pixels from the table's upper left corner, angles radians.
public struct Pose: Hashable, Sendable {
    /// The card's center.
    public var center: Point2D
    /// Its width; its height follows from the ratio that all cards share.
    public var width: Double
    /// The rotation in its plane, clockwise.
    public var angle: Double
    /// The rotation about its vertical axis: 0 is face up, π face down.
    public var flip: Double

    /// Creates a pose, by default face up and upright.
    public init(center: Point2D, width: Double, angle: Double = 0, flip: Double = 0) {
        self.center = center
        self.width = width
        self.angle = angle
        self.flip = flip
    }

    /// The `flip` of a face-down card.
    public static let faceDown = Double.pi
}

/// An upright rectangle, in CSS pixels from the table's corner.
public struct Rectangle2D: Hashable, Sendable {
    /// The upper left corner.
    public var origin: Point2D
    /// The width and the height.
    public var size: Point2D

    /// Creates a rectangle.
    public init(origin: Point2D, size: Point2D) {
        self.origin = origin
        self.size = size
    }

    /// Its center.
    public var center: Point2D { Point2D(origin.x + size.x / 2, origin.y + size.y / 2) }

    /// Returns whether a circle is completely outside. Near a corner, this checks the circle's bounding square.
    public func excludes(_ center: Point2D, radius: Double) -> Bool {
        center.x + radius <= origin.x || center.x - radius >= origin.x + size.x
            || center.y + radius <= origin.y || center.y - radius >= origin.y + size.y
    }
}

extension Point2D {
    /// Returns the sum of two vectors.
    public static func + (one: Point2D, other: Point2D) -> Point2D { Point2D(one.x + other.x, one.y + other.y) }
    /// Returns the vector from `other` to `one`.
    public static func - (one: Point2D, other: Point2D) -> Point2D { Point2D(one.x - other.x, one.y - other.y) }
    /// Returns the vector scaled by a factor.
    public static func * (point: Point2D, factor: Double) -> Point2D { Point2D(point.x * factor, point.y * factor) }
    /// Returns the opposite vector.
    public static prefix func - (point: Point2D) -> Point2D { Point2D(-point.x, -point.y) }

    /// Returns the dot product.
    public func dot(_ other: Point2D) -> Double { x * other.x + y * other.y }

    /// Returns the cross product: the signed area between the two vectors, positive if `other` is clockwise from this
    /// vector.
    public func cross(_ other: Point2D) -> Double { x * other.y - y * other.x }

    /// The vector rotated by 90 degrees, clockwise on the screen, where y points down.
    var perpendicular: Point2D { Point2D(-y, x) }

    /// The length of the vector.
    public var length: Double { dot(self).squareRoot() }
}
