import SetRules
import Testing

@testable import SetTable

private let allViews = views + [Box(320, 480), Box(2560, 1440)]

/// Plays until nothing is left of what leaves, and checks of each card reported gone that no part of it was in the view
/// but what a tick may have taken out. Gives the time.
private func timeUntilGone(_ scene: inout CardScene) -> Double {
    var ticks = 0
    while !scene.isAtRest && ticks < 2400 {
        let former = scene.bodies
        let gone = scene.advance(by: Body.tick)
        ticks += 1
        for body in former where gone.contains(body.key) && body.target.turn == 0 {
            let most = (body.velocity.length + 4 * scene.view.size.y * Body.tick) * Body.tick + 4 * Physics.mostPush
            #expect(body.share(of: scene.view) <= most, "\(body.key) in \(scene.view)")
        }
    }
    return Double(ticks) * Body.tick
}

struct FallingTests {
    @Test(arguments: [3, 12, 24])
    func `every card falls out of the view, and none takes longer than 1.5 s`(count: Int) {
        for view in allViews {
            for seed in 0..<3 as Range<UInt64> {
                var scene = CardScene(count, in: view, seed: seed)
                scene.leave(0..<Int32(count), by: .fall)
                #expect(timeUntilGone(&scene) <= 1.5, "\(view) \(seed)")
                #expect(scene.bodies.isEmpty)
            }
        }
    }

    @Test func `all 81 cards at once do too`() {
        for view in [allViews[0], allViews[5], allViews[6]] {
            var scene = CardScene(81, in: view, seed: 9)
            scene.leave(0..<81, by: .fall)
            #expect(timeUntilGone(&scene) <= 1.5, "\(view)")
            #expect(scene.bodies.isEmpty)
        }
    }

    @Test func `cards still on their way in fall out too, within 2.5 s`() {
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
    func `a new game while a match floats takes all of the old one away`(exit: CardScene.Exit) {
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

    @Test func `a new game while a match turns over on its way to the pile takes it along`() {
        var scene = CardScene.match(among: 12, in: views[1], seed: 2)
        _ = scene.advance(by: 2.1)
        #expect(scene.afloat.isEmpty && scene.bodies.contains { $0.turn.position > 0.1 })
        scene.redirect(by: .fall)
        #expect(timeUntilGone(&scene) <= 1.5)
        #expect(scene.bodies.count == 9)
    }
}
