import SetRules
import Testing

@testable import SetTable

extension Pose {
    /// An upper bound of the distance in pixels that any point of a card moves between two poses.
    fileprivate func distance(to other: Pose) -> Double {
        (center - other.center).length + abs(width - other.width) + width * abs(angle - other.angle)
            + width * abs(flip - other.flip)
    }
}

extension Body {
    /// The same bound for its speed.
    fileprivate var fullSpeed: Double {
        velocity.length + abs(shake.speed) * width.position + abs(shake.position * width.speed)
            + abs(width.speed) * (1 + abs(growth.position)) + abs(growth.speed) * width.position
            + width.position * (1 + abs(growth.position)) * (abs(angle.speed) + abs(flip.speed))
    }

    fileprivate var speeds: [Double] {
        [horizontal, vertical, width, angle, flip, shake, growth].map(\.speed)
    }
}

extension CardScene {
    /// The shown pose of each card by its original key, which a card that leaves replaces.
    fileprivate var shown: [Int32: Pose] {
        Dictionary(uniqueKeysWithValues: bodies.compactMap { body in pose(of: body.key).map { (body.key % 1000, $0) } })
    }

    fileprivate var speeds: [Int32: [Double]] {
        Dictionary(uniqueKeysWithValues: bodies.map { ($0.key % 1000, $0.speeds) })
    }

    /// The highest speed of each card during a time, and an upper bound of the corrections of its place by collisions.
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
        let dynamic = Double(bodies.filter(\.isDynamic).count)
        // Each of the other cards and two edges can move it by the maximum correction in each tick.
        return (speeds, dynamic == 0 ? 0 : ticks * (dynamic + 1) * Physics.maxCorrection)
    }
}

struct ContinuityTests {
    @Test(arguments: [false, true])
    func `no change makes a card jump, and only a push changes its speed`(hasPhysics: Bool) {
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
    func `between frames no card moves further than its speed allows`(hasPhysics: Bool) {
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
                        // The shown pose is up to a tick ahead of the last tick, and the springs stop at a tolerance.
                        let most = (fastest[key] ?? 0) * (frame + Body.tick) + pushes + 0.5 + 0.006 * place.width
                        let way = places[key].map(place.distance) ?? .infinity
                        #expect(way <= most, "\(seed): \(key) by \(way), not \(most)")
                    }
                }
            }
        }
    }

    @Test func `a floating card that touches nothing keeps its speed, a falling one is accelerated by gravity`() {
        var (floating, falling) = (0, 0)
        var gains: Set<Int> = []
        for seed in 0..<64 as Range<UInt64> {
            var scene = CardScene.match(among: 12, in: views[3], seed: seed)
            scene.leave([Int32(0), 5, 11].filter { scene.contains($0) }, by: .fall)
            for _ in 0..<200 {
                let previous = scene.bodies
                _ = scene.advance(by: Body.tick)
                for body in scene.bodies where body.isDynamic && isFree(body, in: scene) {
                    guard let before = previous.first(where: { $0.key == body.key }) else { continue }
                    let gain = body.velocity - before.velocity
                    #expect(abs(gain.x) < 1e-9 && (gain.y == 0 || !body.isFloating))
                    if !body.isFloating { gains.insert((gain.y * 1e6).nearest) }
                    #expect(body.angle.speed == before.angle.speed)
                    if body.isFloating { floating += 1 } else { falling += 1 }
                }
            }
        }
        #expect(floating > 1000 && falling > 40, "\(floating) \(falling)")
        #expect(gains.count == 1, "gravity is the same for all")
    }

    /// Whether a card is too far from all others and from the edges to have touched one in the last tick.
    private func isFree(_ body: Body, in scene: CardScene) -> Bool {
        let inner = Rectangle2D(
            origin: scene.view.origin + Point2D(body.radius + 20, body.radius + 20),
            size: scene.view.size - Point2D(2 * body.radius + 40, 2 * body.radius + 40))
        return !inner.excludes(body.center, radius: 0)
            && scene.bodies.allSatisfy { other in
                other.key == body.key || !other.isDynamic
                    || (other.center - body.center).length > other.radius + body.radius + 40
            }
    }
}
