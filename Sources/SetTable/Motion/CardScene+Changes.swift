import SetRules

// The changes to a card's motion.
extension CardScene {
    /// Adds a card that moves onto the table.
    ///
    /// - Parameters:
    ///   - key: the card's key, which no other card in the scene has.
    ///   - start: where it starts; `nil` for a random place outside the view.
    ///   - pose: its target.
    ///   - order: its index in the deal, and the number of cards in the deal.
    ///   - pause: the delay of the first card of the deal, in seconds.
    public mutating func enter(
        _ key: Int32, from start: Pose?, to pose: Pose, order: (index: Int, count: Int), after pause: Double = 0
    ) {
        var body = Body(key: key, at: start ?? randomPoseOutside(width: pose.width, flip: pose.flip))
        let step = min(Self.stagger, Self.longestStagger / Double(max(order.count, 1)))
        body.mode = .waiting(ticks: ((pause + step * Double(order.index)) / Body.tick).nearest, then: pose)
        body.isEntering = true
        bodies.append(body)
    }

    /// Gives a card another target, without changing its current place and speed.
    public mutating func move(_ key: Int32, to pose: Pose) {
        let index = index(of: key)
        if case .waiting(let ticks, _) = bodies[index].mode {
            bodies[index].mode = .waiting(ticks: ticks, then: pose)
        } else {
            bodies[index].mode = .guided
            bodies[index].target = pose
        }
        bodies[index].isStale = true
    }

    /// Gives a card another target after a delay in seconds. Until then it continues to its current target.
    public mutating func move(_ key: Int32, to pose: Pose, after delay: Double) {
        let index = index(of: key)
        bodies[index].mode = .waiting(ticks: (delay / Body.tick).nearest, then: pose)
        bodies[index].isStale = true
    }

    /// Shakes a card sideways.
    public mutating func shake(_ key: Int32) { bodies[index(of: key)].startShaking(after: remainder) }

    /// Enlarges a card for a moment, after a delay in seconds.
    public mutating func pop(_ key: Int32, after delay: Double = 0) {
        let index = index(of: key)
        if delay > 0 {
            bodies[index].growsIn = (delay / Body.tick).nearest
        } else {
            bodies[index].startGrowing(after: remainder)
        }
    }

    /// Removes a card at once.
    public mutating func remove(_ key: Int32) { bodies.removeAll { $0.key == key } }

    /// The ways in which a card can leave the table.
    public enum Exit: Hashable, Sendable {
        /// It flies to a random place outside the view.
        case flight
        /// It does the same fast, to make room for another game.
        case sweep
        /// It flips and goes to the pile.
        case pile(Pose)
        /// It is pushed in a random direction, floats and bounces, then flips and goes to the pile.
        case push(then: Pose)
        /// It falls out of the view.
        case fall
    }

    /// Makes a card leave, from its place and with its speed. Its key changes, so the old key can be reused.
    public mutating func leave(_ key: Int32, as newKey: Int32, by exit: Exit) {
        let index = index(of: key)
        bodies[index].key = newKey
        bodies[index].isEntering = false
        start(exit, at: index)
        // The last card to leave is drawn on top.
        bodies.append(bodies.remove(at: index))
    }

    /// Delays a card that has just left for the pile: it stays in place for a while, and then goes. Doesn't affect other exits.
    ///
    /// - Parameters:
    ///   - key: the card's key.
    ///   - time: the delay in seconds, at least 0.
    public mutating func hold(_ key: Int32, for time: Double) {
        let index = index(of: key)
        guard case .guided = bodies[index].mode, bodies[index].target.flip == Pose.faceDown else { return }
        var body = bodies[index]
        body.mode = .waiting(ticks: (time / Body.tick).nearest, then: body.target)
        body.target = Pose(
            center: body.center, width: body.width.position, angle: body.angle.position, flip: body.flip.position)
        bodies[index] = body
    }

    /// Gives all leaving cards another exit, for a new game that starts while they leave.
    public mutating func redirect(by exit: Exit) {
        for index in bodies.indices where bodies[index].isLeaving { start(exit, at: index) }
    }

    /// Redirects the cards on their way to the pile to the pile's new place.
    public mutating func movePile(to pose: Pose) {
        for index in bodies.indices where bodies[index].isLeaving {
            switch bodies[index].mode {
            case .floating(let ticks, _): bodies[index].mode = .floating(ticks: ticks, then: pose)
            case .waiting(let ticks, _): bodies[index].mode = .waiting(ticks: ticks, then: pose)
            case .guided, .falling:
                guard bodies[index].target.flip == Pose.faceDown else { continue }
                bodies[index].target = Pose(
                    center: pose.center, width: pose.width, angle: bodies[index].target.angle, flip: pose.flip)
                bodies[index].isStale = true
            }
        }
    }

    /// Gives new targets, outside the new view, to cards that fly out of the view.
    mutating func retargetFlights() {
        for index in bodies.indices where bodies[index].isLeaving && bodies[index].target.flip == 0 {
            let target = Body(key: 0, at: bodies[index].target)
            guard case .guided = bodies[index].mode, !view.excludes(target.center, radius: target.radius) else {
                continue
            }
            bodies[index].target = randomPoseOutside(width: target.width.position)
        }
    }

    /// Adds a card that is thrown from the pile. It turns over, floats and bounces like a pushed card, and returns.
    ///
    /// - Parameters:
    ///   - key: the card's key, which no other card in the scene has.
    ///   - pile: the pose of the pile.
    ///   - width: the width of a card on the table.
    ///   - velocity: the speed of the throw, in CSS pixels a second. A push in a random direction is added.
    public mutating func throwCard(_ key: Int32, from pile: Pose, width: Double, at velocity: Point2D) {
        var body = Body(key: key, at: pile)
        body.departure = .shown
        body.mode = .floating(ticks: Physics.floatingTicks, then: pile)
        body.target.width = width * Physics.floatingSize
        body.target.flip = 0
        body.velocity = velocity
        push(&body, speed: Physics.pushSpeed * (view.size.x + view.size.y))
        bodies.append(body)
    }

    private mutating func start(_ exit: Exit, at index: Int) {
        var body = bodies[index]
        body.isStale = true
        body.departure = .shown
        switch exit {
        case .flight:
            body.mode = .guided
            body.target = randomPoseOutside(width: body.width.position)
        case .sweep:
            body.mode = .guided
            body.target = randomPoseOutside(width: body.width.position)
            body.departure = .hurried
        case .pile(let pose):
            body.mode = .guided
            body.target = pose
        case .push(let pose):
            body.mode = .floating(ticks: Physics.floatingTicks, then: pose)
            body.target.width = body.width.position * Physics.floatingSize
            push(&body, speed: Physics.pushSpeed * (view.size.x + view.size.y))
        case .fall:
            body.mode = .falling(ticks: 0)
            body.target.flip = 0
            push(&body, speed: 0.2 * view.size.y)
        }
        bodies[index] = body
    }

    /// Adds a push in a random direction and a spin to a card. Both sums are limited, because a card that is still
    /// entering may be ten times as fast.
    private mutating func push(_ body: inout Body, speed: Double) {
        let limit = Physics.maxPushedSpeed * (view.size.x + view.size.y)
        let sum = body.velocity + direction(of: 2 * .pi * randomUnit()) * speed
        let velocity = sum.length > limit ? sum * (limit / sum.length) : sum
        let spin = 1.5 + 3 * randomUnit()
        let spinSum = body.angle.speed + (randomUnit() < 0.5 ? spin : -spin)
        body.horizontal.setSpeed(velocity.x, after: remainder)
        body.vertical.setSpeed(velocity.y, after: remainder)
        body.angle.setSpeed(max(-Physics.maxSpin, min(Physics.maxSpin, spinSum)), after: remainder)
    }

    /// Returns a random number from 0 up to, but not including, 1.
    private mutating func randomUnit() -> Double {
        Double(generator.next(below: 1 << 24)) / Double(1 << 24)
    }

    /// Returns a random pose on a rectangle around the view, far enough away that the card is out of view at any angle.
    mutating func randomPoseOutside(width: Double, flip: Double = 0) -> Pose {
        let margin = width * 0.87 + 8 + 0.06 * (view.size.x + view.size.y)
        let (wide, high) = (view.size.x + 2 * margin, view.size.y + 2 * margin)
        let distance = randomUnit() * 2 * (wide + high)
        let corner = view.origin - Point2D(margin, margin)
        let center =
            if distance < wide {
                corner + Point2D(distance, 0)
            } else if distance < wide + high {
                corner + Point2D(wide, distance - wide)
            } else if distance < 2 * wide + high {
                corner + Point2D(distance - wide - high, high)
            } else {
                corner + Point2D(0, distance - 2 * wide - high)
            }
        return Pose(center: center, width: width, angle: (randomUnit() - 0.5) * .pi, flip: flip)
    }
}
