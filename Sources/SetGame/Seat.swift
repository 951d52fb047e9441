import SetRules

/// A place at the table. Whoever plays alone has the first.
public enum Seat: UInt8, CaseIterable, Sendable {
    /// The first seat.
    case first
    /// The second seat, where two or more play.
    case second
    /// The third seat, where players sit apart, as all that follow.
    case third
    /// The fourth seat.
    case fourth
    /// The fifth seat.
    case fifth
    /// The sixth seat.
    case sixth
    /// The seventh seat.
    case seventh
    /// The eighth seat.
    case eighth

    /// The other seat of two.
    public var other: Seat { self == .first ? .second : .first }
}

extension Players {
    /// Their seats, in order.
    public var seats: ArraySlice<Seat> { Seat.allCases.prefix(count) }
}

/// A number of points for each seat; a score can fall below 0.
public struct Scores: Hashable, Sendable {
    /// By seat, without the zeros at the end, so that equal scores have one representation.
    private var points: [Int] = []

    /// These numbers of points for the first two seats, and none for the others.
    public init(first: Int = 0, second: Int = 0) {
        self[.first] = first
        self[.second] = second
    }

    /// The points of a seat.
    public internal(set) subscript(seat: Seat) -> Int {
        get {
            let index = Int(seat.rawValue)
            return index < points.count ? points[index] : 0
        }
        set {
            let index = Int(seat.rawValue)
            while points.count <= index { points.append(0) }
            points[index] = newValue
            while points.last == 0 { points.removeLast() }
        }
    }

    /// Which of the players' seats has the most points; `nil` where several have as many.
    public func leader(of players: Players) -> Seat? {
        var (leader, most): (Seat?, Int) = (.first, self[.first])
        for seat in players.seats.dropFirst() where self[seat] >= most {
            leader = self[seat] > most ? seat : nil
            most = self[seat]
        }
        return leader
    }
}
