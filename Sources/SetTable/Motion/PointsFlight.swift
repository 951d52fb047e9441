/// Points that fly from the card that earned them to the score, which counts up when they arrive.
///
/// They wait until the last card of the set has started its animation, rise above it, fly to the score, and are counted
/// there.
public struct PointsFlight: Hashable, Sendable {
    private let points: Int
    private let before: Int
    private let start: Point2D
    private let end: Point2D
    private var age = 0.0

    /// The duration of each part, in seconds: the wait, the rise, the flight, and the count.
    static let parts = (wait: 2 * CardScene.answerDelay, rise: 0.15, flight: 0.3, count: 0.25)
    /// The height to which they rise, in CSS pixels.
    static let height = 28.0

    /// Creates points that are about to fly.
    ///
    /// - Parameters:
    ///   - points: the number of points.
    ///   - before: the score without them.
    ///   - start: the center of the card, in CSS pixels from the table's corner.
    ///   - end: the center of the score.
    public init(_ points: Int, before: Int, from start: Point2D, to end: Point2D) {
        (self.points, self.before, self.start, self.end) = (points, before, start, end)
    }

    /// Whether they have been counted.
    public var isOver: Bool { share(after: Self.arrival, of: Self.parts.count) >= 1 }

    /// Advances by an elapsed time in seconds; a negative time counts as 0.
    public mutating func advance(by seconds: Double) { age += max(0, min(seconds, 10)) }

    /// Their current pose, as a card of width 1 that shrinks on its way; `nil` before they rise and after they arrive.
    public var pose: Pose? {
        guard age >= Self.parts.wait, age < Self.arrival else { return nil }
        let risen = smooth(share(after: Self.parts.wait, of: Self.parts.rise))
        let flown = smooth(share(after: Self.parts.wait + Self.parts.rise, of: Self.parts.flight))
        let top = Point2D(start.x, start.y - Self.height * risen)
        return Pose(center: top + (end - top) * flown, width: 1 - 0.4 * flown)
    }

    /// The score to show: without the points until they arrive, then counting up to the score with them.
    public var shownScore: Int {
        before + Int((Double(points) * share(after: Self.arrival, of: Self.parts.count)).nearest)
    }

    private static var arrival: Double { parts.wait + parts.rise + parts.flight }

    /// Returns the elapsed share, from 0 to 1, of a part that begins after `begin` seconds.
    private func share(after begin: Double, of length: Double) -> Double { max(0, min(1, (age - begin) / length)) }

    /// Returns an eased share, which changes slowly at both ends.
    private func smooth(_ share: Double) -> Double { share * share * (3 - 2 * share) }
}
