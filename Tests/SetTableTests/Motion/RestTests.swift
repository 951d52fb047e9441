import SetRules
import Testing

@testable import SetTable

struct RestTests {
    @Test func `without physics all cards are at rest exactly at their targets a second after the last change`() {
        for seed in 0..<300 as Range<UInt64> {
            var play = RandomScene(seed: seed, hasPhysics: false)
            for _ in 0..<15 {
                _ = play.change()
                _ = play.scene.advance(by: play.generator.number(0...0.2))
            }
            play.scene.play(1) { _, _ in }
            #expect(play.scene.isAtRest, "\(seed)")
            #expect(play.scene.bodies.count == play.table.count)
            for (key, pose) in play.table {
                #expect(play.scene.pose(of: key) == pose)
                #expect(pose.angle == 0 && pose.flip == 0)
            }
        }
    }

    @Test(arguments: [100.0, 1000, 5000])
    func `a whole deal that is redirected in mid-flight is at rest within a second`(distance: Double) {
        for moment in [0.0, 0.03, 0.06, 0.1, 0.3] {
            var scene = CardScene(view: Rectangle2D(distance, distance), seed: 5)
            let (near, far) = (Point2D(30, 40), Point2D(distance, 40))
            for key in 0..<12 as Range<Int32> {
                let start = Pose(center: far, width: 40, angle: 3, flip: .pi)
                scene.enter(key, from: start, to: Pose(center: near, width: 60), order: (Int(key), 12))
            }
            _ = scene.advance(by: moment)
            for key in 0..<12 as Range<Int32> { scene.move(key, to: Pose(center: far, width: 20)) }
            #expect(scene.playToRest() <= 1)
            #expect(scene.pose(of: 3) == Pose(center: far, width: 20))
        }
    }

    @Test func `a deal of any size is at rest within a second`() {
        for count in [1, 3, 12, 81] {
            var scene = CardScene(view: views[4], seed: 5)
            for (index, place) in places(count, in: scene.view).enumerated() {
                scene.enter(Int32(index), from: nil, to: place, order: (index, count))
            }
            #expect(scene.playToRest() <= 1, "\(count)")
        }
    }

    @Test func `with physics all cards are at rest or gone three seconds after the last change`() {
        for seed in 0..<60 as Range<UInt64> {
            var play = RandomScene(seed: seed, hasPhysics: true)
            for _ in 0..<15 {
                _ = play.change()
                _ = play.scene.advance(by: play.generator.number(0...0.2))
            }
            play.scene.play(3, frame: 0.05) { _, _ in }
            #expect(play.scene.isAtRest, "\(seed)")
            #expect(play.scene.bodies.count == play.table.count)
            for (key, pose) in play.table { #expect(play.scene.pose(of: key) == pose) }
        }
    }

    @Test func `a scene at rest reports no changes, and time does not move it`() {
        var scene = CardScene(12, in: views[0], seed: 1)
        for seconds in [0.001, 0.1, 1, 60] {
            #expect(scene.advance(by: seconds) == [])
            #expect(scene.takeChanges() == [])
        }
        scene.shake(4)
        #expect(!scene.isAtRest)
        _ = scene.playToRest()
        #expect(Set(scene.takeChanges().map(\.key)) == [4])
        #expect(scene.takeChanges() == [])
    }
}
