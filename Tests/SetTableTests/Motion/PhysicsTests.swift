import SetRules
import Testing

@testable import SetTable

/// Measurements of floating cards.
private struct Flight {
    /// The deepest overlap of two cards, and the furthest that one was outside the view, as shares of a card's width.
    var overlap = 0.0
    var excess = 0.0
    var spin = 0.0
    /// The largest relative change of the sum of the squares of speeds.
    var drift = 0.0
    /// The most ticks for which two cards, or a card and an edge, were in contact without interruption.
    var longestPair = 0
    var longestEdge = 0
    private var touches: [[Int32]: Int] = [:]
    private let energy: Double

    init(_ scene: CardScene) { energy = Self.energy(scene) }

    private static func energy(_ scene: CardScene) -> Double {
        scene.floating.reduce(0) { $0 + $1.velocity.dot($1.velocity) }
    }

    mutating func measure(_ scene: CardScene) {
        let cards = scene.floating
        drift = max(drift, abs(Self.energy(scene) / energy - 1))
        for (index, one) in cards.enumerated() {
            spin = max(spin, abs(one.angle.speed))
            let sticksOut = one.excess(over: scene.view)
            excess = max(excess, sticksOut)
            longestEdge = max(longestEdge, count([one.key], sticksOut > 0))
            for other in cards[(index + 1)...] {
                let shared = one.overlap(other)
                overlap = max(overlap, shared)
                longestPair = max(longestPair, count([one.key, other.key].sorted(), shared > 0))
            }
        }
    }

    private mutating func count(_ keys: [Int32], _ isTouching: Bool) -> Int {
        touches[keys] = isTouching ? (touches[keys] ?? 0) + 1 : 0
        return touches[keys] ?? 0
    }
}

/// The measurements of a scene until just before the first card stops floating.
private func flight(_ scene: CardScene, frame: Double = Body.tick) -> Flight {
    var scene = scene
    var flight = Flight(scene)
    scene.play(1.99, frame: frame) { scene, _ in
        if !scene.floating.isEmpty { flight.measure(scene) }
    }
    return flight
}

struct PhysicsTests {
    @Test(arguments: [1.0 / 60, 0.1])
    func `a floating match keeps its energy, spins within the limit and stays inside the view`(frame: Double) {
        for view in views {
            for count in [3, 12, 24] {
                for seed in 0..<8 as Range<UInt64> {
                    let flight = flight(.match(among: count, in: view, seed: seed), frame: frame)
                    #expect(flight.drift < 1e-12)
                    #expect(flight.spin <= 7)
                    #expect(flight.excess < 0.1, "\(view) \(count) \(seed)")
                    #expect(flight.overlap < 0.15, "\(view) \(count) \(seed)")
                }
            }
        }
    }

    @Test func `neither two cards of a match nor a card and an edge stay in contact for long`() {
        for view in views {
            for seed in 20..<26 as Range<UInt64> {
                let flight = flight(.match(among: 12, in: view, seed: seed))
                #expect(flight.overlap < 0.15 && flight.excess < 0.1)
                #expect(flight.longestPair < 96 && flight.longestEdge < 48, "\(view) \(seed)")
            }
        }
    }

    @Test(arguments: [(12, 0.2), (24, 0.3)])
    func `even if a whole table floats, overlaps stay within limits and cards do not stick together`(
        count: Int, most: Double
    ) {
        var highestSpin = 0.0
        for view in views {
            var scene = CardScene(count, in: view, seed: 6)
            scene.leave(0..<Int32(count), by: .push(then: view.pile))
            let flight = flight(scene, frame: 1.0 / 60)
            highestSpin = max(highestSpin, flight.spin)
            #expect(flight.drift < 1e-12 && flight.spin <= 7 && flight.excess < 0.15)
            #expect(flight.overlap < most, "\(view)")
            #expect(flight.longestPair <= 30, "\(view): half a second")
        }
        #expect(highestSpin == 7, "the limit is reached")
    }

    @Test func `floating cards do not move cards at rest`() {
        var scene = CardScene.match(among: 24, in: views[0], seed: 3)
        let resting = scene.bodies.filter { !$0.isDynamic }.map(\.target)
        _ = scene.takeChanges()
        scene.play(3.2, frame: 1.0 / 60) { scene, _ in
            #expect(scene.takeChanges().allSatisfy { $0.key >= 1000 })
        }
        #expect(scene.bodies.map(\.target) == resting && scene.isAtRest)
    }

    @Test func `pushes go in all directions, at equal speed`() {
        var ways: Set<Int> = []
        for seed in 0..<60 as Range<UInt64> {
            for body in CardScene.match(among: 12, in: views[1], seed: seed).floating {
                #expect(abs(body.velocity.length - 0.45 * (390 + 844)) < 1e-9)
                #expect((1.5...4.5).contains(abs(body.angle.speed)))
                for eighth in 0..<8 where direction(of: Double(eighth) * .pi / 4).dot(body.velocity) > 555 * 0.9238 {
                    ways.insert(eighth)
                }
            }
        }
        #expect(ways.count == 8)
    }

    @Test func `falling cards start with a fifth of the view's height per second, and spins of 1.5 to 4.5 either way`()
    {
        var spins: [Double] = []
        for seed in 0..<60 as Range<UInt64> {
            var scene = CardScene(3, in: views[1], seed: seed)
            scene.leave(0..<3, by: .fall)
            for body in scene.bodies {
                #expect(abs(body.velocity.length - 0.2 * 844) < 1e-9)
                spins.append(body.angle.speed)
            }
        }
        #expect(spins.allSatisfy { (1.5...4.5).contains(abs($0)) })
        #expect(spins.contains { $0 > 4.3 } && spins.contains { $0 < -4.3 } && spins.contains { abs($0) < 1.7 })
    }

    @Test func `a pushed card floats for 2 s, at half its size`() {
        var scene = CardScene.match(among: 12, in: views[0], seed: 4)
        let width = scene.floating[0].width.position
        _ = scene.advance(by: 1)
        #expect(scene.floating.map(\.width) == Array(repeating: Channel(width * 0.5), count: 3))
        _ = scene.advance(by: 0.995)
        #expect(scene.floating.count == 3)
        _ = scene.advance(by: 0.01)
        #expect(scene.floating.isEmpty)
    }

    @Test func `a card that is pushed while it comes in does not exceed the speed limit`() {
        for view in views {
            let limit = 0.9 * (view.size.x + view.size.y)
            var highest = 0.0
            for seed in 0..<20 as Range<UInt64> {
                var scene = CardScene(view: view, seed: seed)
                let place = Pose(center: view.center, width: 60)
                scene.enter(1, from: nil, to: place, order: (0, 1))
                _ = scene.advance(by: 0.05)
                scene.leave(1, as: 2, by: .push(then: view.pile))
                highest = max(highest, scene.bodies[0].velocity.length)
                #expect(abs(scene.bodies[0].angle.speed) <= 7)
            }
            #expect(abs(highest - limit) < 1e-9)
        }
    }
}
