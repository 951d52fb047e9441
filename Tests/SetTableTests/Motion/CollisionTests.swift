import SetRules
import Testing

@testable import SetTable

let room = Rectangle2D(2000, 2000)

/// A dynamic card, 60 wide, with a velocity.
func dynamicCard(
    _ key: Int32, at center: Point2D, velocity: Point2D, angle: Double = 0, isFalling: Bool = false
) -> Body {
    var body = Body(key: key, at: Pose(center: center, width: 60, angle: angle))
    body.mode = isFalling ? .falling(ticks: 0) : .floating(ticks: 480, then: body.target)
    body.velocity = velocity
    return body
}

struct CollisionTests {
    @Test(arguments: [50.0, 500, 2000, 6000])
    func `two cards that collide bounce at any speed, and never pass through each other`(speed: Double) {
        for angle in stride(from: 0.0, to: 3, by: 0.31) {
            var bodies = [
                dynamicCard(1, at: Point2D(700, 1000), velocity: Point2D(speed, 0), angle: angle),
                dynamicCard(2, at: Point2D(1300, 1000), velocity: Point2D(-speed, 0), angle: 0.5 - angle),
            ]
            var isMet = false
            for _ in 0..<Int(240 * 290 / speed) {
                Physics.step(&bodies, in: room)
                #expect(bodies[0].center.x < bodies[1].center.x || bodies[0].overlap(bodies[1]) == 0)
                isMet = isMet || bodies[0].velocity != Point2D(speed, 0)
            }
            #expect(isMet)
            let sum = bodies.reduce(0) { $0 + $1.velocity.dot($1.velocity) }
            #expect(abs(sum / (2 * speed * speed) - 1) < 1e-12)
        }
    }

    @Test func `two floating cards that collide head-on exchange their velocities`() {
        var bodies = [
            dynamicCard(1, at: Point2D(900, 1000), velocity: Point2D(400, 0)),
            dynamicCard(2, at: Point2D(1000, 1000), velocity: Point2D(-100, 0)),
        ]
        for _ in 0..<60 { Physics.step(&bodies, in: room) }
        #expect((bodies[0].velocity - Point2D(-100, 0)).length < 1e-9)
        #expect((bodies[1].velocity - Point2D(400, 0)).length < 1e-9)
        #expect(bodies[0].angle.speed == 0 && bodies[1].angle.speed == 0)
    }

    @Test func `two falling cards that collide part with the restitution's share, and keep their momentum`() {
        var bodies = [
            dynamicCard(1, at: Point2D(900, 300), velocity: Point2D(400, 0), isFalling: true),
            dynamicCard(2, at: Point2D(1000, 300), velocity: Point2D(-100, 0), isFalling: true),
        ]
        for _ in 0..<60 { Physics.step(&bodies, in: room) }
        let (one, other) = (bodies[0].velocity, bodies[1].velocity)
        #expect(abs(other.x - one.x - 175) < 1e-9)
        #expect(abs(other.x + one.x - 300) < 1e-9)
        #expect(abs(one.y - 2000) < 1e-6 && abs(other.y - 2000) < 1e-6)
    }

    @Test(arguments: [Point2D(1, 0), Point2D(-1, 0), Point2D(0, 1), Point2D(0, -1)])
    func `an edge reflects a floating card at full speed`(way: Point2D) {
        var bodies = [dynamicCard(1, at: room.center, velocity: way * 1500)]
        for _ in 0..<240 { Physics.step(&bodies, in: room) }
        #expect((bodies[0].velocity + way * 1500).length < 1e-9)
        #expect(bodies[0].angle.speed == 0)
        #expect(bodies[0].excess(over: room) < 0)
    }

    @Test func `a card that hits an edge at an angle leaves it at the same speed, and spins`() {
        for angle in stride(from: 0.1, to: 1.5, by: 0.1) {
            var bodies = [dynamicCard(1, at: room.center, velocity: Point2D(900, 700), angle: angle)]
            for _ in 0..<300 { Physics.step(&bodies, in: room) }
            #expect(abs(bodies[0].velocity.length - Point2D(900, 700).length) < 1e-9)
            #expect(bodies[0].velocity.x < 0 && bodies[0].angle.speed != 0)
        }
    }

    @Test func `in a corridor that is too narrow for two cards they keep their order`() {
        let corridor = Rectangle2D(120, 1400)
        for seed in 0..<8 as Range<UInt64> {
            var scene = CardScene(view: corridor, seed: seed)
            for key in 0..<4 as Range<Int32> {
                let pose = Pose(center: Point2D(60, 200 + 300 * Double(key)), width: 88)
                scene.enter(key, from: pose, to: pose, order: (0, 1))
            }
            _ = scene.finishMotion()
            scene.leave(0..<4, by: .push(then: corridor.pile))
            // At half their size, as they float, two would fit.
            for index in scene.bodies.indices { scene.bodies[index].target.width = 88 }
            scene.play(1.99) { scene, _ in
                let heights = scene.bodies.sorted { $0.key < $1.key }.map(\.center.y)
                #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 }, "\(seed)")
            }
        }
    }

    @Test func `falling cards collide for 1.2 s, and no longer after 1.25 s`() {
        func bodies(after ticks: Int) -> [Body] {
            var bodies = [
                dynamicCard(1, at: Point2D(1000, 1000), velocity: Point2D(0, 0)),
                dynamicCard(2, at: Point2D(1000, 950), velocity: Point2D(0, 9)),
            ]
            for index in bodies.indices { bodies[index].mode = .falling(ticks: ticks) }
            Physics.step(&bodies, in: room)
            return bodies
        }
        #expect(bodies(after: 288)[0].velocity.y > 8000 * Body.tick)
        #expect(bodies(after: 300)[0].velocity.y == 8000 * Body.tick)
    }

    @Test func `touching cards that move apart are only pushed out of the overlap`() {
        var bodies = [
            dynamicCard(1, at: Point2D(1000, 1000), velocity: Point2D(-50, 0)),
            dynamicCard(2, at: Point2D(1040, 1000), velocity: Point2D(50, 0)),
        ]
        Physics.step(&bodies, in: room)
        #expect(bodies[0].velocity == Point2D(-50, 0) && bodies[1].velocity == Point2D(50, 0))
        #expect(bodies[1].center.x - bodies[0].center.x <= 40 + 100 * Body.tick + 6 + 1e-9)
        for _ in 0..<12 { Physics.step(&bodies, in: room) }
        #expect(bodies[0].overlap(bodies[1]) == 0)
    }
}
