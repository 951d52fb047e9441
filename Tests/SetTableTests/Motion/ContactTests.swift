import SetRules
import Testing

@testable import SetTable

/// Two random cards, about half of which overlap.
private func pair(_ generator: inout SplitMix64) -> (Body, Body) {
    func card() -> Body {
        let center = Point2D(generator.number(-60...60), generator.number(-60...60))
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
    RotatedRectangle.contact(RotatedRectangle(one), RotatedRectangle(other))
}

extension Body {
    fileprivate func moved(by offset: Point2D) -> Body {
        var moved = self
        moved.center = center + offset
        return moved
    }

    /// Points all over it, including its corners.
    fileprivate var samples: [Point2D] {
        let rectangle = RotatedRectangle(self)
        let steps = stride(from: -1.0, through: 1, by: 0.1)
        return steps.flatMap { across in
            steps.map { down in rectangle.center + rectangle.right * across + rectangle.down * down }
        }
    }
}

struct ContactTests {
    @Test func `contact is found exactly for cards that share a point`() {
        var (touching, apart) = (0, 0)
        for (one, other) in pairs {
            let (first, second) = (RotatedRectangle(one), RotatedRectangle(other))
            let sharesPoint =
                one.samples.contains(where: second.contains) || other.samples.contains(where: first.contains)
            let found = contact(one, other)
            if sharesPoint { #expect(found != nil) }
            // If no sample is shared, they overlap by a sliver at most.
            if !sharesPoint { #expect((found?.depth ?? 0) < 0.15 * max(one.width.position, other.width.position)) }
            if sharesPoint { touching += 1 } else { apart += 1 }
        }
        #expect(touching > 100 && apart > 100)
    }

    @Test func `moving a card along the normal by the depth separates the two, and by less does not`() {
        for (one, other) in pairs {
            guard let found = contact(one, other) else { continue }
            #expect(contact(one, other.moved(by: found.normal * (found.depth + 1e-9))) == nil)
            #expect(contact(one, other.moved(by: found.normal * (found.depth * 0.99))) != nil)
        }
    }

    @Test func `no shorter vector separates two cards`() {
        for (one, other) in pairs.prefix(120) {
            guard let found = contact(one, other) else { continue }
            for step in 0..<60 {
                let offset = direction(of: Double(step) * .pi / 30) * (found.depth * 0.995)
                #expect(contact(one, other.moved(by: offset)) != nil)
            }
        }
    }

    @Test func `the normal is a unit vector from one card to the other, and depth and point are symmetric`() throws {
        for (one, other) in pairs {
            guard let found = contact(one, other) else { continue }
            let back = try #require(contact(other, one))
            #expect(abs(found.normal.length - 1) < 1e-12)
            #expect(found.normal.dot(other.center - one.center) >= 0)
            #expect(abs(found.depth - back.depth) < 1e-9 && (found.point - back.point).length < 1e-9)
        }
    }

    @Test func `the contact point lies on both cards, to within the depth`() {
        for (one, other) in pairs {
            guard let found = contact(one, other) else { continue }
            for body in [one, other] {
                let rectangle = RotatedRectangle(body)
                let offset = found.point - body.center
                #expect(abs(offset.dot(rectangle.right)) / rectangle.halfSize.x <= rectangle.halfSize.x + found.depth)
                #expect(abs(offset.dot(rectangle.down)) / rectangle.halfSize.y <= rectangle.halfSize.y + found.depth)
            }
        }
    }

    @Test func `two upright cards side by side touch at the center of the shared edge`() throws {
        let one = Body(key: 0, at: Pose(center: Point2D(0, 0), width: 50))
        let found = try #require(contact(one, one.moved(by: Point2D(48, 20))))
        #expect(found.normal == Point2D(1, 0))
        #expect(abs(found.depth - 2) < 1e-12)
        #expect((found.point - Point2D(24, 10)).length < 1e-9)
        #expect(contact(one, one.moved(by: Point2D(50, 20))) == nil)
    }

    @Test func `all corners lie at the radius, and the extent is that of the furthest corner`() {
        for (one, _) in pairs {
            let rectangle = RotatedRectangle(one)
            for corner in rectangle.corners { #expect(abs((corner - one.center).length - one.radius) < 1e-9) }
            for step in 0..<12 {
                let offset = direction(of: Double(step))
                let furthest = rectangle.corners.map { ($0 - one.center).dot(offset) }.max()
                #expect(abs((furthest ?? 0) - rectangle.extent(along: offset)) < 1e-9)
            }
        }
    }
}
