import SetRules
import Testing

@testable import SetTable

private let allViews = views + [Rectangle2D(320, 480), Rectangle2D(2560, 1440)]

/// Plays until all leaving cards are gone, and checks that each card was out of view when it was reported as gone, up
/// to the distance of a tick. Returns the time.
private func timeUntilGone(_ scene: inout CardScene) -> Double {
    var ticks = 0
    while !scene.isAtRest && ticks < 2400 {
        let previous = scene.bodies
        let gone = scene.advance(by: Body.tick)
        ticks += 1
        for body in previous where gone.contains(body.key) && body.target.flip == 0 {
            let most =
                (body.velocity.length + 4 * scene.view.size.y * Body.tick) * Body.tick + 4 * Physics.maxCorrection
            #expect(body.share(of: scene.view) <= most, "\(body.key) in \(scene.view)")
        }
    }
    return Double(ticks) * Body.tick
}

struct FallingTests {
    @Test(arguments: [3, 12, 24])
    func `every card falls out of the view within 1.5 s`(count: Int) {
        for view in allViews {
            for seed in 0..<3 as Range<UInt64> {
                var scene = CardScene(count, in: view, seed: seed)
                scene.leave(0..<Int32(count), by: .fall)
                #expect(timeUntilGone(&scene) <= 1.5, "\(view) \(seed)")
                #expect(scene.bodies.isEmpty)
            }
        }
    }

    @Test func `all 81 cards at once fall out of the view within 1.5 s`() {
        for view in [allViews[0], allViews[5], allViews[6]] {
            var scene = CardScene(81, in: view, seed: 9)
            scene.leave(0..<81, by: .fall)
            #expect(timeUntilGone(&scene) <= 1.5, "\(view)")
            #expect(scene.bodies.isEmpty)
        }
    }

    @Test func `cards that are still coming in fall out of the view within 2.5 s`() {
        for view in allViews {
            for seed in 0..<12 as Range<UInt64> {
                var scene = CardScene(view: view, seed: seed)
                for (index, place) in places(12, in: view).enumerated() {
                    scene.enter(Int32(index), from: nil, to: place, order: (index, 12))
                }
                _ = scene.advance(by: 0.025 * Double(seed))
                scene.leave(0..<12, by: .fall)
                #expect(timeUntilGone(&scene) <= 2.5, "\(view) \(seed)")
                #expect(scene.bodies.isEmpty)
            }
        }
    }

    @Test(arguments: [12, 24])
    func `cards that fall collide, and do not pass through each other`(count: Int) {
        for view in views {
            var scene = CardScene(count, in: view, seed: 1)
            scene.leave(0..<Int32(count), by: .fall)
            var (deepest, contacts) = (0.0, 0)
            scene.play(1) { scene, _ in
                for (index, one) in scene.bodies.enumerated() {
                    for other in scene.bodies[(index + 1)...] {
                        let overlap = one.overlap(other)
                        deepest = max(deepest, overlap)
                        contacts += overlap > 0 ? 1 : 0
                    }
                }
            }
            #expect(deepest < 0.05 && contacts > 10, "\(view)")
        }
    }

    @Test func `falling cards move neither cards at rest nor cards that come in`() {
        func shown(falling: Range<Int32>) -> [[Pose?]] {
            var scene = CardScene(24, in: views[1], seed: 3)
            for key in 100..<112 as Range<Int32> {
                let place = places(12, in: views[1])[Int(key) - 100]
                scene.enter(key, from: views[1].pile, to: place, order: (Int(key) - 100, 12))
            }
            scene.leave(falling, by: .fall)
            return (0..<90).map { _ in
                _ = scene.advance(by: 1.0 / 60)
                return ([12, 13, 23] + Array(100..<112)).map { scene.pose(of: $0) }
            }
        }
        let poses = shown(falling: 0..<12)
        #expect(poses == shown(falling: 0..<0))
        #expect(poses[89][0] == poses[0][0] && poses[89][3] == places(12, in: views[1])[0])
    }

    @Test(arguments: [300.0, 844, 1440])
    func `a fall from top to bottom takes 0.7 s in views of any height`(height: Double) {
        var bodies = [dynamicCard(1, at: Point2D(500, 0), velocity: Point2D(0, 0), isFalling: true)]
        for _ in 0..<168 { Physics.step(&bodies, in: Rectangle2D(1000, height)) }
        #expect((0.97...1).contains(bodies[0].center.y / height))
    }

    @Test func `in a very low view cards fall as in one of 300 pixels`() {
        var bodies = [dynamicCard(1, at: Point2D(500, 0), velocity: Point2D(0, 0), isFalling: true)]
        for _ in 0..<168 { Physics.step(&bodies, in: Rectangle2D(1000, 10)) }
        #expect((291...300).contains(bodies[0].center.y))
    }

    @Test(arguments: [CardScene.Exit.fall, .sweep])
    func `a new game while a match floats removes all old cards`(exit: CardScene.Exit) {
        for view in allViews {
            for seed in 0..<4 as Range<UInt64> {
                var scene = CardScene.match(among: 12, in: view, seed: seed)
                _ = scene.advance(by: 0.45 * Double(seed) + 0.1)
                scene.redirect(by: exit)
                scene.leave((0..<12).filter { scene.contains($0) }, by: exit)
                for (index, place) in places(12, in: view).enumerated() {
                    scene.enter(100 + Int32(index), from: nil, to: place, order: (index, 12))
                }
                #expect(timeUntilGone(&scene) <= 2.5, "\(view) \(seed)")
                #expect(scene.bodies.map(\.key).sorted() == (100..<112).map { $0 })
            }
        }
    }

    @Test func `a new game redirects a match that is flipping on its way to the pile`() {
        var scene = CardScene.match(among: 12, in: views[1], seed: 2)
        _ = scene.advance(by: 2.1)
        #expect(scene.floating.isEmpty && scene.bodies.contains { $0.flip.position > 0.1 })
        scene.redirect(by: .fall)
        #expect(timeUntilGone(&scene) <= 1.5)
        #expect(scene.bodies.count == 9)
    }
}
