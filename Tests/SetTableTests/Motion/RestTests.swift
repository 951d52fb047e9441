import SetRules
import Testing

@testable import SetTable

struct RestTests {
    @Test func `without physics all is at rest a second after the last change, exactly where it should be`() {
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
                #expect(pose.angle == 0 && pose.turn == 0)
            }
        }
    }

    @Test(arguments: [100.0, 1000, 5000])
    func `a whole deal, turned round in mid-flight, takes a second at most`(distance: Double) {
        for moment in [0.0, 0.03, 0.06, 0.1, 0.3] {
            var scene = CardScene(view: Box(distance, distance), seed: 5)
            let (near, far) = (Point(30, 40), Point(distance, 40))
            for key in 0..<12 as Range<Int32> {
                let start = Pose(center: far, width: 40, angle: 3, turn: .pi)
                scene.enter(key, from: start, to: Pose(center: near, width: 60), order: (Int(key), 12))
            }
            _ = scene.advance(by: moment)
            for key in 0..<12 as Range<Int32> { scene.move(key, to: Pose(center: far, width: 20)) }
            #expect(scene.playToRest() <= 1)
            #expect(scene.pose(of: 3) == Pose(center: far, width: 20))
        }
    }

    @Test func `a deal of any size is down within a second`() {
        for count in [1, 3, 12, 81] {
            var scene = CardScene(view: views[4], seed: 5)
            for (index, place) in places(count, in: scene.view).enumerated() {
                scene.enter(Int32(index), from: nil, to: place, order: (index, count))
            }
            #expect(scene.playToRest() <= 1, "\(count)")
        }
    }

    @Test func `with physics all is at rest or gone three seconds after the last change`() {
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

    @Test func `nothing is told of a scene at rest, and no time makes it move`() {
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
