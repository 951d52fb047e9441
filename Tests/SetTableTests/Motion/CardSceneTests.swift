import SetRules
import Testing

@testable import SetTable

private let home = Pose(center: Point2D(100, 200), width: 60)
private let pile = views[0].pile

extension CardScene {
    /// One card at rest, with the key 1.
    fileprivate static var single: CardScene {
        var scene = CardScene(view: views[0], seed: 1)
        scene.enter(1, from: home, to: home, order: (0, 1))
        _ = scene.finishMotion()
        _ = scene.takeChanges()
        return scene
    }

    /// Advances until all is at rest, and returns the cards that have left.
    fileprivate mutating func goneUntilRest() -> [Int32] {
        var gone: [Int32] = []
        while !isAtRest { gone += advance(by: Body.tick) }
        return gone
    }
}

struct CardSceneTests {
    @Test func `a pop may be delayed, and the card is not at rest until it is over`() {
        var scene = CardScene(view: Rectangle2D(800, 600), seed: 1)
        let pose = Pose(center: Point2D(100, 100), width: 70)
        scene.enter(1, from: pose, to: pose, order: (0, 1))
        _ = scene.finishMotion()
        scene.pop(1, after: 0.1)
        _ = scene.advance(by: 0.09)
        #expect(scene.pose(of: 1) == pose && !scene.isAtRest)
        _ = scene.advance(by: 0.05)
        #expect((scene.pose(of: 1)?.width ?? 0) > 71)
        _ = scene.advance(by: 2)
        #expect(scene.pose(of: 1) == pose && scene.isAtRest)
    }

    @Test func `cards whose elements have another size change at rest too`() {
        var scene = CardScene.single
        #expect(scene.takeChanges().isEmpty)
        scene.showAll()
        #expect(scene.takeChanges() == [CardScene.CardUpdate(key: 1, pose: home, rank: 0)])
        #expect(scene.takeChanges().isEmpty)
    }

    @Test func `thrown cards start at the pile, turn over, stay in the view and end on the pile`() {
        var scene = CardScene(view: views[0], seed: 1)
        for key in 0..<12 { scene.throwCard(Int32(key), from: pile, width: 60, at: Point2D(-300, 500)) }
        #expect((0..<12).allSatisfy { scene.pose(of: $0)?.center == pile.center })
        for _ in 0..<15 {
            _ = scene.advance(by: 0.1)
            for key in 0..<12 {
                let center = scene.pose(of: Int32(key))?.center ?? Point2D(-1, -1)
                #expect(!views[0].excludes(center, radius: 26), "\(center)")
            }
        }
        #expect((0..<12).allSatisfy { (scene.pose(of: $0)?.flip ?? .pi) < Pose.faceDown / 2 })
        #expect(scene.goneUntilRest().sorted() == Array(0..<12))
    }

    @Test func `a card that enters moves from its start to its pose`() {
        var scene = CardScene(view: views[0], seed: 1)
        #expect(scene.isAtRest)
        scene.enter(1, from: pile, to: home, order: (0, 1))
        #expect(scene.pose(of: 1) == pile && !scene.isAtRest && scene.contains(1))
        #expect(scene.goneUntilRest() == [])
        #expect(scene.pose(of: 1) == home)
    }

    @Test(arguments: [1, 3, 4, 12, 81])
    func `the cards of a deal start one after the other, all within 0.2 s`(count: Int) {
        var scene = CardScene(view: views[0], seed: 1)
        for index in 0..<count { scene.enter(Int32(index), from: pile, to: home, order: (index, count), after: 0.1) }
        var starts = [Int](repeating: 0, count: count)
        for tick in 0..<100 {
            for index in 0..<count where scene.pose(of: Int32(index)) == pile { starts[index] = tick }
            _ = scene.advance(by: Body.tick)
        }
        #expect(starts[0] == 24)
        #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 <= 12 })
        #expect(starts[count - 1] <= 24 + 48)
        if count == 3 { #expect(starts == [24, 36, 48]) }
    }

    @Test func `a card that is moved while it waits goes straight to the new pose after its delay`() {
        var scene = CardScene(view: views[0], seed: 1)
        let elsewhere = Pose(center: Point2D(300, 20), width: 30)
        scene.enter(1, from: pile, to: home, order: (0, 1), after: 0.1)
        _ = scene.advance(by: 0.05)
        scene.move(1, to: elsewhere)
        _ = scene.advance(by: 0.04)
        #expect(scene.pose(of: 1) == pile)
        _ = scene.goneUntilRest()
        #expect(scene.pose(of: 1) == elsewhere)
    }

    @Test func `a card that leaves has only its new key, is drawn on top, and is reported when it is gone`() {
        for exit in [CardScene.Exit.flight, .sweep, .pile(pile), .push(then: pile), .fall] {
            var scene = CardScene(12, in: views[0], seed: 3)
            scene.leave(4, as: 77, by: exit)
            #expect(!scene.contains(4) && scene.contains(77))
            #expect(scene.bodies.map(\.key) == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 77])
            #expect(scene.goneUntilRest() == [77])
            #expect(!scene.contains(77) && scene.bodies.count == 11)
            // The old key can be used by another card.
            scene.enter(4, from: nil, to: home, order: (0, 1))
            #expect(scene.goneUntilRest() == [] && scene.pose(of: 4) == home)
        }
    }

    @Test func `a card that leaves for its own pose is gone at once`() {
        var scene = CardScene.single
        scene.leave(1, as: 2, by: .pile(home))
        #expect(!scene.isAtRest)
        #expect(scene.advance(by: Body.tick) == [2])
        #expect(scene.isAtRest && scene.bodies.isEmpty)
    }

    @Test func `a removed card is gone`() {
        var scene = CardScene.single
        scene.remove(1)
        #expect(!scene.contains(1) && scene.pose(of: 1) == nil && scene.isAtRest)
    }

    @Test func `each change is reported once, and nothing else is`() {
        var scene = CardScene(12, in: views[0], seed: 3)
        #expect(scene.takeChanges() == [])
        scene.move(3, to: home)
        scene.pop(5)
        _ = scene.advance(by: 1.0 / 60)
        #expect(Set(scene.takeChanges().map(\.key)) == [3, 5])
        #expect(scene.takeChanges() == [])
        _ = scene.goneUntilRest()
        let last = scene.takeChanges()
        #expect(last.map(\.key) == [3, 5] && last.allSatisfy { $0.rank == 0 && $0.pose == scene.pose(of: $0.key) })
        scene.leave(5, as: 50, by: .flight)
        #expect(scene.takeChanges().map(\.key) == [50])
    }

    @Test func `entering cards have a higher rank than moving ones, and those than resting ones`() {
        var scene = CardScene.single
        scene.enter(2, from: nil, to: pile, order: (0, 1))
        scene.shake(1)
        _ = scene.advance(by: 0.1)
        let ranks = Dictionary(uniqueKeysWithValues: scene.takeChanges().map { ($0.key, $0.rank) })
        #expect(ranks == [1: 1, 2: 2])
        scene.leave(2, as: 3, by: .pile(pile))
        #expect(scene.takeChanges().map(\.rank) == [1])
    }

    @Test func `finishing the motion puts all cards at their targets, and removes those that leave`() {
        for seed in 0..<40 as Range<UInt64> {
            var play = RandomScene(seed: seed, hasPhysics: true)
            for _ in 0..<12 {
                _ = play.change()
                _ = play.scene.advance(by: play.generator.number(0...0.2))
            }
            let leaving = play.scene.bodies.map(\.key).filter { $0 >= 1000 }
            #expect(play.scene.finishMotion() == leaving)
            #expect(play.scene.isAtRest && play.scene.bodies.count == play.table.count)
            for (key, pose) in play.table { #expect(play.scene.pose(of: key) == pose) }
        }
    }

    @Test func `the same seed and changes give the same poses`() {
        for seed in 0..<5 as Range<UInt64> {
            var plays = [RandomScene(seed: seed, hasPhysics: true), RandomScene(seed: seed, hasPhysics: true)]
            for _ in 0..<20 {
                for index in plays.indices {
                    _ = plays[index].change()
                    _ = plays[index].scene.advance(by: plays[index].generator.number(0...0.2))
                }
                #expect(plays[0].scene.takeChanges() == plays[1].scene.takeChanges())
            }
        }
    }

    @Test func `a card that is shaken or popped returns to its pose`() {
        for isShake in [true, false] {
            var scene = CardScene.single
            if isShake { scene.shake(1) } else { scene.pop(1) }
            var moved = false
            scene.play(1) { scene, _ in moved = moved || scene.pose(of: 1) != home }
            #expect(moved && scene.isAtRest && scene.pose(of: 1) == home)
        }
    }
}
