/// Somebody who plays. Where one plays alone, it is the first.
public enum Seat: UInt8, CaseIterable, Sendable {
    /// The one at the lower edge of the screen.
    case first
    /// The one at the upper edge, who sees the screen from the other side.
    case second

    /// The one that it is not.
    public var other: Seat {
        switch self {
        case .first: .second
        case .second: .first
        }
    }
}

/// A number of points for each player; a score can fall below 0.
public struct Scores: Hashable, Sendable {
    private var first: Int
    private var second: Int

    /// These numbers of points.
    public init(first: Int = 0, second: Int = 0) {
        self.first = first
        self.second = second
    }

    /// The points of a player.
    public internal(set) subscript(seat: Seat) -> Int {
        get {
            switch seat {
            case .first: first
            case .second: second
            }
        }
        set {
            switch seat {
            case .first: first = newValue
            case .second: second = newValue
            }
        }
    }

    /// Who has more; `nil` for a draw.
    public var leader: Seat? {
        first == second ? nil : first > second ? .first : .second
    }
}

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

/// Whose taps count, where two play. Where one plays alone it is always `open`, and all taps count.
public enum Turn: Hashable, Sendable {
    /// Nobody's, until somebody claims.
    case open
    /// A player has claimed, and has this time to choose a set.
    case claim(Seat, Span)
    /// A player's claim has ended in a mismatch, which shows for a moment before the other's free turn.
    case mistake(Seat)
    /// A player may choose without a claim.
    case free(Seat, Span, because: Reason)

    /// Why a player has a free turn.
    public enum Reason: Hashable, Sendable {
        /// The other claimed, and found no set.
        case failedClaim
        /// The other dealt, at this playing time.
        case deal(at: Milliseconds)
    }

    /// The player whose taps count; `nil` where nobody's do.
    public var seat: Seat? {
        switch self {
        case .open, .mistake: nil
        case .claim(let seat, _), .free(let seat, _, _): seat
        }
    }

    /// The time that the player has; `nil` where nobody's time runs.
    public var span: Span? {
        switch self {
        case .open, .mistake: nil
        case .claim(_, let span), .free(_, let span, _): span
        }
    }
}
