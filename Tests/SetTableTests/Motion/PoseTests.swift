import SetRules
import Testing

@testable import SetTable

struct PoseTests {
    @Test func `a circle counts as outside a box only if no point of it lies inside`() {
        var generator = SplitMix64(seed: 3)
        var (outside, inside) = (0, 0)
        for _ in 0..<5000 {
            let box = Rectangle2D(
                origin: Point2D(generator.number(-50...50), generator.number(-50...50)),
                size: Point2D(generator.number(0...90), generator.number(0...90)))
            let center = Point2D(generator.number(-150...150), generator.number(-150...150))
            let radius = generator.number(0...60)
            let nearest = Point2D(
                max(box.origin.x, min(center.x, box.origin.x + box.size.x)),
                max(box.origin.y, min(center.y, box.origin.y + box.size.y)))
            let distance = (center - nearest).length
            if box.excludes(center, radius: radius) {
                outside += 1
                #expect(distance >= radius)
            } else {
                // Near a corner it may be outside, but no further than the corner of its bounding square.
                inside += 1
                #expect(distance <= radius * 1.415)
            }
        }
        #expect(outside > 500 && inside > 500)
    }

    @Test func `a circle that touches a box from outside counts as outside`() {
        let box = Rectangle2D(origin: Point2D(10, 20), size: Point2D(100, 50))
        #expect(box.center == Point2D(60, 45))
        for center in [Point2D(5, 40), Point2D(115, 40), Point2D(60, 15), Point2D(60, 75)] {
            #expect(box.excludes(center, radius: 5))
            #expect(!box.excludes(center, radius: 5.01))
        }
    }

    @Test func `length, dot product and cross product of vectors are consistent`() {
        var generator = SplitMix64(seed: 4)
        for _ in 0..<100 {
            let point = Point2D(generator.number(-9...9), generator.number(-9...9))
            let other = Point2D(generator.number(-9...9), generator.number(-9...9))
            let (product, area) = (point.dot(other), point.cross(other))
            #expect(abs(product * product + area * area - point.dot(point) * other.dot(other)) < 1e-9)
            #expect(abs(point.length * point.length - point.dot(point)) < 1e-12)
            #expect(point + -point == Point2D(0, 0) && point * 2 - point == point)
        }
        #expect(Point2D(1, 0).cross(Point2D(0, 1)) == 1)
    }

    @Test func `a pose is face up and upright by default`() {
        #expect(Pose(center: Point2D(1, 2), width: 3) == Pose(center: Point2D(1, 2), width: 3, angle: 0, flip: 0))
        #expect(Pose.faceDown == .pi)
    }
}
