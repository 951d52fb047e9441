/// A place at the table. A solo player has the first seat.
public enum Seat: UInt8, CaseIterable, Sendable {
    /// The first seat.
    case first
    /// The second seat, in games with two or more players.
    case second
    /// The third seat. From here on, seats are only for players on separate devices.
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
    /// The players' seats, in order.
    public var seats: ArraySlice<Seat> { Seat.allCases.prefix(count) }
}

/// The points of each seat; a score can fall below 0.
public struct Scores: Hashable, Sendable {
    /// Points by seat, without trailing zeros. So equal scores have the same representation.
    private var points: [Int] = []

    /// Creates scores with these points for the first two seats, and 0 for the others.
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

    /// Returns the seat with the most points among these players; `nil` if several seats are tied.
    public func leader(of players: Players) -> Seat? {
        var (leader, most): (Seat?, Int) = (.first, self[.first])
        for seat in players.seats.dropFirst() where self[seat] >= most {
            leader = self[seat] > most ? seat : nil
            most = self[seat]
        }
        return leader
    }
}
