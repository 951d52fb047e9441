import SetGame
import SetRules

/// The cards that each seat has turned up in a game whose cards lie face down, and when it did last.
///
/// It isn't stored. A page forgets all faces when it enters, since another node may have let it in.
struct TurnedUp: Hashable, Sendable {
    // By seat. A dictionary would need random numbers, which the referee's module doesn't import.
    private var seats = [Turns](repeating: Turns(), count: Seat.allCases.count)

    private struct Turns: Hashable, Sendable {
        var cards: [Card] = []
        var times: [Milliseconds] = []
    }

    /// The most cards that a seat sees within `Rule.mismatchDisplayTime`: one choice.
    private static let most = 3

    /// Notes that a seat turns up a card, unless it has turned up too many just before. Returns whether it can.
    mutating func allow(_ card: Card, for seat: Seat, at time: Milliseconds) -> Bool {
        let index = Int(seat.rawValue)
        let recent = seats[index].times.filter { time - $0 < Rule.mismatchDisplayTime }
        guard recent.count < Self.most else { return false }
        seats[index].times = recent + [time]
        if !seats[index].cards.contains(card) { seats[index].cards.append(card) }
        return true
    }

    /// Returns whether a seat has turned up all of these cards.
    func has(_ cards: CardGroup, by seat: Seat) -> Bool { cards.allSatisfy(seats[Int(seat.rawValue)].cards.contains) }

    /// Lets a seat turn up cards immediately, because it has taken a match.
    mutating func forgetTimes(of seat: Seat) { seats[Int(seat.rawValue)].times = [] }
}
