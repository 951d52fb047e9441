/// Counts playing time from the readings of a clock that it knows nothing else of. It stands still while nobody can play.
public struct PlayClock: Hashable, Sendable {
    /// The playing time so far.
    public private(set) var elapsed: Milliseconds
    /// The last reading while running; `nil` while standing still.
    private var lastReading: Milliseconds?

    /// A longer step than this between two readings is no play: the device slept, or its clock was set.
    public static let longestStep: Milliseconds = 60_000

    /// A clock that stands still at this playing time.
    public init(elapsed: Milliseconds = 0) {
        self.elapsed = elapsed
    }

    /// Whether it runs.
    public var isRunning: Bool { lastReading != nil }

    /// Adds the time since the last reading, while it runs. Ignores clock jumps, forwards and backwards.
    public mutating func read(at now: Milliseconds) {
        guard let last = lastReading else { return }
        let (step, overflow) = now.subtractingReportingOverflow(last)
        if !overflow, (0...Self.longestStep).contains(step) { elapsed += step }
        lastReading = now
    }

    /// The same clock at another playing time, running or not as before.
    public func moved(to elapsed: Milliseconds) -> PlayClock {
        var clock = self
        clock.elapsed = elapsed
        return clock
    }

    /// Starts or stops it.
    public mutating func setRunning(_ isRunning: Bool, at now: Milliseconds) {
        read(at: now)
        lastReading = isRunning ? now : nil
    }
}
