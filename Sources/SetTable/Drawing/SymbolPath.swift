/// A point or a vector in the plane.
public struct Point2D: Hashable, Sendable {
    /// The horizontal coordinate, growing to the right.
    public var x: Double
    /// The vertical coordinate, growing downwards.
    public var y: Double

    /// Creates a point.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// An outline of straight lines and cubic Bézier curves.
public struct SymbolPath: Hashable, Sendable {
    /// The pieces, in order.
    public private(set) var pieces: [Piece] = []

    /// A piece of an outline. Each starts where the previous one ends.
    public enum Piece: Hashable, Sendable {
        /// Starts a new subpath at this point.
        case move(Point2D)
        /// A straight line to this point.
        case line(Point2D)
        /// A cubic Bézier curve with two control points.
        case curve(Point2D, Point2D, to: Point2D)
        /// A straight line back to the start of the subpath.
        case close
    }

    /// Creates an empty path.
    public init() {}

    /// Starts a new subpath.
    public mutating func move(to point: Point2D) { pieces.append(.move(point)) }

    /// Adds a straight line.
    public mutating func line(to point: Point2D) { pieces.append(.line(point)) }

    /// Adds a cubic Bézier curve.
    public mutating func curve(_ first: Point2D, _ second: Point2D, to point: Point2D) {
        pieces.append(.curve(first, second, to: point))
    }

    /// Closes the subpath.
    public mutating func close() { pieces.append(.close) }
}
