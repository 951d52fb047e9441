/// Where two cards, or a card and an edge, touch.
struct Contact {
    /// Away from the first, of length 1.
    let normal: Point
    /// How far they overlap along the normal, in pixels.
    let depth: Double
    /// Where they touch.
    let point: Point
}

/// A card as physics sees it: a rectangle turned in its plane.
struct TurnedRectangle {
    let center: Point
    /// From the center to that of the right side, and to that of the lower side.
    let right: Point
    let down: Point
    /// The lengths of the two.
    let halfSize: Point

    init(_ body: Body) {
        let direction = direction(of: body.angle.position)
        center = body.center
        halfSize = Point(body.width.position / 2, body.width.position * Body.ratio / 2)
        right = direction * halfSize.x
        down = direction.turned * halfSize.y
    }

    var corners: [Point] {
        [center + right + down, center + right - down, center - right - down, center - right + down]
    }

    /// How far it reaches from its center along a direction of length 1.
    func reach(_ normal: Point) -> Double {
        right.dot(normal).magnitude + down.dot(normal).magnitude
    }

    func contains(_ point: Point) -> Bool {
        let way = point - center
        return way.dot(right).magnitude <= halfSize.x * halfSize.x && way.dot(down).magnitude <= halfSize.y * halfSize.y
    }

    /// Where two rectangles touch; `nil` if they do not. By the separating axis theorem: they overlap if they do along
    /// all four directions of their sides, and that of the least overlap tells how they touch.
    static func contact(_ one: TurnedRectangle, _ other: TurnedRectangle) -> Contact? {
        let way = other.center - one.center
        var normal = Point(0, 0)
        var depth = Double.infinity
        for (side, length) in [
            (one.right, one.halfSize.x), (one.down, one.halfSize.y), (other.right, other.halfSize.x),
            (other.down, other.halfSize.y),
        ] {
            let axis = side * (1 / length)
            let distance = way.dot(axis)
            let overlap = one.reach(axis) + other.reach(axis) - distance.magnitude
            if overlap <= 0 { return nil }
            if overlap < depth {
                depth = overlap
                normal = distance < 0 ? -axis : axis
            }
        }
        return Contact(normal: normal, depth: depth, point: touch(one, other, normal))
    }

    /// The center of the corners that lie in the other card; where two sides cross, that of the two furthest corners.
    private static func touch(_ one: TurnedRectangle, _ other: TurnedRectangle, _ normal: Point) -> Point {
        var sum = Point(0, 0)
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

    /// The corner furthest along a direction.
    private func furthest(_ direction: Point) -> Point {
        center + right * (right.dot(direction) < 0 ? -1 : 1) + down * (down.dot(direction) < 0 ? -1 : 1)
    }
}
