import SetRules
import Testing

@testable import SetTable

/// How far dynamic cards at rest are moved apart in one tick.
struct SeparationTests {
    /// The distances by which two cards that overlap by a depth move in a tick.
    private func moves(depth: Double, isFalling: Bool) -> [Double] {
        let places = [Point2D(900, 1000), Point2D(960 - depth, 1000)]
        var bodies = places.enumerated().map { index, place in
            dynamicCard(Int32(index), at: place, velocity: Point2D(0, 0), isFalling: isFalling)
        }
        Physics.step(&bodies, in: room)
        return zip(bodies, places).map { $0.center.x - $1.x }
    }

    @Test(arguments: [(4.0, 1.0), (8, 2), (12, 3), (16, 3), (50, 3)], [true, false])
    func `each of two cards is moved by a quarter of the depth, at most 3 pixels`(
        move: (depth: Double, distance: Double), isFalling: Bool
    ) {
        let moves = moves(depth: move.depth, isFalling: isFalling)
        #expect(abs(moves[0] + move.distance) < 1e-9 && abs(moves[1] - move.distance) < 1e-9)
    }

    @Test(arguments: [(0.5, 0.25), (2.0, 1.0), (6, 3), (7, 3), (29, 3)])
    func `a card is moved away from an edge by half the depth, at most 3 pixels`(depth: Double, distance: Double) {
        for (place, way) in [
            (Point2D(30 - depth, 1000), Point2D(1, 0)), (Point2D(1970 + depth, 1000), Point2D(-1, 0)),
            (Point2D(1000, 42 - depth), Point2D(0, 1)), (Point2D(1000, 1958 + depth), Point2D(0, -1)),
        ] {
            var bodies = [dynamicCard(1, at: place, velocity: Point2D(0, 0))]
            Physics.step(&bodies, in: room)
            #expect((bodies[0].center - place - way * distance).length < 1e-9)
        }
    }

    @Test func `a falling card bounces off the sides of the view with the restitution's share, and not off the bottom`()
    {
        var bodies = [dynamicCard(1, at: Point2D(60, 1000), velocity: Point2D(-800, 0), isFalling: true)]
        for _ in 0..<12 { Physics.step(&bodies, in: room) }
        #expect(abs(bodies[0].velocity.x - 280) < 1e-9)
        bodies = [dynamicCard(1, at: Point2D(1000, 1990), velocity: Point2D(0, 100), isFalling: true)]
        for _ in 0..<24 { Physics.step(&bodies, in: room) }
        #expect(abs(bodies[0].velocity.y - 900) < 1e-6 && bodies[0].center.y > 2010)
    }

    @Test func `a falling card that is beside the view is not pulled into it`() {
        var bodies = [dynamicCard(1, at: Point2D(-5, 1000), velocity: Point2D(-10, 0), isFalling: true)]
        Physics.step(&bodies, in: room)
        #expect(bodies[0].center.x < -5 && bodies[0].velocity.x == -10)
    }
}
