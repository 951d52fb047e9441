import SetRules

@testable import SetTable

/// A scene with random changes.
struct RandomScene {
    var scene: CardScene
    var generator: SplitMix64
    let hasPhysics: Bool
    /// The cards on the table, and their targets.
    var table: [Int32: Pose] = [:]
    private var nextKey: Int32 = 0

    /// The kinds of changes.
    enum Change { case enter, move, leave, push, pop, shake, redirect, movePile, resize }

    init(seed: UInt64, hasPhysics: Bool) {
        generator = SplitMix64(seed: seed)
        let view = Rectangle2D(generator.number(320...1600), generator.number(320...1200))
        scene = CardScene(view: view, seed: seed)
        self.hasPhysics = hasPhysics
    }

    /// A random pose in the view.
    mutating func randomPose() -> Pose {
        Pose(
            center: Point2D(generator.number(0...scene.view.size.x), generator.number(0...scene.view.size.y)),
            width: generator.number(25...150))
    }

    mutating func randomExit() -> CardScene.Exit {
        switch generator.index(below: hasPhysics ? 5 : 3) {
        case 0: .flight
        case 1: .sweep
        case 2: .pile(scene.view.pile)
        case 3: .push(then: scene.view.pile)
        default: .fall
        }
    }

    /// A random card on the table.
    mutating func randomKey() -> Int32 {
        let keys = table.keys.sorted()
        return keys[generator.index(below: keys.count)]
    }

    /// Makes a random change.
    mutating func change() -> Change {
        if table.count < 2 { return enter() }
        switch generator.index(below: 12) {
        case 0, 1, 2: return table.count < 6 ? enter() : leave()
        case 3, 4, 5: return move()
        case 6, 7: return leave()
        case 8: return redirect()
        case 9: return resize()
        case 10:
            scene.movePile(to: Pose(center: randomPose().center, width: 40, flip: Pose.faceDown))
            return .movePile
        default: return twitch()
        }
    }

    private mutating func enter() -> Change {
        let pose = randomPose()
        let start = generator.index(below: 2) == 0 ? scene.view.pile : nil
        let count = 1 + generator.index(below: 12)
        scene.enter(nextKey, from: start, to: pose, order: (generator.index(below: count), count))
        table[nextKey] = pose
        nextKey += 1
        return .enter
    }

    private mutating func move() -> Change {
        let (key, pose) = (randomKey(), randomPose())
        scene.move(key, to: pose)
        table[key] = pose
        return .move
    }

    private mutating func leave() -> Change {
        let (key, exit) = (randomKey(), randomExit())
        let picture = leaving(key)
        scene.leave(key, as: picture, by: exit)
        if generator.index(below: 4) == 0 { scene.hold(picture, for: generator.number(0...0.15)) }
        table[key] = nil
        return exit.pushes ? .push : .leave
    }

    private mutating func redirect() -> Change {
        let exit = randomExit()
        scene.redirect(by: exit)
        return exit.pushes ? .push : .redirect
    }

    private mutating func resize() -> Change {
        scene.view = Rectangle2D(generator.number(320...1600), generator.number(320...1200))
        return .resize
    }

    private mutating func twitch() -> Change {
        let key = randomKey()
        if generator.index(below: 2) == 0 {
            scene.pop(key)
            return .pop
        }
        scene.shake(key)
        return .shake
    }
}

extension CardScene.Exit {
    /// Whether it adds speed.
    var pushes: Bool {
        switch self {
        case .push, .fall: true
        case .flight, .sweep, .pile: false
        }
    }
}
