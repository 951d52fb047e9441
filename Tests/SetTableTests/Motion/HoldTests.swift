import SetRules
import Testing

@testable import SetTable

struct HoldTests {
    private let view = Rectangle2D(390, 844)

    /// A table of twelve cards of which one leaves, held for half a second.
    private func held(_ exit: CardScene.Exit) -> CardScene {
        var scene = CardScene(12, in: view, seed: 1)
        scene.leave(3, as: leaving(3), by: exit)
        scene.hold(leaving(3), for: 0.5)
        return scene
    }

    @Test func `a held card stays in its place, and then goes to the pile`() {
        var scene = held(.pile(view.pile))
        let place = scene.pose(of: leaving(3))
        #expect(scene.advance(by: 0.45).isEmpty)
        #expect(scene.pose(of: leaving(3)) == place && !scene.isAtRest)
        _ = scene.advance(by: 0.2)
        #expect(scene.pose(of: leaving(3)) != place)
        #expect(scene.advance(by: 2) == [leaving(3)] && scene.isAtRest)
    }

    @Test func `a pile that moves meanwhile is where the card goes`() throws {
        var (scene, pile) = (held(.pile(view.pile)), view.pile)
        pile.center = Point2D(100, 200)
        scene.movePile(to: pile)
        _ = scene.advance(by: 0.6)
        let target = try #require(scene.bodies.first { $0.key == leaving(3) }).target
        #expect(target.center == pile.center)
    }

    @Test func `cards that leave otherwise go at once`() {
        for exit in [CardScene.Exit.flight, .sweep, .push(then: view.pile), .fall] {
            var scene = held(exit)
            let place = scene.pose(of: leaving(3))
            _ = scene.advance(by: 0.1)
            #expect(scene.pose(of: leaving(3)) != place)
        }
    }
}
