/// The turn, which decides whose taps count with two players on one device. In other games it is always `unclaimed`; in
/// a solo game all taps count.
public enum Turn: Hashable, Sendable {
    /// No seat has the turn until one claims.
    case unclaimed
    /// A seat has claimed, and has this time to choose a match; `nil` if the time is unlimited.
    case claim(Seat, Period?)
    /// A seat's claim has ended in a mismatch, which shows for a moment before the other seat's free turn.
    case mistake(Seat)
    /// A seat may choose without a claim, during this time; `nil` if the time is unlimited.
    case free(Seat, Period?, because: Reason)

    /// An interval of playing time.
    public struct Period: Hashable, Sendable {
        /// Its start.
        public let began: Milliseconds
        /// Its end, which isn't part of it.
        public let ends: Milliseconds

        init(from began: Milliseconds, for length: Milliseconds) {
            self.began = began
            ends = began + length
        }
    }

    /// The reason for a free turn.
    public enum Reason: Hashable, Sendable {
        /// The other seat's claim failed.
        case failedClaim
        /// The other seat dealt, at this playing time.
        case deal(at: Milliseconds)
    }

    /// The seat that has the turn; `nil` if no seat has it.
    public var seat: Seat? {
        switch self {
        case .unclaimed, .mistake: nil
        case .claim(let seat, _), .free(let seat, _, _): seat
        }
    }

    /// The time of the turn; `nil` if it is unlimited or no seat has the turn.
    public var period: Period? {
        switch self {
        case .unclaimed, .mistake: nil
        case .claim(_, let period), .free(_, let period, _): period
        }
    }
}
