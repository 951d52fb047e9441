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

extension Turn {
    /// Refuses a tap by a seat that doesn't have the turn.
    func checkIs(of seat: Seat) throws(RuleViolation) {
        switch self {
        case .unclaimed: throw .nobodyClaimed
        case .mistake: throw .mismatchShows
        case .claim(seat, _), .free(seat, _, _): break
        case .claim(let owner, _), .free(let owner, _, _): throw .turnOf(owner)
        }
    }

    /// Refuses an action that isn't allowed during a claim or a free turn.
    func checkIsUnclaimed() throws(RuleViolation) {
        switch self {
        case .unclaimed: break
        case .mistake: throw .mismatchShows
        case .claim(let seat, _), .free(let seat, _, _): throw .turnOf(seat)
        }
    }

    /// Returns when the other seat dealt, if this seat has a free turn because of that Deal.
    func dealAnswered(by seat: Seat) -> Milliseconds? {
        guard case .free(seat, _, because: .deal(let dealt)) = self else { return nil }
        return dealt
    }

    /// Returns whether a seat's Deal only agrees to the other seat's Deal a moment ago.
    func isDealAgreement(by seat: Seat, at time: Milliseconds) -> Bool {
        dealAnswered(by: seat).map { period == nil || time - $0 <= Rule.agreementTime } ?? false
    }
}
