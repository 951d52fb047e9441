import SetRules
import Testing

@testable import SetTable

private let place = Pose(center: Point2D(100, 200), width: 70)

/// The number of ticks until a condition holds, at most 1,000.
private func ticks(_ body: inout Body, until isOver: (Body) -> Bool) -> Int {
    var count = 0
    while !isOver(body) && count < 1000 {
        body.followMode()
        body.followSprings()
        count += 1
    }
    return count
}

struct BodyTests {
    @Test func `a new card is at rest`() {
        var body = Body(key: 1, at: place)
        #expect(body.isAtRest && !body.isDynamic)
        #expect(ticks(&body) { _ in false } == 1000)
        #expect(body.pose(after: 0.004) == place)
    }

    @Test(arguments: [10.0, 300, 5000])
    func `a card reaches its target exactly within 0.75 s`(distance: Double) {
        var body = Body(key: 1, at: Pose(center: Point2D(distance, 200 - distance), width: 20, angle: 1.5, flip: .pi))
        body.target = place
        #expect(ticks(&body) { $0.isAtRest } <= 180)
        #expect(body.pose(after: 0) == place)
    }

    @Test func `a shake swings to both sides and ends within 0.8 s, and so does a pop`() {
        var body = Body(key: 1, at: place)
        body.startShaking(after: 0)
        var sides: Set<Bool> = []
        #expect(
            ticks(&body) { body in
                if abs(body.shake.position) > 0.01 { sides.insert(body.shake.position > 0) }
                return body.isAtRest
            } <= 192)
        #expect(sides == [true, false])
        body.startGrowing(after: 0)
        var largest = 0.0
        #expect(
            ticks(&body) { body in
                largest = max(largest, body.pose(after: 0).width)
                return body.isAtRest
            } <= 192)
        #expect((74.0...85).contains(largest))
        #expect(body.pose(after: 0) == place)
    }

    @Test(arguments: [(300.0, 137, 197, 259), (1000, 155, 224, 294), (5000, 178, 259, 340)])
    func `a match on its way to the pile takes 40 % longer than another card, and one out of the view twice as long`(
        distance: Double, moving: Int, toPile: Int, outOfView: Int
    ) {
        for (departure, flip, duration) in [
            (nil, 0, moving), (.hurried, 0, moving), (.shown, Pose.faceDown, toPile), (.shown, 0, outOfView),
        ] as [(Body.Departure?, Double, Int)] {
            var body = Body(key: 1, at: Pose(center: Point2D(distance, 0), width: 70, flip: flip))
            body.departure = departure
            body.target = Pose(center: Point2D(0, 0), width: 70, flip: flip)
            #expect(abs(ticks(&body) { $0.isAtRest } - duration) <= 2)
        }
    }

    @Test func `a shake swings three times visibly, by 4.5 % of the width, and a pop grows by 7.4 %`() {
        func extremes(_ channel: WritableKeyPath<Body, Channel>, _ start: (inout Body) -> Void) -> [Double] {
            var body = Body(key: 1, at: place)
            start(&body)
            var (values, last) = ([Double](), [0.0, 0.0])
            while !body.isAtRest {
                body.followSprings()
                let value = body[keyPath: channel].position
                if (last[1] - last[0]) * (value - last[1]) < 0 { values.append(last[1]) }
                last = [last[1], value]
            }
            return values.filter { abs($0) > 0.01 }.map { ($0 * 1000).rounded() / 10 }
        }
        #expect(extremes(\.shake) { $0.startShaking(after: 0) } == [4.5, -2.4, 1.3])
        #expect(extremes(\.growth) { $0.startGrowing(after: 0) } == [7.4, -1.9])
    }

    @Test func `a card waits for its number of ticks, and then moves`() {
        var body = Body(key: 1, at: Pose(center: Point2D(0, 0), width: 70))
        body.mode = .waiting(ticks: 9, then: place)
        #expect(ticks(&body) { $0.center != Point2D(0, 0) } == 10)
    }

    @Test func `at the end of floating a card keeps place and speed, and aims at the nearest multiple of 180 degrees`()
    {
        for angle in stride(from: -40.0, through: 40, by: 0.37) {
            var body = Body(key: 1, at: Pose(center: Point2D(5, 6), width: 70, angle: angle))
            body.mode = .floating(ticks: 0, then: Pose(center: Point2D(9, 9), width: 40, flip: Pose.faceDown))
            (body.velocity, body.angle.speed) = (Point2D(300, -20), 5)
            let previous = body
            body.followMode()
            #expect(
                body.center == previous.center && body.velocity == previous.velocity && body.angle == previous.angle)
            #expect(abs(body.target.angle - angle) <= .pi / 2 + 1e-9)
            let halves = body.target.angle / .pi
            #expect(abs(halves - halves.rounded()) < 1e-9)
            #expect(!body.isDynamic && body.target.flip == Pose.faceDown)
        }
    }

    @Test func `between ticks the pose is extrapolated by the speed`() {
        var body = Body(key: 1, at: place)
        body.velocity = Point2D(240, -480)
        #expect(body.pose(after: 0.001).center == Point2D(100.24, 199.52))
    }

    @Test func `finishing the motion puts a card at its target in every mode`() {
        let far = Pose(center: Point2D(-500, 9), width: 30, angle: 1)
        for mode in [Body.MotionMode.guided, .waiting(ticks: 30, then: place)] {
            var body = Body(key: 1, at: far)
            body.mode = mode
            if case .guided = mode { body.target = place }
            body.startShaking(after: 0)
            body.finishMotion()
            #expect(body.isAtRest && body.pose(after: 0) == place)
        }
    }
}
