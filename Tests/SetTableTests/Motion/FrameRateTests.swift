import SetRules
import Testing

@testable import SetTable

/// The lengths of frames: at a fixed rate, or irregular.
enum Frames: CaseIterable {
    case sixty, twice, seven, irregular, ticks

    fileprivate func next(_ generator: inout SplitMix64) -> Double {
        switch self {
        case .sixty: 1.0 / 60
        case .twice: 1.0 / 120
        case .seven: 1.0 / 7
        case .irregular: generator.number(0.0001...0.2)
        case .ticks: Body.tick
        }
    }
}

/// Plays a random script, and returns the poses of all cards at each of its times. The script depends only on the seed.
/// Its times are between ticks, because exactly at a tick the rounding of a sum of frames would decide.
private func shows(_ seed: UInt64, hasPhysics: Bool, _ frames: Frames) -> (shows: [[Int32: Pose]], rest: CardScene) {
    var play = RandomScene(seed: seed, hasPhysics: hasPhysics)
    var chance = SplitMix64(seed: seed &+ 99)
    var shows: [[Int32: Pose]] = []
    for _ in 0..<25 {
        // A scene at rest starts at a tick: half a tick first, then whole ticks, so that all times are between ticks.
        let wasAtRest = play.scene.isAtRest
        _ = play.change()
        if wasAtRest { _ = play.scene.advance(by: Body.tick / 2) }
        var left = Double(5 + play.generator.index(below: 90)) * Body.tick
        while left > 1e-9 {
            let frame = min(left, frames.next(&chance))
            _ = play.scene.advance(by: frame)
            left -= frame
        }
        let keys = play.scene.bodies.map(\.key)
        shows.append(Dictionary(uniqueKeysWithValues: keys.map { ($0, play.scene.pose(of: $0) ?? nowhere) }))
    }
    _ = play.scene.advance(by: 5)
    return (shows, play.scene)
}

private let nowhere = Pose(center: Point2D(.infinity, 0), width: 0)

extension Pose {
    fileprivate func isNear(_ other: Pose?) -> Bool {
        guard let other else { return false }
        return (center - other.center).length < 1e-6 && abs(width - other.width) < 1e-6
            && abs(angle - other.angle) < 1e-6 && abs(flip - other.flip) < 1e-6
    }
}

struct FrameRateTests {
    @Test(arguments: [false, true])
    func `the same changes at the same times give the same poses at every frame rate`(hasPhysics: Bool) {
        for seed in 0..<20 as Range<UInt64> {
            let (wanted, rest) = shows(seed, hasPhysics: hasPhysics, .ticks)
            for frames in Frames.allCases {
                let (found, foundRest) = shows(seed, hasPhysics: hasPhysics, frames)
                let wrong = zip(wanted, found).enumerated().first { _, pair in
                    pair.0.count != pair.1.count || !pair.0.allSatisfy { $1.isNear(pair.1[$0]) }
                }
                #expect(wrong == nil, "\(seed) \(frames): moment \(wrong?.offset ?? -1)")
                #expect(rest.isAtRest && foundRest.isAtRest)
                #expect(rest.bodies.map(\.target) == foundRest.bodies.map(\.target))
            }
        }
    }

    @Test func `floating cards bounce in the same way at every frame rate`() {
        for seed in 0..<6 as Range<UInt64> {
            var scenes = Frames.allCases.map { ($0, CardScene.match(among: 12, in: views[1], seed: seed)) }
            for index in scenes.indices {
                var chance = SplitMix64(seed: seed)
                var left = 1.7 + Body.tick / 2
                while left > 1e-9 {
                    let frame = min(left, scenes[index].0.next(&chance))
                    _ = scenes[index].1.advance(by: frame)
                    left -= frame
                }
            }
            for (frames, scene) in scenes {
                #expect(scene.floating.count == 3)
                for body in scenes[0].1.floating {
                    let pose = scenes[0].1.pose(of: body.key)
                    #expect(scene.pose(of: body.key)?.isNear(pose) == true, "\(seed) \(frames)")
                }
            }
        }
    }
}
