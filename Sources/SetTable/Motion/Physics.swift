/// The laws that loose cards obey: they bounce off each other and off the edges of the view, or fall out of it.
///
/// All cards weigh the same, without friction. A card afloat neither loses nor wins speed when it bounces: after each
/// impulse the two that met share the speed they had, and an edge gives back all of it; only the spin changes freely,
/// up to a limit. So a bounce never tires the cards, and their energy is bounded for good.
enum Physics {
    /// How long a card is afloat, in ticks.
    static let ticksAfloat = 480
    /// How fast a card is pushed: this share of the view's width and height together, a second.
    static let speedAfloat = 0.45
    /// How fast a push may leave a card that was moving before, as a share of the same.
    static let mostSpeedPushed = 0.9
    /// How large a card afloat is, as a share of its size on the table.
    static let sizeAfloat = 0.85
    /// For how long falling cards mind each other, in ticks; after that nothing can hold them up.
    static let ticksOfCollisions = 290
    /// The most that a card may turn, in radians per second.
    static let mostSpin = 7.0
    /// The most that a tick may push a card away from what it overlaps, in pixels: a place never jumps.
    static let mostPush = 3.0
    /// How springy falling cards are: the share of the speed towards each other that they keep.
    static let bounciness = 0.35

    /// Moves the loose ones among some cards on by one tick.
    ///
    /// - Parameter view: the rectangle whose edges they bounce off.
    static func step(_ bodies: inout [Body], in view: Box) {
        let loose = bodies.indices.filter { bodies[$0].isLoose }
        guard !loose.isEmpty else { return }
        for index in loose { bodies[index].drift(in: view) }
        for (order, one) in loose.enumerated() {
            for other in loose[(order + 1)...] where bodies[one].minds(bodies[other]) { meet(&bodies, one, other) }
        }
        for index in loose { bodies[index].stayWithin(view) }
    }

    private static func meet(_ bodies: inout [Body], _ one: Int, _ other: Int) {
        let way = bodies[other].center - bodies[one].center
        let reach = bodies[one].radius + bodies[other].radius
        guard way.dot(way) < reach * reach,
            let contact = TurnedRectangle.contact(TurnedRectangle(bodies[one]), TurnedRectangle(bodies[other]))
        else { return }
        let former = bodies[one].velocity.dot(bodies[one].velocity) + bodies[other].velocity.dot(bodies[other].velocity)
        let impulse = impulse(bodies[one], bodies[other], contact)
        if impulse > 0 {
            bodies[one].push(contact.normal * -impulse, at: contact.point)
            bodies[other].push(contact.normal * impulse, at: contact.point)
            if bodies[one].isAfloat { keepSpeed(&bodies, one, other, former) }
        }
        let push = min(contact.depth * 0.25, mostPush)
        bodies[one].center = bodies[one].center - contact.normal * push
        bodies[other].center = bodies[other].center + contact.normal * push
    }

    /// The impulse that lets two cards of mass 1 part; 0 where they already do.
    private static func impulse(_ one: Body, _ other: Body, _ contact: Contact) -> Double {
        let approach = (other.velocity(at: contact.point) - one.velocity(at: contact.point)).dot(contact.normal)
        guard approach < 0 else { return 0 }
        let bounciness = one.isAfloat ? 1 : bounciness
        return -(1 + bounciness) * approach / (one.yielding(contact) + other.yielding(contact))
    }

    /// Gives two cards the speed back that they had together before they met.
    private static func keepSpeed(_ bodies: inout [Body], _ one: Int, _ other: Int, _ former: Double) {
        let (first, second) = (bodies[one].velocity, bodies[other].velocity)
        let present = first.dot(first) + second.dot(second)
        guard present > 0 else { return }
        let factor = (former / present).squareRoot()
        bodies[one].velocity = first * factor
        bodies[other].velocity = second * factor
    }
}

extension Body {
    var isAfloat: Bool {
        if case .afloat = mode { true } else { false }
    }

    /// Whether two loose cards bounce off each other: those afloat, and those that fall, each among themselves.
    fileprivate func minds(_ other: Body) -> Bool {
        func isLate(_ body: Body) -> Bool {
            if case .falling(let ticks) = body.mode { ticks > Physics.ticksOfCollisions } else { false }
        }
        return !isLate(self) && !isLate(other) && isAfloat == other.isAfloat
    }

    /// Its inertia against turning, for a mass of 1; that of a pixel at least, for what has no size.
    private var inertia: Double {
        max(width.position * width.position, 1) * (1 + Self.ratio * Self.ratio) / 12
    }

    func velocity(at point: Point) -> Point {
        velocity + (point - center).turned * angle.speed
    }

    /// How much the speed at a point along the normal changes with an impulse of 1 there.
    fileprivate func yielding(_ contact: Contact) -> Double {
        let lever = (contact.point - center).cross(contact.normal)
        return 1 + lever * lever / inertia
    }

    fileprivate mutating func push(_ impulse: Point, at point: Point) {
        velocity = velocity + impulse
        let spin = angle.speed + (point - center).cross(impulse) / inertia
        angle.speed = max(-Physics.mostSpin, min(Physics.mostSpin, spin))
    }

    /// Moves on as its speed has it, and falls where it is falling.
    fileprivate mutating func drift(in view: Box) {
        // A fall from the top of the view takes 0.7 s, whatever its size.
        if case .falling = mode { vertical.speed += 4 * max(view.size.y, 300) * Self.tick }
        center = center + velocity * Self.tick
        angle.position += angle.speed * Self.tick
    }

    /// Bounces off the edges: all four afloat, the two at the sides while falling, for what is between them.
    fileprivate mutating func stayWithin(_ view: Box) {
        let low = view.origin
        let high = view.origin + view.size
        if isAfloat {
            bounce(inward: Point(0, 1), from: low)
            bounce(inward: Point(0, -1), from: high)
        } else if center.x < low.x || center.x > high.x {
            return
        }
        bounce(inward: Point(1, 0), from: low)
        bounce(inward: Point(-1, 0), from: high)
    }

    private mutating func bounce(inward normal: Point, from edge: Point) {
        let distance = (center - edge).dot(normal)
        guard distance < radius else { return }
        let rectangle = TurnedRectangle(self)
        let depth = rectangle.reach(normal) - distance
        guard depth > 0 else { return }
        let contact = Contact(normal: normal, depth: depth, point: rectangle.support(-normal))
        let approach = velocity(at: contact.point).dot(normal)
        let former = velocity.length
        if approach < 0 {
            push(
                normal * (-(1 + (isAfloat ? 1 : Physics.bounciness)) * approach / yielding(contact)), at: contact.point)
        }
        if isAfloat { leave(normal, withSpeed: former) }
        center = center + normal * min(depth * 0.5, Physics.mostPush)
    }

    /// Away from an edge, as fast as before.
    private mutating func leave(_ normal: Point, withSpeed former: Double) {
        let inward = velocity.dot(normal)
        if inward < 0 { velocity = velocity - normal * (2 * inward) }
        let present = velocity.length
        if present > 0 { velocity = velocity * (former / present) }
    }
}

extension TurnedRectangle {
    /// The corner furthest along a direction; the center of a side that lies across it.
    fileprivate func support(_ direction: Point) -> Point {
        func side(_ way: Point) -> Double {
            let along = way.dot(direction)
            return along.magnitude < 0.001 * way.length ? 0 : along < 0 ? -1 : 1
        }
        return center + right * side(right) + down * side(down)
    }
}
