/// How a game between players ended.
public enum GameResult: Hashable, Sendable {
    /// Several players have the most points.
    case draw(points: Int)
    /// One player has the most points. `to` is the highest score of the others.
    case won(Seat, points: Int, to: Int)
}

extension Scores {
    /// Returns the result of a game between these players.
    public func result(of players: Players) -> GameResult {
        guard let winner = leader(of: players) else { return .draw(points: best(of: players)) }
        return .won(winner, points: self[winner], to: best(of: players, except: winner))
    }

    /// Returns the highest score of these players, or of all except one; 0 if there is no other player.
    public func best(of players: Players, except seat: Seat? = nil) -> Int {
        players.seats.filter { $0 != seat }.map { self[$0] }.max() ?? 0
    }

    /// Returns a player's place among these players, from 1. Players with equal scores share a place.
    public func place(of seat: Seat, among players: Players) -> Int {
        players.seats.count { self[$0] > self[seat] } + 1
    }
}
