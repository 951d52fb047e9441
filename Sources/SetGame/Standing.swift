/// The points and the lock of a seat in a game on separate devices.
public struct Standing: Hashable, Sendable {
    /// The points.
    public var score: Int
    /// The playing time at which the seat can take cards again.
    public var lockEnds: Milliseconds
    /// How long its last mistake locks it; 0 since its last match.
    public var lock: Milliseconds

    /// Creates a standing.
    public init(score: Int, lockEnds: Milliseconds, lock: Milliseconds) {
        (self.score, self.lockEnds, self.lock) = (score, lockEnds, lock)
    }
}

// A game that is followed without its mistakes, of which there can be thousands. They only change standings.
extension Game {
    /// The standings of the seats of a game on separate devices; empty in other games.
    public var standings: [Standing] {
        guard case .apart(let state) = way else { return [] }
        return options.players.seats.map { state.standing(of: $0, score: scores[$0]) }
    }

    /// Takes on the standings of the same game elsewhere, whose log also has mistakes. Returns whether these can be its
    /// standings.
    ///
    /// - Parameters:
    ///   - standings: the standings of all seats.
    ///   - time: the playing time of the last action elsewhere.
    public mutating func adopt(_ standings: [Standing], at time: Milliseconds) -> Bool {
        guard case .apart(var state) = way, standings.count == options.players.count,
            (now...Self.longest).contains(time)
        else { return false }
        for (seat, standing) in zip(options.players.seats, standings) {
            scores[seat] = standing.score
            state.adopt(standing, of: seat)
        }
        (way, now) = (.apart(state), time)
        return true
    }

    /// Adds a mistake to the log only, because the standings already take it into account. Returns whether it can have
    /// this place.
    ///
    /// Linear in the number of entries after the place.
    ///
    /// - Parameters:
    ///   - entry: the entry.
    ///   - index: its index in the log.
    public mutating func insert(_ entry: LogEntry, at index: Int) -> Bool {
        guard log.indices.contains(index) || index == log.count, let seat = entry.seat, case .take = entry.action,
            options.players.seats.contains(seat)
        else { return false }
        let earliest = index > 0 ? log[index - 1].at : 0
        let latest = index < log.count ? log[index].at : now
        guard earliest <= entry.at, entry.at <= latest else { return false }
        log.insert(entry, at: index)
        return true
    }
}
