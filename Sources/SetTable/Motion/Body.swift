/// A card in motion or at rest. All its numbers are moved by springs towards a pose, or, while it is loose, by physics;
/// where and how fast it is passes from one to the other untouched, so nothing ever jumps.
struct Body: Sendable {
    /// Which card of the page it is.
    var key: Int32
    var horizontal: Channel
    var vertical: Channel
    var width: Channel
    var angle: Channel
    var turn: Channel
    /// A short shake to the sides, as a share of the width, that dies away by itself.
    var shake = Channel(0)
    /// A short growth, as a share of the size, that dies away by itself.
    var growth = Channel(0)
    /// Where the springs pull it.
    var target: Pose
    var mode = MotionMode.guided
    /// Whether it is gone once it arrives.
    var isLeaving = false
    /// Whether it is on its way onto the table.
    var isEntering = false
    /// Whether it has changed since it was last written to the page.
    var isStale = true

    /// What moves it.
    enum MotionMode: Sendable {
        /// Springs pull it to its target.
        case guided
        /// It waits this many ticks; then springs pull it to the pose.
        case waiting(ticks: Int, then: Pose)
        /// It floats and bounces for this many ticks; then springs pull it to the pose, at whichever half turn is near.
        case afloat(ticks: Int, then: Pose)
        /// It has been falling for this many ticks.
        case falling(ticks: Int)
    }

    init(key: Int32, at pose: Pose) {
        self.key = key
        target = pose
        horizontal = Channel(pose.center.x)
        vertical = Channel(pose.center.y)
        width = Channel(pose.width)
        angle = Channel(pose.angle)
        turn = Channel(pose.turn)
    }

    /// The height of a card to its width.
    static let ratio = 1.4

    var center: Point {
        get { Point(horizontal.position, vertical.position) }
        set { (horizontal.position, vertical.position) = (newValue.x, newValue.y) }
    }

    var velocity: Point {
        get { Point(horizontal.speed, vertical.speed) }
        set { (horizontal.speed, vertical.speed) = (newValue.x, newValue.y) }
    }

    /// The radius of the circle around it.
    var radius: Double { width.position * (1 + Self.ratio * Self.ratio).squareRoot() / 2 }

    /// Whether physics moves it.
    var isLoose: Bool {
        switch mode {
        case .guided, .waiting: false
        case .afloat, .falling: true
        }
    }

    var isAtRest: Bool {
        guard case .guided = mode else { return false }
        return horizontal == Channel(target.center.x) && vertical == Channel(target.center.y)
            && width == Channel(target.width) && angle == Channel(target.angle) && turn == Channel(target.turn)
            && shake == Channel(0) && growth == Channel(0)
    }

    /// Puts it where it is going, at once.
    mutating func settle() {
        if case .waiting(_, let pose) = mode { target = pose }
        let settled = Body(key: key, at: target)
        horizontal = settled.horizontal
        vertical = settled.vertical
        (width, angle, turn) = (settled.width, settled.angle, settled.turn)
        (shake, growth) = (settled.shake, settled.growth)
        mode = .guided
        isEntering = false
        isStale = true
    }
}

extension Body {
    /// The length of a tick in seconds. Fine enough that no card passes through another.
    static let tick = 1.0 / 240

    // Settled to a fifth of a pixel from 5,000 pixels away in 0.72 s.
    private static let travel = Spring(frequency: 18, damping: 1, tick: tick)
    // Slower, so that one sees what leaves: out of sight in a quarter of a second, settled in 0.9 s.
    private static let departure = Spring(frequency: 14, damping: 1, tick: tick)
    private static let shaking = Spring(frequency: 40, damping: 0.2, tick: tick)
    private static let growing = Spring(frequency: 26, damping: 0.4, tick: tick)

    /// Moves on by one tick whatever no physics moves.
    mutating func followSprings() {
        let travel = isLeaving ? Self.departure : Self.travel
        if !isLoose {
            travel.step(&horizontal, to: target.center.x, tolerance: 0.2)
            travel.step(&vertical, to: target.center.y, tolerance: 0.2)
            travel.step(&angle, to: target.angle, tolerance: 0.002)
        }
        travel.step(&width, to: target.width, tolerance: 0.1)
        travel.step(&turn, to: target.turn, tolerance: 0.004)
        Self.shaking.step(&shake, to: 0, tolerance: 0.001)
        Self.growing.step(&growth, to: 0, tolerance: 0.001)
    }

    /// Counts a tick of its course down, and goes on to the next where it is over.
    mutating func followMode() {
        switch mode {
        case .guided:
            break
        case .waiting(let ticks, let pose):
            mode = ticks > 0 ? .waiting(ticks: ticks - 1, then: pose) : .guided
            if ticks <= 0 { target = pose }
        case .afloat(let ticks, let pose):
            mode = ticks > 0 ? .afloat(ticks: ticks - 1, then: pose) : .guided
            guard ticks <= 0 else { return }
            target = pose
            target.angle = Double((angle.position / .pi).nearest) * .pi
        case .falling(let ticks):
            mode = .falling(ticks: ticks + 1)
        }
    }

    /// Shakes it, as a head is shaken, `remainder` seconds after its last tick.
    mutating func startShaking(after remainder: Double) {
        shake.steer(to: 2.4, after: remainder)
        isStale = true
    }

    /// Lets it grow for a moment, from `remainder` seconds after its last tick.
    mutating func startGrowing(after remainder: Double) {
        growth.steer(to: 3.2, after: remainder)
        isStale = true
    }

    /// How it lies, `remainder` seconds after its last tick.
    func pose(after remainder: Double) -> Pose {
        func ahead(_ channel: Channel) -> Double { channel.position + channel.speed * remainder }
        let swing = ahead(shake) * width.position
        return Pose(
            center: Point(ahead(horizontal) + swing, ahead(vertical)), width: ahead(width) * (1 + ahead(growth)),
            angle: ahead(angle), turn: ahead(turn))
    }
}
