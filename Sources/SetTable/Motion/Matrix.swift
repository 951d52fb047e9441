/// The six numbers of the CSS `matrix()` that shows a card in a pose; its origin is the center of the element.
public struct Matrix: Hashable, Sendable {
    /// The numbers, in the order in which CSS writes them.
    public let a, b, c, d, e, f: Double

    /// Creates the matrix for an element in the table's upper left corner.
    ///
    /// - Parameters:
    ///   - pose: the pose to show.
    ///   - size: the width and height of the element in CSS pixels.
    public init(_ pose: Pose, size: Point2D) {
        let scale = size.x > 0 ? pose.width / size.x : 1
        // A flipping card gets narrower; beyond 90 degrees its other face shows, which is not mirrored.
        let narrowing = pose.flip == 0 ? 1 : direction(of: pose.flip).x.magnitude
        let direction = direction(of: pose.angle)
        a = (direction.x * scale * narrowing).rounded4096
        b = (direction.y * scale * narrowing).rounded4096
        c = (-direction.y * scale).rounded4096
        d = (direction.x * scale).rounded4096
        e = (pose.center.x - size.x / 2).rounded4096
        f = (pose.center.y - size.y / 2).rounded4096
    }
}

extension Double {
    /// The number rounded to 1/4096, so invisible differences do not cause style updates.
    fileprivate var rounded4096: Double { Double((self * 4096).nearest) / 4096 }
}
