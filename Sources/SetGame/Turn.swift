/// A stretch of playing time.
public struct Span: Hashable, Sendable {
    /// Its first moment.
    public let began: Milliseconds
    /// The first moment after it.
    public let ends: Milliseconds

    init(from began: Milliseconds, for length: Milliseconds) {
        self.began = began
        ends = began + length
    }
}

/// Whose taps count, where two play. Where one plays alone it is always `unclaimed`, and all taps count.
public enum Turn: Hashable, Sendable {
    /// No seat's, until one claims.
    case unclaimed
    /// A seat has claimed, and has this time to choose a set; `nil` for as long as it wants.
    case claim(Seat, Span?)
    /// A seat's claim has ended in a mismatch, which shows for a moment before the other's free turn.
    case mistake(Seat)
    /// A seat may choose without a claim, in this time; `nil` for as long as it wants.
    case free(Seat, Span?, because: Reason)

    /// Why a seat has a free turn.
    public enum Reason: Hashable, Sendable {
        /// The other claimed, and found no set.
        case failedClaim
        /// The other dealt, at this playing time.
        case deal(at: Milliseconds)
    }

    /// The seat whose taps count; `nil` where none do.
    public var seat: Seat? {
        switch self {
        case .unclaimed, .mistake: nil
        case .claim(let seat, _), .free(let seat, _, _): seat
        }
    }

    /// The time that the seat has; `nil` where no time runs out.
    public var span: Span? {
        switch self {
        case .unclaimed, .mistake: nil
        case .claim(_, let span), .free(_, let span, _): span
        }
    }
}
