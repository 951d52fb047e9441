import Dispatch
import Foundation
import SetGame
import SetTogether

/// Reads the clocks of the machine.
public struct ServerClock: Sendable {
    /// Returns the current moment.
    public let now: @Sendable () -> Moment

    /// Creates a clock that reads the time with `now`.
    public init(now: @escaping @Sendable () -> Moment) { self.now = now }

    /// The machine's clocks. The steady clock is also the clock of NIO's deadlines.
    public static let system = ServerClock {
        Moment(
            steady: Milliseconds(DispatchTime.now().uptimeNanoseconds / 1_000_000),
            wall: Milliseconds(Date().timeIntervalSince1970 * 1000))
    }
}
