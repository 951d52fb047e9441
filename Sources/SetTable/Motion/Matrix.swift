/// Where a drawn card appears: the six numbers of a CSS matrix, which acts about the center of its box.
public struct Matrix: Hashable, Sendable {
    /// The numbers, in the order in which CSS writes them.
    public let a, b, c, d, e, f: Double

    /// Shows a card of a pose where its box lies in the table's corner.
    ///
    /// - Parameter size: the width and height of the box in CSS pixels.
    public init(_ pose: Pose, size: Point) {
        let scale = size.x > 0 ? pose.width / size.x : 1
        // A card that turns over grows narrow; past the edge its other face shows, which is not mirrored.
        let narrowing = pose.turn == 0 ? 1 : direction(of: pose.turn).x.magnitude
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
    /// To the nearest 4096th, so that the page is not told of differences that no one can see.
    fileprivate var rounded4096: Double { Double((self * 4096).nearest) / 4096 }
}
