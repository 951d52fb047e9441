import SetRules
import Testing

@testable import SetTable

extension Pose {
    /// How far two poses of a card are apart, in pixels: its furthest point, all turns included.
    fileprivate func distance(to other: Pose) -> Double {
        (center - other.center).length + abs(width - other.width) + width * abs(angle - other.angle)
            + width * abs(turn - other.turn)
    }
}

extension Body {
    /// The same of its speed.
    fileprivate var fullSpeed: Double {
        velocity.length + abs(shake.speed) * width.position + abs(shake.position * width.speed)
            + abs(width.speed) * (1 + abs(growth.position)) + abs(growth.speed) * width.position
            + width.position * (1 + abs(growth.position)) * (abs(angle.speed) + abs(turn.speed))
    }

    fileprivate var speeds: [Double] {
        [horizontal, vertical, width, angle, turn, shake, growth].map(\.speed)
    }
}

extension CardScene {
    /// Where each card shows, by its place in the scene, so that a new key does not matter.
    fileprivate var shown: [Int32: Pose] {
        Dictionary(uniqueKeysWithValues: bodies.compactMap { body in pose(of: body.key).map { (body.key % 1000, $0) } })
    }

    fileprivate var speeds: [Int32: [Double]] {
        Dictionary(uniqueKeysWithValues: bodies.map { ($0.key % 1000, $0.speeds) })
    }

    /// The fastest that each card gets during a time, and how often it may be pushed by what it touches.
    fileprivate func fastest(during seconds: Double) -> (speed: [Int32: Double], pushes: Double) {
        var probe = self
        var speeds: [Int32: Double] = [:]
        var ticks = 0.0
        var time = seconds + Body.tick
        while time > 0 {
            for body in probe.bodies {
                speeds[body.key % 1000] = max(speeds[body.key % 1000] ?? 0, body.fullSpeed)
            }
            _ = probe.advance(by: Body.tick)
            (time, ticks) = (time - Body.tick, ticks + 1)
        }
        let loose = Double(bodies.filter(\.isLoose).count)
        // Each of the others, and two edges, may push it by so much a tick.
        return (speeds, loose == 0 ? 0 : ticks * (loose + 1) * Physics.mostPush)
    }
}

struct ContinuityTests {
    @Test(arguments: [false, true])
    func `whatever happens, at that moment no card jumps, and only a push changes a speed`(hasPhysics: Bool) {
        for seed in 0..<250 as Range<UInt64> {
            var play = RandomScene(seed: seed, hasPhysics: hasPhysics)
            for _ in 0..<25 {
                let (places, speeds) = (play.scene.shown, play.scene.speeds)
                let change = play.change()
                let (laterPlaces, laterSpeeds) = (play.scene.shown, play.scene.speeds)
                for (key, place) in places {
                    let jump = laterPlaces[key].map(place.distance) ?? .infinity
                    #expect(jump < 1e-9, "\(seed): \(change) of \(key) by \(jump)")
                    guard ![.push, .pop, .shake].contains(change) else { continue }
                    #expect(laterSpeeds[key] == speeds[key], "\(seed): \(change) of \(key)")
                }
                _ = play.scene.advance(by: play.generator.number(0...0.15))
            }
        }
    }

    @Test(arguments: [false, true])
    func `from frame to frame no card moves further than its speed takes it`(hasPhysics: Bool) {
        for seed in 0..<100 as Range<UInt64> {
            var play = RandomScene(seed: seed, hasPhysics: hasPhysics)
            for _ in 0..<25 {
                _ = play.change()
                for _ in 0..<1 + play.generator.index(below: 3) {
                    let frame = play.generator.number(0...0.03)
                    let (fastest, pushes) = play.scene.fastest(during: frame)
                    let places = play.scene.shown
                    _ = play.scene.advance(by: frame)
                    for (key, place) in play.scene.shown {
                        // What shows is up to a tick ahead of the last tick; the springs stop at a tolerance.
                        let most = (fastest[key] ?? 0) * (frame + Body.tick) + pushes + 0.5 + 0.006 * place.width
                        let way = places[key].map(place.distance) ?? .infinity
                        #expect(way <= most, "\(seed): \(key) by \(way), not \(most)")
                    }
                }
            }
        }
    }

    @Test func `a card afloat that touches nothing keeps its speed, one that falls gains what gravity gives`() {
        var (afloat, falling) = (0, 0)
        for seed in 0..<16 as Range<UInt64> {
            var scene = CardScene.match(among: 12, in: views[3], seed: seed)
            scene.leave([Int32(0), 5, 11].filter { scene.contains($0) }, by: .fall)
            for _ in 0..<200 {
                let former = scene.bodies
                _ = scene.advance(by: Body.tick)
                for body in scene.bodies where body.isLoose && isFree(body, in: scene) {
                    guard let before = former.first(where: { $0.key == body.key }) else { continue }
                    let gain = body.isAfloat ? 0 : 4 * scene.view.size.y * Body.tick
                    #expect((body.velocity - before.velocity - Point(0, gain)).length < 1e-9)
                    #expect(body.angle.speed == before.angle.speed)
                    if body.isAfloat { afloat += 1 } else { falling += 1 }
                }
            }
        }
        #expect(afloat > 1000 && falling > 40, "\(afloat) \(falling)")
    }

    /// Whether a card is so far from all others and the edges that it cannot just have touched one.
    private func isFree(_ body: Body, in scene: CardScene) -> Bool {
        let inner = Box(
            origin: scene.view.origin + Point(body.radius + 20, body.radius + 20),
            size: scene.view.size - Point(2 * body.radius + 40, 2 * body.radius + 40))
        return !inner.excludes(body.center, radius: 0)
            && scene.bodies.allSatisfy { other in
                other.key == body.key || !other.isLoose
                    || (other.center - body.center).length > other.radius + body.radius + 40
            }
    }
}
