import SetRules

// What can happen to a card.
extension CardScene {
    /// Lets a card come in.
    ///
    /// - Parameters:
    ///   - start: where from; `nil` for a random place outside the view.
    ///   - order: how many come in before it in the same deal, of how many.
    ///   - pause: how long the first of them waits, in seconds.
    public mutating func enter(
        _ key: Int32, from start: Pose?, to pose: Pose, order: (index: Int, count: Int), after pause: Double = 0
    ) {
        var body = Body(key: key, at: start ?? placeOutside(width: pose.width))
        let step = min(Self.stagger, Self.longestStagger / Double(max(order.count, 1)))
        body.mode = .waiting(ticks: ((pause + step * Double(order.index)) / Body.tick).nearest, then: pose)
        body.isEntering = true
        bodies.append(body)
    }

    /// Lets a card go to another pose, from where it is and with the speed it has.
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

    /// Lets a card shake, as a head is shaken.
    public mutating func shake(_ key: Int32) { bodies[index(of: key)].startShaking(after: remainder) }

    /// Lets a card grow for a moment.
    public mutating func pop(_ key: Int32) { bodies[index(of: key)].startGrowing(after: remainder) }

    /// Takes a card away at once.
    public mutating func remove(_ key: Int32) { bodies.removeAll { $0.key == key } }

    /// How a card leaves the table.
    public enum Exit: Hashable, Sendable {
        /// It flies to a random place outside the view.
        case flight
        /// It turns over and goes to the pile.
        case pile(Pose)
        /// It is pushed in a random direction, floats and bounces about, then turns over and goes to the pile.
        case push(then: Pose)
        /// It falls out of the view.
        case fall
    }

    /// Lets a card leave, from where it is and with the speed it has. From now on it goes by another key.
    public mutating func leave(_ key: Int32, as newKey: Int32, by exit: Exit) {
        let index = index(of: key)
        bodies[index].key = newKey
        bodies[index].isLeaving = true
        bodies[index].isEntering = false
        take(exit, at: index)
        // What leaves last lies on top.
        bodies.append(bodies.remove(at: index))
    }

    /// Lets all cards that are leaving take another way out: the game that they were found in is over.
    public mutating func redirect(by exit: Exit) {
        for index in bodies.indices where bodies[index].isLeaving { take(exit, at: index) }
    }

    /// Tells cards on their way to the pile that it has moved.
    public mutating func movePile(to pose: Pose) {
        for index in bodies.indices where bodies[index].isLeaving {
            if case .afloat(let ticks, _) = bodies[index].mode {
                bodies[index].mode = .afloat(ticks: ticks, then: pose)
            } else if bodies[index].target.turn == Pose.faceDown {
                bodies[index].target = Pose(
                    center: pose.center, width: pose.width, angle: bodies[index].target.angle, turn: pose.turn)
                bodies[index].isStale = true
            }
        }
    }

    /// Lets cards that were flying out of the view do so still, now that it is another.
    mutating func flyOn() {
        for index in bodies.indices where bodies[index].isLeaving && bodies[index].target.turn == 0 {
            let target = Body(key: 0, at: bodies[index].target)
            guard case .guided = bodies[index].mode, !view.excludes(target.center, radius: target.radius) else {
                continue
            }
            bodies[index].target = placeOutside(width: target.width.position)
        }
    }

    private mutating func take(_ exit: Exit, at index: Int) {
        var body = bodies[index]
        body.isStale = true
        switch exit {
        case .flight:
            body.mode = .guided
            body.target = placeOutside(width: body.width.position)
        case .pile(let pose):
            body.mode = .guided
            body.target = pose
        case .push(let pose):
            body.mode = .afloat(ticks: Physics.ticksAfloat, then: pose)
            body.target.width = body.width.position * Physics.sizeAfloat
            startSpinning(&body, speed: Physics.speedAfloat * (view.size.x + view.size.y))
        case .fall:
            body.mode = .falling(ticks: 0)
            body.target.turn = 0
            startSpinning(&body, speed: 0.2 * view.size.y)
        }
        bodies[index] = body
    }

    /// Pushes a card in a random direction, and sets it spinning one way or the other, neither beyond a limit: on its
    /// way in it may have been ten times as fast.
    private mutating func startSpinning(_ body: inout Body, speed: Double) {
        let most = Physics.mostSpeedPushed * (view.size.x + view.size.y)
        let sum = body.velocity + direction(of: 2 * .pi * chance()) * speed
        let velocity = sum.length > most ? sum * (most / sum.length) : sum
        let spin = 1.5 + 3 * chance()
        let sumOfSpins = body.angle.speed + (chance() < 0.5 ? spin : -spin)
        body.horizontal.steer(to: velocity.x, after: remainder)
        body.vertical.steer(to: velocity.y, after: remainder)
        body.angle.steer(to: max(-Physics.mostSpin, min(Physics.mostSpin, sumOfSpins)), after: remainder)
    }

    /// A random number from 0 to 1, without 1.
    private mutating func chance() -> Double {
        Double(generator.next(below: 1 << 24)) / Double(1 << 24)
    }

    /// A random pose wholly outside the view, whatever the card's angle: on a rectangle around the view, as far away as
    /// the card's circle reaches and a little more.
    mutating func placeOutside(width: Double) -> Pose {
        let away = width * 0.87 + 8 + 0.06 * (view.size.x + view.size.y)
        let (wide, high) = (view.size.x + 2 * away, view.size.y + 2 * away)
        let way = chance() * 2 * (wide + high)
        let corner = view.origin - Point(away, away)
        let center =
            if way < wide {
                corner + Point(way, 0)
            } else if way < wide + high {
                corner + Point(wide, way - wide)
            } else if way < 2 * wide + high {
                corner + Point(way - wide - high, high)
            } else {
                corner + Point(0, way - 2 * wide - high)
            }
        return Pose(center: center, width: width, angle: (chance() - 0.5) * .pi)
    }
}
