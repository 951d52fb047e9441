import SetGame

/// When each seat last turned up cards that lie face down.
struct TurnedUp: Hashable, Sendable {
    // By seat. A dictionary would need random numbers, which the referee's module doesn't import.
    private var times = [[Milliseconds]](repeating: [], count: Seat.allCases.count)

    /// The most cards that a seat sees within `Rule.mismatchDisplayTime`: those of one choice.
    private static let most = 3

    /// Notes that a seat turns up a card, unless it has turned up too many just before. Returns whether it can.
    mutating func allow(_ seat: Seat, at time: Milliseconds) -> Bool {
        let recent = times[Int(seat.rawValue)].filter { time - $0 < Rule.mismatchDisplayTime }
        guard recent.count < Self.most else { return false }
        times[Int(seat.rawValue)] = recent + [time]
        return true
    }

    /// Forgets what a seat has turned up, because it has taken a match.
    mutating func forget(_ seat: Seat) { times[Int(seat.rawValue)] = [] }
}
