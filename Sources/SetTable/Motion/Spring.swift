/// A number that moves: where it is, and how fast it changes.
public struct Channel: Hashable, Sendable {
    /// Where it is.
    public var position: Double
    /// How fast it changes, per second.
    public var speed: Double

    /// A number at rest.
    public init(_ position: Double) {
        self.position = position
        speed = 0
    }

    /// Gives it another speed, `remainder` seconds after its last tick: where it is by then it stays.
    mutating func steer(to speed: Double, after remainder: Double) {
        position += (self.speed - speed) * remainder
        self.speed = speed
    }
}

/// A damped spring that is stepped exactly: the solution of its equation over one tick, which is linear in where the
/// number is and how fast it moves. So it does not matter how long a frame takes, and no step can make it unstable.
public struct Spring: Sendable {
    private let positionFromPosition: Double
    private let positionFromSpeed: Double
    private let speedFromPosition: Double
    private let speedFromSpeed: Double

    /// A spring.
    ///
    /// - Parameters:
    ///   - frequency: its undamped angular frequency in radians per second.
    ///   - damping: the damping ratio: 1 goes to the target as fast as it can without passing it, less swings.
    ///   - tick: the length of a step in seconds.
    public init(frequency: Double, damping: Double, tick: Double) {
        precondition(damping > 0 && damping <= 1, "a spring of ours is damped, and not more than critically")
        let decay = exponential(-damping * frequency * tick)
        let swing = frequency * (1 - damping * damping).squareRoot()
        let wave = direction(of: swing * tick)
        // The sine over its frequency; its limit where there is no swing.
        let reach = swing > 0 ? wave.y / swing : tick
        positionFromPosition = decay * (wave.x + damping * frequency * reach)
        positionFromSpeed = decay * reach
        speedFromPosition = -decay * frequency * frequency * reach
        speedFromSpeed = decay * (wave.x - damping * frequency * reach)
    }

    /// Moves a number on by one tick. Closer to its target than `tolerance`, and slower than a tenth of a second would
    /// take it back there, it stops.
    func step(_ channel: inout Channel, to target: Double, tolerance: Double) {
        let distance = channel.position - target
        if distance == 0 && channel.speed == 0 { return }
        channel.position = target + positionFromPosition * distance + positionFromSpeed * channel.speed
        channel.speed = speedFromPosition * distance + speedFromSpeed * channel.speed
        if (channel.position - target).magnitude < tolerance, channel.speed.magnitude < 10 * tolerance {
            channel.position = target
            channel.speed = 0
        }
    }
}
