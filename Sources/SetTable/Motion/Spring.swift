/// An animated number: its position and its speed.
public struct Channel: Hashable, Sendable {
    /// The current value.
    public var position: Double
    /// The change per second.
    public var speed: Double

    /// Creates a number at rest.
    public init(_ position: Double) {
        self.position = position
        speed = 0
    }

    /// Changes the speed `remainder` seconds after the last tick, without a jump of the position shown at that time.
    mutating func setSpeed(_ speed: Double, after remainder: Double) {
        position += (self.speed - speed) * remainder
        self.speed = speed
    }
}

/// A damped spring with exact steps: a step is the solution of the spring's equation over one tick, which is linear in
/// position and speed. So the spring is stable at every tick length.
public struct Spring: Sendable {
    private let positionFromPosition: Double
    private let positionFromSpeed: Double
    private let speedFromPosition: Double
    private let speedFromSpeed: Double

    /// Creates a spring.
    ///
    /// - Parameters:
    ///   - frequency: its undamped angular frequency in radians per second.
    ///   - damping: the damping ratio: 1 is critical and does not overshoot; a lower ratio oscillates.
    ///   - tick: the length of a step in seconds.
    public init(frequency: Double, damping: Double, tick: Double) {
        precondition(damping > 0 && damping <= 1, "the damping ratio is above 0, and 1 at most")
        let decay = exponential(-damping * frequency * tick)
        let swing = frequency * (1 - damping * damping).squareRoot()
        let wave = direction(of: swing * tick)
        // The sine divided by its frequency; for frequency 0 its limit.
        let reach = swing > 0 ? wave.y / swing : tick
        positionFromPosition = decay * (wave.x + damping * frequency * reach)
        positionFromSpeed = decay * reach
        speedFromPosition = -decay * frequency * frequency * reach
        speedFromSpeed = decay * (wave.x - damping * frequency * reach)
    }

    /// Moves a number by one tick. It stops at its target once it is closer than `tolerance` and slower than 10 times
    /// `tolerance` per second.
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
