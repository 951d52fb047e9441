import SetRules
import Testing

@testable import SetTable

private let oddViews = [
    Rectangle2D(0, 0), Rectangle2D(0, 500), Rectangle2D(500, 0), Rectangle2D(1, 1), Rectangle2D(3, 2000),
]
private let pile = Pose(center: Point2D(1, 1), width: 0.5, flip: Pose.faceDown)

struct DegenerateTests {
    @Test(arguments: [CardScene.Exit.flight, .sweep, .pile(pile), .push(then: pile), .fall])
    func `cards leave and stay finite at any size of the view and of the cards`(exit: CardScene.Exit) {
        for view in oddViews {
            for width in [0, 1e-9, 0.5, 60] {
                var scene = CardScene(view: view, seed: 8)
                for key in 0..<4 as Range<Int32> {
                    let start = key < 2 ? nil : Pose(center: Point2D(-5, 700), width: width)
                    scene.enter(key, from: start, to: Pose(center: Point2D(3, 3), width: width), order: (Int(key), 4))
                }
                _ = scene.advance(by: 0.16)
                scene.leave(0..<4, by: exit)
                scene.play(4, frame: 0.1) { scene, _ in #expect(scene.bodies.allSatisfy { $0.isFinite }) }
                #expect(scene.bodies.isEmpty && scene.isAtRest, "\(view) \(width)")
            }
        }
    }

    @Test func `cards at exactly the same place separate`() {
        for seed in 0..<10 as Range<UInt64> {
            var scene = CardScene(view: views[0], seed: seed)
            for key in 0..<3 as Range<Int32> {
                let pose = Pose(center: views[0].center, width: 60)
                scene.enter(key, from: pose, to: pose, order: (0, 1))
            }
            _ = scene.finishMotion()
            scene.leave(0..<3, by: .push(then: pile))
            _ = scene.advance(by: 0.5)
            #expect(scene.floating[0].overlap(scene.floating[1]) < 0.15)
            #expect(scene.floating[1].overlap(scene.floating[2]) < 0.15)
        }
    }

    @Test(arguments: [-1.0, -.infinity, .nan, 0, -0.0, 1e-300])
    func `a time of 0, a negative one and NaN move nothing`(seconds: Double) {
        var scene = CardScene.match(among: 3, in: views[0], seed: 2)
        _ = scene.advance(by: 0.3)
        let before = scene.bodies.map(\.center)
        #expect(scene.advance(by: seconds) == [])
        #expect(scene.bodies.map(\.center) == before)
        _ = scene.advance(by: 0.1)
        #expect(scene.bodies.allSatisfy { $0.isFinite } && scene.bodies.map(\.center) != before)
    }

    @Test(arguments: [10_000.0, 1e300, .infinity])
    func `after a very long time all is at rest`(seconds: Double) {
        var scene = CardScene.match(among: 12, in: views[1], seed: 2)
        scene.leave((0..<12).filter { scene.contains($0) }.prefix(2), by: .fall)
        #expect(scene.advance(by: seconds).count == 5)
        #expect(scene.isAtRest && scene.bodies.count == 7)
    }

    @Test func `an empty scene is at rest, and no change to it traps`() {
        var scene = CardScene(view: views[0], seed: 0)
        scene.redirect(by: .fall)
        scene.movePile(to: pile)
        scene.remove(5)
        #expect(scene.isAtRest && scene.finishMotion() == [] && scene.takeChanges() == [] && scene.advance(by: 1) == [])
        #expect(scene.pose(of: 5) == nil && !scene.contains(5))
    }
}
