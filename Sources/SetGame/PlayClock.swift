/// A clock of playing time that is driven by the readings of any other clock. It stops while the game can't be played.
public struct PlayClock: Hashable, Sendable {
    /// The playing time so far.
    public private(set) var elapsed: Milliseconds
    /// The last reading while running; `nil` while stopped.
    private var lastReading: Milliseconds?

    /// The longest step between two readings that counts as play. A longer step means that the device slept, or that
    /// its clock was set.
    public static let longestStep: Milliseconds = 60_000

    /// Creates a stopped clock at this playing time.
    public init(elapsed: Milliseconds = 0) {
        self.elapsed = elapsed
    }

    /// Whether the clock is running.
    public var isRunning: Bool { lastReading != nil }

    /// Adds the time since the last reading, if the clock is running. Ignores clock jumps, forwards and backwards.
    public mutating func read(at now: Milliseconds) {
        guard let last = lastReading else { return }
        let (step, overflow) = now.subtractingReportingOverflow(last)
        if !overflow, (0...Self.longestStep).contains(step) { elapsed += step }
        lastReading = now
    }

    /// Returns the same clock at another playing time, still running or still stopped.
    public func moved(to elapsed: Milliseconds) -> PlayClock {
        var clock = self
        clock.elapsed = elapsed
        return clock
    }

    /// Starts or stops the clock.
    public mutating func setRunning(_ isRunning: Bool, at now: Milliseconds) {
        read(at: now)
        lastReading = isRunning ? now : nil
    }
}
