import SetRules
import Testing

@testable import SetTable

/// What is measured while cards are afloat.
private struct Flight {
    /// The deepest that two overlapped, and that one stuck out of the view, as shares of a card's width.
    var overlap = 0.0
    var excess = 0.0
    var spin = 0.0
    /// How far the sum of the squares of speeds strayed, as a share.
    var drift = 0.0
    /// The most ticks that a pair, or a card and an edge, touched without a break.
    var longestPair = 0
    var longestEdge = 0
    private var touches: [[Int32]: Int] = [:]
    private let energy: Double

    init(_ scene: CardScene) { energy = Self.energy(scene) }

    private static func energy(_ scene: CardScene) -> Double {
        scene.afloat.reduce(0) { $0 + $1.velocity.dot($1.velocity) }
    }

    mutating func appearance(at scene: CardScene) {
        let cards = scene.afloat
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

/// The flight of a scene's cards until just before the first of them heads for the pile.
private func flight(_ scene: CardScene, frame: Double = Body.tick) -> Flight {
    var scene = scene
    var flight = Flight(scene)
    scene.play(1.99, frame: frame) { scene, _ in
        if !scene.afloat.isEmpty { flight.appearance(at: scene) }
    }
    return flight
}

struct PhysicsTests {
    @Test(arguments: [1.0 / 60, 0.1])
    func `a match afloat keeps its speed, spins within the limit and stays within the view`(frame: Double) {
        for view in views {
            for count in [3, 12, 24] {
                for seed in 0..<8 as Range<UInt64> {
                    let flight = flight(.match(among: count, in: view, seed: seed), frame: frame)
                    #expect(flight.drift < 1e-12)
                    #expect(flight.spin <= Physics.mostSpin)
                    #expect(flight.excess < 0.1, "\(view) \(count) \(seed)")
                    #expect(flight.overlap < 0.15, "\(view) \(count) \(seed)")
                }
            }
        }
    }

    @Test func `no two cards of a match, and no card and an edge, stay together for long`() {
        for view in views {
            for seed in 20..<26 as Range<UInt64> {
                let flight = flight(.match(among: 12, in: view, seed: seed))
                #expect(flight.overlap < 0.15 && flight.excess < 0.1)
                #expect(flight.longestPair < 96 && flight.longestEdge < 48, "\(view) \(seed)")
            }
        }
    }

    @Test(arguments: [(12, 0.2), (24, 0.3)])
    func `even a whole table afloat overlaps no deeper than this, and never sticks`(count: Int, most: Double) {
        for view in views {
            var scene = CardScene(count, in: view, seed: 6)
            scene.leave(0..<Int32(count), by: .push(then: view.pile))
            let flight = flight(scene, frame: 1.0 / 60)
            #expect(flight.drift < 1e-12 && flight.spin <= Physics.mostSpin && flight.excess < 0.15)
            #expect(flight.overlap < most, "\(view)")
            #expect(flight.longestPair <= 30, "\(view): half a second")
        }
    }

    @Test func `what is at rest is not moved by what floats over it`() {
        var scene = CardScene.match(among: 24, in: views[0], seed: 3)
        let resting = scene.bodies.filter { !$0.isLoose }.map(\.target)
        _ = scene.takeChanges()
        scene.play(3.2, frame: 1.0 / 60) { scene, _ in
            #expect(scene.takeChanges().allSatisfy { $0.key >= 1000 })
        }
        #expect(scene.bodies.map(\.target) == resting && scene.isAtRest)
    }

    @Test func `every push goes another way, and no faster than any other`() {
        var ways: Set<Int> = []
        for seed in 0..<60 as Range<UInt64> {
            for body in CardScene.match(among: 12, in: views[1], seed: seed).afloat {
                #expect(abs(body.velocity.length - 0.45 * (390 + 844)) < 1e-9)
                #expect((1.5...4.5).contains(abs(body.angle.speed)))
                for eighth in 0..<8 where direction(of: Double(eighth) * .pi / 4).dot(body.velocity) > 555 * 0.9238 {
                    ways.insert(eighth)
                }
            }
        }
        #expect(ways.count == 8)
    }

    @Test func `a card pushed on its way in does not race about`() {
        for view in views {
            for seed in 0..<20 as Range<UInt64> {
                var scene = CardScene(view: view, seed: seed)
                let place = Pose(center: view.center, width: 60)
                scene.enter(1, from: nil, to: place, order: (0, 1))
                _ = scene.advance(by: 0.05)
                scene.leave(1, as: 2, by: .push(then: view.pile))
                #expect(scene.bodies[0].velocity.length <= 0.9 * (view.size.x + view.size.y) + 1e-9)
                #expect(abs(scene.bodies[0].angle.speed) <= Physics.mostSpin)
            }
        }
    }
}
