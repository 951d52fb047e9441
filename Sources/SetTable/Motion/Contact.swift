/// A contact between two cards, or between a card and an edge.
struct Contact {
    /// The unit vector from the first towards the second.
    let normal: Point2D
    /// The overlap along the normal, in pixels.
    let depth: Double
    /// The point where the impulse acts.
    let point: Point2D
}

/// The shape of a card for collisions: a rectangle at an angle.
struct RotatedRectangle {
    let center: Point2D
    /// The vectors from the center to the centers of the right and lower sides.
    let right: Point2D
    let down: Point2D
    /// The lengths of these two vectors.
    let halfSize: Point2D

    init(_ body: Body) {
        let direction = direction(of: body.angle.position)
        center = body.center
        halfSize = Point2D(body.width.position / 2, body.width.position * Body.ratio / 2)
        right = direction * halfSize.x
        down = direction.perpendicular * halfSize.y
    }

    var corners: [Point2D] {
        [center + right + down, center + right - down, center - right - down, center - right + down]
    }

    /// Returns half the length of its projection onto a unit vector.
    func extent(along normal: Point2D) -> Double {
        right.dot(normal).magnitude + down.dot(normal).magnitude
    }

    func contains(_ point: Point2D) -> Bool {
        let offset = point - center
        return offset.dot(right).magnitude <= halfSize.x * halfSize.x
            && offset.dot(down).magnitude <= halfSize.y * halfSize.y
    }

    /// Returns the contact of two rectangles; `nil` if they do not touch. By the separating axis theorem, they overlap
    /// if their projections overlap on all four axes of their sides; the axis of least overlap is the contact normal.
    static func contact(_ one: RotatedRectangle, _ other: RotatedRectangle) -> Contact? {
        let offset = other.center - one.center
        var normal = Point2D(0, 0)
        var depth = Double.infinity
        for (side, length) in [
            (one.right, one.halfSize.x), (one.down, one.halfSize.y), (other.right, other.halfSize.x),
            (other.down, other.halfSize.y),
        ] {
            let axis = side * (1 / length)
            let distance = offset.dot(axis)
            let overlap = one.extent(along: axis) + other.extent(along: axis) - distance.magnitude
            if overlap <= 0 { return nil }
            if overlap < depth {
                depth = overlap
                normal = distance < 0 ? -axis : axis
            }
        }
        return Contact(normal: normal, depth: depth, point: contactPoint(one, other, normal))
    }

    /// Returns the mean of the corners inside the other rectangle. If there aren't any, because sides cross, returns
    /// the midpoint of the two corners furthest along the normal.
    private static func contactPoint(_ one: RotatedRectangle, _ other: RotatedRectangle, _ normal: Point2D) -> Point2D {
        var sum = Point2D(0, 0)
        var count = 0.0
        for corner in one.corners where other.contains(corner) {
            sum = sum + corner
            count += 1
        }
        for corner in other.corners where one.contains(corner) {
            sum = sum + corner
            count += 1
        }
        if count > 0 { return sum * (1 / count) }
        return (one.furthest(normal) + other.furthest(-normal)) * 0.5
    }

    /// Returns the corner furthest along a direction.
    private func furthest(_ direction: Point2D) -> Point2D {
        center + right * (right.dot(direction) < 0 ? -1 : 1) + down * (down.dot(direction) < 0 ? -1 : 1)
    }
}
