import SetRules
import Testing

@testable import SetTable

/// Adds three cards in these poses, and pushes them at once.
private func pushMore(_ scene: inout CardScene, at poses: [Pose]) {
    for (index, pose) in poses.enumerated() {
        let key = 500 + Int32(index)
        scene.enter(key, from: pose, to: pose, order: (0, 1))
        _ = scene.advance(by: Body.tick)
        scene.leave(key, as: leaving(key), by: .push(then: scene.view.pile))
    }
}

extension CardScene {
    /// The deepest overlap of two floating cards.
    fileprivate var deepest: Double {
        let cards = floating
        return cards.indices.flatMap { one in cards[(one + 1)...].map { cards[one].overlap($0) } }.max() ?? 0
    }
}

struct InFlightTests {
    @Test func `a second match that joins a floating one separates from it within half a second`() {
        for view in views {
            for seed in 0..<6 as Range<UInt64> {
                var scene = CardScene.match(among: 12, in: view, seed: seed)
                _ = scene.advance(by: 0.2 + 0.1 * Double(seed))
                pushMore(&scene, at: places(12, in: view).suffix(3))
                #expect(scene.floating.count == 6)
                _ = scene.advance(by: 0.5)
                scene.play(0.3, frame: 1.0 / 60) { scene, _ in #expect(scene.deepest < 0.15, "\(view) \(seed)") }
            }
        }
    }

    @Test func `cards pushed right on top of floating ones separate without a jump`() {
        for view in views {
            for seed in 0..<6 as Range<UInt64> {
                var scene = CardScene.match(among: 12, in: view, seed: seed)
                _ = scene.advance(by: 0.2 + 0.1 * Double(seed))
                pushMore(&scene, at: scene.floating.map { Pose(center: $0.center, width: $0.width.position) })
                #expect(scene.deepest > 0.8)
                for _ in 0..<120 {
                    let before = scene.bodies
                    _ = scene.advance(by: Body.tick)
                    for (previous, body) in zip(before, scene.bodies) {
                        let speed = max(previous.velocity.length, body.velocity.length)
                        let most = speed * Body.tick + 7 * Physics.maxCorrection
                        #expect((body.center - previous.center).length <= most)
                    }
                }
                #expect(scene.deepest < 0.15, "\(view) \(seed)")
            }
        }
    }

    @Test(arguments: [
        (Rectangle2D(390, 844), Rectangle2D(844, 390)), (Rectangle2D(844, 390), Rectangle2D(390, 844)),
        (Rectangle2D(820, 1180), Rectangle2D(1180, 820)),
        (Rectangle2D(1440, 900), Rectangle2D(1000, 700)), (Rectangle2D(320, 480), Rectangle2D(2560, 1440)),
    ])
    func `after a resize floating cards are back inside the view within a second, and reach the new pile`(
        old: Rectangle2D, new: Rectangle2D
    ) {
        for seed in 0..<8 as Range<UInt64> {
            var scene = CardScene.match(among: 12, in: old, seed: seed)
            _ = scene.advance(by: 0.1 + 0.08 * Double(seed))
            scene.view = new
            scene.movePile(to: new.pile)
            _ = scene.advance(by: 1)
            #expect(scene.floating.count == 3)
            scene.play(0.2, frame: 0.01) { scene, _ in
                #expect(scene.floating.allSatisfy { $0.excess(over: new) < 0.1 }, "\(seed)")
            }
            expectArrival(&scene, at: new.pile)
        }
    }

    @Test func `cards that make room for another game are out of the view in 0.25 s, others in 0.5 s`() {
        for view in views {
            let times = [CardScene.Exit.sweep, .flight].map { exit in
                var scene = CardScene(81, in: view, seed: 1)
                scene.leave(0..<81, by: exit)
                var ticks = 0
                while !scene.bodies.isEmpty {
                    _ = scene.advance(by: Body.tick)
                    ticks += 1
                }
                return Double(ticks) * Body.tick
            }
            #expect(times[0] < 0.25 && (0.45...0.55).contains(times[0] / times[1]), "\(view) \(times)")
        }
    }

    @Test func `cards that fly out of the view leave a larger one too`() {
        for seed in 0..<20 as Range<UInt64> {
            var scene = CardScene(12, in: views[1], seed: seed)
            scene.leave(0..<12, by: .flight)
            _ = scene.advance(by: 0.012 * Double(seed))
            scene.view = seed % 2 == 0 ? views[2] : Rectangle2D(1440, 1200)
            while !scene.bodies.isEmpty {
                let previous = scene.bodies
                let gone = scene.advance(by: Body.tick)
                for body in previous where gone.contains(body.key) {
                    #expect(body.share(of: scene.view) <= 1 + body.velocity.length * Body.tick, "\(seed)")
                }
            }
        }
    }

    @Test func `pushed cards arrive exactly at the pile, face down, and are gone then`() {
        for view in views {
            var scene = CardScene.match(among: 12, in: view, seed: 5)
            expectArrival(&scene, at: view.pile)
            #expect(scene.isAtRest && scene.bodies.count == 9)
        }
    }

    @Test func `a pile that moves while cards go to it receives them`() {
        for moment in [0.0, 1.9, 2.05, 2.1, 2.3] {
            var scene = CardScene.match(among: 12, in: views[1], seed: 5)
            _ = scene.advance(by: moment)
            let pile = Pose(center: Point2D(50, 60), width: 55, flip: Pose.faceDown)
            scene.movePile(to: pile)
            expectArrival(&scene, at: pile)
        }
    }

    /// Advances tick by tick until all leaving cards are gone, and expects each to be at the pile in the tick before.
    private func expectArrival(_ scene: inout CardScene, at pile: Pose) {
        var arrived = 0
        for _ in 0..<840 where !scene.isAtRest {
            let previous = scene.bodies
            for key in scene.advance(by: Body.tick) {
                guard let body = previous.first(where: { $0.key == key }) else { continue }
                arrived += 1
                #expect((body.center - pile.center).length < 0.5 && abs(body.width.position - pile.width) < 0.25)
                #expect(abs(body.flip.position - .pi) < 0.01)
                #expect(abs(direction(of: body.angle.position).y) < 0.01)
                #expect(body.target.center == pile.center && body.target.width == pile.width)
            }
        }
        #expect(arrived == 3)
    }
}
