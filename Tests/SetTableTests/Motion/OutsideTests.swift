import SetRules
import Testing

@testable import SetTable

/// The side of a view beyond which a point lies; at a corner one of the two.
private func side(_ point: Point2D, of view: Rectangle2D) -> String {
    if point.x < view.origin.x { return "left" }
    if point.x > view.origin.x + view.size.x { return "right" }
    return point.y < view.origin.y ? "top" : "bottom"
}

private let randomViews: [(view: Rectangle2D, width: Double)] = {
    var generator = SplitMix64(seed: 21)
    return (0..<3000).map { _ in
        let origin = Point2D(generator.number(-200...200), generator.number(-200...200))
        let size = Point2D(generator.number(0...3000), generator.number(0...2000))
        return (Rectangle2D(origin: origin, size: size), generator.number(0...600))
    }
}()

/// Whether a card in this pose lies wholly outside at any angle.
private func isOutside(_ pose: Pose, _ view: Rectangle2D) -> Bool {
    stride(from: 0.0, to: .pi, by: 0.2).allSatisfy { angle in
        Body(key: 0, at: Pose(center: pose.center, width: pose.width, angle: angle)).share(of: view) <= 0
    }
}

struct OutsideTests {
    @Test func `cards come in from outside any view at any angle`() throws {
        for (index, (view, width)) in randomViews.enumerated() {
            var scene = CardScene(view: view, seed: UInt64(index))
            scene.enter(1, from: nil, to: Pose(center: view.center, width: width), order: (0, 1))
            let start = try #require(scene.pose(of: 1))
            #expect(isOutside(start, view))
            #expect(start.width == width && start.flip == 0 && abs(start.angle) <= .pi / 2)
        }
    }

    @Test func `cards leave to a place outside any view at any angle`() {
        for (index, (view, width)) in randomViews.enumerated() {
            var scene = CardScene(view: view, seed: UInt64(index))
            let place = Pose(center: view.center, width: width)
            scene.enter(1, from: place, to: place, order: (0, 1))
            _ = scene.finishMotion()
            scene.leave(1, as: 2, by: .flight)
            #expect(isOutside(scene.bodies[0].target, view))
        }
    }

    @Test func `random places outside are distributed over the four sides by their length`() {
        let view = Rectangle2D(600, 300)
        var scene = CardScene(view: view, seed: 4)
        var counts: [String: Int] = [:]
        let reach = 200.0
        for _ in 0..<4000 {
            let center = scene.randomPoseOutside(width: 50).center
            counts[side(center, of: view), default: 0] += 1
            #expect((-reach...600 + reach).contains(center.x) && (-reach...300 + reach).contains(center.y), "\(center)")
        }
        for side in ["left", "right"] { #expect((900...1400).contains(counts[side] ?? 0), "\(counts)") }
        for side in ["top", "bottom"] { #expect((600...1100).contains(counts[side] ?? 0), "\(counts)") }
    }

    @Test func `different seeds give different places, and equal seeds equal ones`() {
        let places = (0..<100 as Range<UInt64>).map { seed in
            var scene = CardScene(view: views[0], seed: seed)
            return scene.randomPoseOutside(width: 50)
        }
        #expect(Set(places).count == 100)
        var again = CardScene(view: views[0], seed: 7)
        #expect(again.randomPoseOutside(width: 50) == places[7])
    }
}
