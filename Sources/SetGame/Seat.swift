/// A place at the table. Whoever plays alone has the first.
public enum Seat: UInt8, CaseIterable, Sendable {
    /// The first seat.
    case first
    /// The second seat, where two play.
    case second

    /// The seat that it is not.
    public var other: Seat {
        switch self {
        case .first: .second
        case .second: .first
        }
    }
}

/// A number of points for each seat; a score can fall below 0.
public struct Scores: Hashable, Sendable {
    private var first: Int
    private var second: Int

    /// These numbers of points.
    public init(first: Int = 0, second: Int = 0) {
        self.first = first
        self.second = second
    }

    /// The points of a seat.
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

    /// The seat with more points; `nil` for a draw.
    public var leader: Seat? {
        first == second ? nil : first > second ? .first : .second
    }
}
