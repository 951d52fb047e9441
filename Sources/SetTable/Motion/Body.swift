/// A card in motion or at rest. Springs move all its numbers towards a pose; while the card is dynamic, physics moves
/// its place and angle instead. Position and speed stay the same when physics or springs take over, so nothing jumps.
///
/// Each number that moves has its own channel, and each kind of motion its state.
struct Body: Sendable {
    /// The caller's identifier of the card.
    var key: Int32
    var horizontal: Channel
    var vertical: Channel
    var width: Channel
    var angle: Channel
    var flip: Channel
    /// The offset of a short sideways shake, as a share of the width; it decays to 0.
    var shake = Channel(0)
    /// The extra size of a short pop, as a share of the size; it decays to 0.
    var growth = Channel(0)
    /// The number of ticks until a pop starts; 0 without a scheduled pop.
    var growsIn = 0
    /// The pose towards which springs pull the card.
    var target: Pose
    var mode = MotionMode.guided
    /// The speed at which the card leaves the table, to be removed on arrival; `nil` if it stays.
    var departure: Departure?
    /// Whether it is still moving onto the table.
    var isEntering = false
    /// Whether it has changed since `takeChanges` last reported it.
    var isStale = true

    /// The force that moves a card.
    enum MotionMode: Sendable {
        /// Springs pull it to its target.
        case guided
        /// It waits this many ticks; then springs pull it to the pose.
        case waiting(ticks: Int, then: Pose)
        /// It floats and bounces for this many ticks; then springs pull it to the pose, at the nearest multiple of 180
        /// degrees.
        case floating(ticks: Int, then: Pose)
        /// It has been falling for this many ticks.
        case falling(ticks: Int)
    }

    /// The speed at which a card leaves the table.
    enum Departure: Sendable {
        /// Slower than cards enter, so players can follow it.
        case shown
        /// As fast as cards enter, to make room.
        case hurried
    }

    init(key: Int32, at pose: Pose) {
        self.key = key
        target = pose
        horizontal = Channel(pose.center.x)
        vertical = Channel(pose.center.y)
        width = Channel(pose.width)
        angle = Channel(pose.angle)
        flip = Channel(pose.flip)
    }

    /// The height of a card divided by its width.
    static let ratio = 1.4

    var center: Point2D {
        get { Point2D(horizontal.position, vertical.position) }
        set { (horizontal.position, vertical.position) = (newValue.x, newValue.y) }
    }

    var velocity: Point2D {
        get { Point2D(horizontal.speed, vertical.speed) }
        set { (horizontal.speed, vertical.speed) = (newValue.x, newValue.y) }
    }

    /// The radius of its circumscribed circle.
    var radius: Double { width.position * (1 + Self.ratio * Self.ratio).squareRoot() / 2 }

    /// Whether it is leaving the table.
    var isLeaving: Bool { departure != nil }

    /// Whether physics moves it.
    var isDynamic: Bool {
        switch mode {
        case .guided, .waiting: false
        case .floating, .falling: true
        }
    }

    var isAtRest: Bool {
        guard case .guided = mode else { return false }
        return horizontal == Channel(target.center.x) && vertical == Channel(target.center.y)
            && width == Channel(target.width) && angle == Channel(target.angle) && flip == Channel(target.flip)
            && shake == Channel(0) && growth == Channel(0) && growsIn == 0
    }

    /// Puts it at its target at once, at rest.
    mutating func finishMotion() {
        if case .waiting(_, let pose) = mode { target = pose }
        let finished = Body(key: key, at: target)
        horizontal = finished.horizontal
        vertical = finished.vertical
        (width, angle, flip) = (finished.width, finished.angle, finished.flip)
        (shake, growth, growsIn) = (finished.shake, finished.growth, 0)
        mode = .guided
        isEntering = false
        isStale = true
    }
}

extension Body {
    /// The length of a tick in seconds. Fine enough that no card passes through another.
    static let tick = 1.0 / 240

    // From a distance of 5,000 pixels, a card is at rest in 0.75 s.
    private static let travel = Spring(frequency: 18, damping: 1, tick: tick)
    // A card that leaves visibly is on the pile in about 0.8 s, or out of the view in about 0.4 s.
    private static let toPile = Spring(frequency: 12, damping: 1, tick: tick)
    private static let outOfView = Spring(frequency: 9, damping: 1, tick: tick)
    private static let shaking = Spring(frequency: 40, damping: 0.2, tick: tick)
    private static let growing = Spring(frequency: 26, damping: 0.4, tick: tick)

    private var travel: Spring {
        switch departure {
        case .hurried: Self.travel
        case nil: target.flip == Pose.faceDown ? Self.toPile : Self.travel
        case .shown: target.flip == Pose.faceDown ? Self.toPile : Self.outOfView
        }
    }

    /// Moves by one tick everything that physics does not move.
    mutating func followSprings() {
        let travel = travel
        if growsIn > 0 {
            growsIn -= 1
            if growsIn == 0 { startGrowing(after: 0) }
        }
        if !isDynamic {
            travel.step(&horizontal, to: target.center.x, tolerance: 0.2)
            travel.step(&vertical, to: target.center.y, tolerance: 0.2)
            travel.step(&angle, to: target.angle, tolerance: 0.002)
        }
        travel.step(&width, to: target.width, tolerance: 0.1)
        travel.step(&flip, to: target.flip, tolerance: 0.004)
        Self.shaking.step(&shake, to: 0, tolerance: 0.001)
        Self.growing.step(&growth, to: 0, tolerance: 0.001)
    }

    /// Counts one tick of the motion mode, and switches to springs when its time is over.
    mutating func followMode() {
        switch mode {
        case .guided:
            break
        case .waiting(let ticks, let pose) where ticks > 0:
            mode = .waiting(ticks: ticks - 1, then: pose)
        case .floating(let ticks, let pose) where ticks > 0:
            mode = .floating(ticks: ticks - 1, then: pose)
        case .waiting(_, let pose):
            mode = .guided
            target = pose
        case .floating(_, let pose):
            mode = .guided
            target = pose
            target.angle = Double((angle.position / .pi).nearest) * .pi
        case .falling(let ticks):
            mode = .falling(ticks: ticks + 1)
        }
    }

    /// Starts a sideways shake, `remainder` seconds after the last tick.
    mutating func startShaking(after remainder: Double) {
        shake.setSpeed(2.4, after: remainder)
        isStale = true
    }

    /// Starts a short pop in size, `remainder` seconds after the last tick.
    mutating func startGrowing(after remainder: Double) {
        growth.setSpeed(3.2, after: remainder)
        isStale = true
    }

    /// Returns the pose to show, extrapolated to `remainder` seconds after the last tick.
    func pose(after remainder: Double) -> Pose {
        func ahead(_ channel: Channel) -> Double { channel.position + channel.speed * remainder }
        let swing = ahead(shake) * width.position
        return Pose(
            center: Point2D(ahead(horizontal) + swing, ahead(vertical)), width: ahead(width) * (1 + ahead(growth)),
            angle: ahead(angle), flip: ahead(flip))
    }
}
