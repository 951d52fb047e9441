import SetRules
import Testing

@testable import SetTable

/// Two cards at random, near enough to touch as often as not.
private func pair(_ generator: inout SplitMix64) -> (Body, Body) {
    func card() -> Body {
        let center = Point(generator.number(-60...60), generator.number(-60...60))
        return Body(
            key: 0, at: Pose(center: center, width: generator.number(5...80), angle: generator.number(-20...20)))
    }
    return (card(), card())
}

private let pairs: [(Body, Body)] = {
    var generator = SplitMix64(seed: 11)
    return (0..<400).map { _ in pair(&generator) }
}()

private func contact(_ one: Body, _ other: Body) -> Contact? {
    TurnedRectangle.contact(TurnedRectangle(one), TurnedRectangle(other))
}

extension Body {
    fileprivate func moved(_ way: Point) -> Body {
        var moved = self
        moved.center = center + way
        return moved
    }

    /// Points all over it, its corners among them.
    fileprivate var samples: [Point] {
        let rectangle = TurnedRectangle(self)
        let steps = stride(from: -1.0, through: 1, by: 0.1)
        return steps.flatMap { across in
            steps.map { down in rectangle.center + rectangle.right * across + rectangle.down * down }
        }
    }
}

struct ContactTests {
    @Test func `cards that share a point touch, and only such`() {
        var (touching, apart) = (0, 0)
        for (one, other) in pairs {
            let (first, second) = (TurnedRectangle(one), TurnedRectangle(other))
            let sharesPoint =
                one.samples.contains(where: second.contains) || other.samples.contains(where: first.contains)
            let found = contact(one, other)
            if sharesPoint { #expect(found != nil) }
            // Where no sample is shared they overlap by a sliver at most.
            if !sharesPoint { #expect((found?.depth ?? 0) < 0.15 * max(one.width.position, other.width.position)) }
            if sharesPoint { touching += 1 } else { apart += 1 }
        }
        #expect(touching > 100 && apart > 100)
    }

    @Test func `to move along the normal by the depth parts them, by less does not`() {
        for (one, other) in pairs {
            guard let found = contact(one, other) else { continue }
            #expect(contact(one, other.moved(found.normal * (found.depth + 1e-9))) == nil)
            #expect(contact(one, other.moved(found.normal * (found.depth * 0.99))) != nil)
        }
    }

    @Test func `no shorter way parts them`() {
        for (one, other) in pairs.prefix(120) {
            guard let found = contact(one, other) else { continue }
            for step in 0..<60 {
                let way = direction(of: Double(step) * .pi / 30) * (found.depth * 0.995)
                #expect(contact(one, other.moved(way)) != nil)
            }
        }
    }

    @Test func `the normal has length 1, leads from one to the other, and turns round with them`() throws {
        for (one, other) in pairs {
            guard let found = contact(one, other) else { continue }
            let back = try #require(contact(other, one))
            #expect(abs(found.normal.length - 1) < 1e-12)
            #expect(found.normal.dot(other.center - one.center) >= 0)
            #expect(abs(found.depth - back.depth) < 1e-9 && (found.point - back.point).length < 1e-9)
        }
    }

    @Test func `the point of contact lies on both, but for the depth`() {
        for (one, other) in pairs {
            guard let found = contact(one, other) else { continue }
            for body in [one, other] {
                let rectangle = TurnedRectangle(body)
                let way = found.point - body.center
                #expect(abs(way.dot(rectangle.right)) / rectangle.halfSize.x <= rectangle.halfSize.x + found.depth)
                #expect(abs(way.dot(rectangle.down)) / rectangle.halfSize.y <= rectangle.halfSize.y + found.depth)
            }
        }
    }

    @Test func `two upright cards side by side touch in the center of what they share`() throws {
        let one = Body(key: 0, at: Pose(center: Point(0, 0), width: 50))
        let found = try #require(contact(one, one.moved(Point(48, 20))))
        #expect(found.normal == Point(1, 0))
        #expect(abs(found.depth - 2) < 1e-12)
        #expect((found.point - Point(24, 10)).length < 1e-9)
        #expect(contact(one, one.moved(Point(50, 20))) == nil)
    }

    @Test func `no corner reaches further than the radius, and each as far`() {
        for (one, _) in pairs {
            let rectangle = TurnedRectangle(one)
            for corner in rectangle.corners { #expect(abs((corner - one.center).length - one.radius) < 1e-9) }
            for step in 0..<12 {
                let way = direction(of: Double(step))
                let furthest = rectangle.corners.map { ($0 - one.center).dot(way) }.max()
                #expect(abs((furthest ?? 0) - rectangle.reach(way)) < 1e-9)
            }
        }
    }
}
