import Dispatch
import Foundation
import SetGame

/// Reads the clocks of the machine.
public struct ServerClock: Sendable {
    /// The moment that it is.
    public let now: @Sendable () -> Moment

    /// A clock that is read so.
    public init(now: @escaping @Sendable () -> Moment) { self.now = now }

    /// The machine's clocks. The steady one is that of NIO's deadlines too.
    public static let system = ServerClock {
        Moment(
            steady: Milliseconds(DispatchTime.now().uptimeNanoseconds / 1_000_000),
            wall: Milliseconds(Date().timeIntervalSince1970 * 1000))
    }
}
