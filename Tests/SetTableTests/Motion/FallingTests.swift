import SetRules
import Testing

@testable import SetTable

private let allViews = views + [Box(320, 480), Box(2560, 1440)]

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

    @Test(arguments: [CardScene.Exit.fall, .flight])
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
