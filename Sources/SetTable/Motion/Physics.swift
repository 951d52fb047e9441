/// Rigid-body physics for dynamic cards: floating cards bounce off each other and off the edges of the view, and
/// falling cards drop out of it.
///
/// All cards have mass 1 and move without friction. Floating cards do not lose speed: after each impulse, the two
/// cards' linear speeds are scaled to restore their sum of squares, and an edge reflects at full speed. Only the spin
/// changes freely, up to a limit. So the energy neither decays nor grows without bound.
enum Physics {
    /// The time for which a pushed card floats, in ticks.
    static let floatingTicks = 480
    /// The speed that a push adds, as a share of the view's width plus height, per second.
    static let pushSpeed = 0.45
    /// The highest speed after a push, for cards that were already moving, as a share of the same.
    static let maxPushedSpeed = 0.9
    /// The size of a floating card, as a share of its size on the table.
    static let floatingSize = 0.5
    /// The time for which falling cards collide, in ticks; after that, nothing can hold them up.
    static let collisionTicks = 290
    /// The highest spin, in radians per second.
    static let maxSpin = 7.0
    /// The maximum distance by which one tick moves a card out of an overlap, in pixels, to avoid jumps.
    static let maxCorrection = 3.0
    /// The coefficient of restitution of falling cards: their separation speed as a share of their closing speed.
    static let restitution = 0.35

    /// Moves the dynamic bodies by one tick.
    ///
    /// - Parameter view: the rectangle whose edges they bounce off.
    @inline(never)  // It is in the second half of the page's module.
    static func step(_ bodies: inout [Body], in view: Rectangle2D) {
        let dynamic = bodies.indices.filter { bodies[$0].isDynamic }
        guard !dynamic.isEmpty else { return }
        for index in dynamic { bodies[index].integrate(in: view) }
        for (order, one) in dynamic.enumerated() {
            for other in dynamic[(order + 1)...] where bodies[one].collides(with: bodies[other]) {
                collide(&bodies, one, other)
            }
        }
        for index in dynamic { bodies[index].bounceOffEdges(of: view) }
    }

    private static func collide(_ bodies: inout [Body], _ one: Int, _ other: Int) {
        let offset = bodies[other].center - bodies[one].center
        let reach = bodies[one].radius + bodies[other].radius
        guard offset.dot(offset) < reach * reach,
            let contact = RotatedRectangle.contact(RotatedRectangle(bodies[one]), RotatedRectangle(bodies[other]))
        else { return }
        let energy = bodies[one].velocity.dot(bodies[one].velocity) + bodies[other].velocity.dot(bodies[other].velocity)
        let impulse = impulse(bodies[one], bodies[other], contact)
        if impulse > 0 {
            bodies[one].apply(contact.normal * -impulse, at: contact.point)
            bodies[other].apply(contact.normal * impulse, at: contact.point)
            if bodies[one].isFloating { restoreEnergy(energy, of: &bodies, one, other) }
        }
        let correction = min(contact.depth * 0.25, maxCorrection)
        bodies[one].center = bodies[one].center - contact.normal * correction
        bodies[other].center = bodies[other].center + contact.normal * correction
    }

    /// Returns the impulse that separates two touching cards; 0 if they already move apart.
    private static func impulse(_ one: Body, _ other: Body, _ contact: Contact) -> Double {
        let approach = (other.velocity(at: contact.point) - one.velocity(at: contact.point)).dot(contact.normal)
        guard approach < 0 else { return 0 }
        let restitution = one.isFloating ? 1 : restitution
        return -(1 + restitution) * approach / (one.inverseMass(at: contact) + other.inverseMass(at: contact))
    }

    /// Scales two cards' velocities so that the sum of their squares is `energy` again.
    private static func restoreEnergy(_ energy: Double, of bodies: inout [Body], _ one: Int, _ other: Int) {
        let (first, second) = (bodies[one].velocity, bodies[other].velocity)
        let current = first.dot(first) + second.dot(second)
        guard current > 0 else { return }
        let factor = (energy / current).squareRoot()
        bodies[one].velocity = first * factor
        bodies[other].velocity = second * factor
    }
}

extension Body {
    var isFloating: Bool {
        if case .floating = mode { true } else { false }
    }

    /// Whether two dynamic cards can collide: both are floating, or both are falling and within `collisionTicks`.
    fileprivate func collides(with other: Body) -> Bool {
        func isLate(_ body: Body) -> Bool {
            if case .falling(let ticks) = body.mode { ticks > Physics.collisionTicks } else { false }
        }
        return !isLate(self) && !isLate(other) && isFloating == other.isFloating
    }

    /// The moment of inertia of a rectangle of mass 1 that is at least one pixel wide, to avoid a division by 0.
    private var inertia: Double {
        max(width.position * width.position, 1) * (1 + Self.ratio * Self.ratio) / 12
    }

    func velocity(at point: Point2D) -> Point2D {
        velocity + (point - center).perpendicular * angle.speed
    }

    /// Returns the change of speed at the contact point that an impulse of 1 along the normal causes.
    fileprivate func inverseMass(at contact: Contact) -> Double {
        let lever = (contact.point - center).cross(contact.normal)
        return 1 + lever * lever / inertia
    }

    fileprivate mutating func apply(_ impulse: Point2D, at point: Point2D) {
        velocity = velocity + impulse
        let spin = angle.speed + (point - center).cross(impulse) / inertia
        angle.speed = max(-Physics.maxSpin, min(Physics.maxSpin, spin))
    }

    /// Moves by one tick at the current speed; gravity accelerates falling cards.
    fileprivate mutating func integrate(in view: Rectangle2D) {
        // Gravity grows with the view, so a fall from top to bottom always takes 0.7 s.
        if case .falling = mode { vertical.speed += 4 * max(view.size.y, 300) * Self.tick }
        center = center + velocity * Self.tick
        angle.position += angle.speed * Self.tick
    }

    /// Bounces a floating card off all four edges, and a falling card off the left and right edges while it is between
    /// them.
    fileprivate mutating func bounceOffEdges(of view: Rectangle2D) {
        let low = view.origin
        let high = view.origin + view.size
        if isFloating {
            bounce(inward: Point2D(0, 1), from: low)
            bounce(inward: Point2D(0, -1), from: high)
        } else if center.x < low.x || center.x > high.x {
            return
        }
        bounce(inward: Point2D(1, 0), from: low)
        bounce(inward: Point2D(-1, 0), from: high)
    }

    private mutating func bounce(inward normal: Point2D, from edge: Point2D) {
        let distance = (center - edge).dot(normal)
        guard distance < radius else { return }
        let rectangle = RotatedRectangle(self)
        let depth = rectangle.extent(along: normal) - distance
        guard depth > 0 else { return }
        let contact = Contact(normal: normal, depth: depth, point: rectangle.support(-normal))
        let approach = velocity(at: contact.point).dot(normal)
        let speed = velocity.length
        if approach < 0 {
            let restitution = isFloating ? 1 : Physics.restitution
            apply(normal * (-(1 + restitution) * approach / inverseMass(at: contact)), at: contact.point)
        }
        if isFloating { leaveEdge(normal, at: speed) }
        center = center + normal * min(depth * 0.5, Physics.maxCorrection)
    }

    /// Points the velocity inward, and restores the speed from before the impulse.
    private mutating func leaveEdge(_ normal: Point2D, at speed: Double) {
        let inward = velocity.dot(normal)
        if inward < 0 { velocity = velocity - normal * (2 * inward) }
        let current = velocity.length
        if current > 0 { velocity = velocity * (speed / current) }
    }
}

extension RotatedRectangle {
    /// Returns the furthest point along a direction: a corner, or the center of a side perpendicular to the direction.
    fileprivate func support(_ direction: Point2D) -> Point2D {
        func sign(_ half: Point2D) -> Double {
            let along = half.dot(direction)
            return along.magnitude < 0.001 * half.length ? 0 : along < 0 ? -1 : 1
        }
        return center + right * sign(right) + down * sign(down)
    }
}
