/// A point, or the way from one point to another.
public struct Point: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// A point.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// An outline of straight lines and cubic Bézier curves.
public struct SymbolPath: Hashable, Sendable {
    /// The pieces, in order.
    public private(set) var pieces: [Piece] = []

    /// A piece of an outline. Each but the first starts where the one before ends.
    public enum Piece: Hashable, Sendable {
        /// Starts a new line here.
        case move(Point)
        /// A straight line to here.
        case line(Point)
        /// A cubic Bézier curve with two control points.
        case curve(Point, Point, to: Point)
        /// A straight line back to where the line started.
        case close
    }

    /// An empty path.
    public init() {}

    /// Starts a new line.
    public mutating func move(to point: Point) { pieces.append(.move(point)) }

    /// Draws a straight line.
    public mutating func line(to point: Point) { pieces.append(.line(point)) }

    /// Draws a cubic Bézier curve.
    public mutating func curve(_ first: Point, _ second: Point, to point: Point) {
        pieces.append(.curve(first, second, to: point))
    }

    /// Draws the line back to the start.
    public mutating func close() { pieces.append(.close) }
}
