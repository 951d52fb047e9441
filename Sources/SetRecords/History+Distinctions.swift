import SetGame
import SetRules

/// A true statement about a game that sets it apart.
public enum Distinction: Hashable, Sendable {
    /// It is the first finished game.
    case firstGame
    /// It took less time than all earlier games of its kind, by this much.
    case fastest(by: Milliseconds)
    /// It has a higher score than all earlier games of its kind, by this many points. With two players, it is the winner's
    /// score.
    case highest(by: Int)
    /// All its matches were found without a mistake and without Cheat.
    case flawless
    /// Its fastest match took less time than any in the earlier games of its kind.
    case fastestMatch
}

extension History {
    /// Returns what sets the last game apart, the most remarkable first. A game without a clock can't be compared. Linear in
    /// the number of games and matches.
    ///
    /// - Parameter isFlawless: whether it was played without a mistake and without Cheat, which its record doesn't say.
    public func lastDistinctions(isFlawless: Bool) -> [Distinction] {
        guard let last = records.last else { return [] }
        let beaten = lastBeaten
        var distinctions: [Distinction] = records.count == 1 ? [.firstGame] : []
        distinctions += beaten.filter { $0 != .fastestMatch }
        if isFlawless && !last.sets.isEmpty { distinctions.append(.flawless) }
        return distinctions + beaten.filter { $0 == .fastestMatch }
    }

    /// The values in which the last game beats all others of the same game and category; empty if there are no others.
    private var lastBeaten: [Distinction] {
        guard let last = records.last, last.dealID.options.clock, !last.hasHints else { return [] }
        let best = Statistics(records.dropLast(), of: last.category, in: last.game)
        let new = Statistics(records.suffix(1), of: last.category, in: last.game)
        guard let score = best.bestScore, let time = best.bestTime else { return [] }
        var beaten: [Distinction] = []
        if last.time < time { beaten.append(.fastest(by: time - last.time)) }
        if new.scores[0] > score { beaten.append(.highest(by: new.scores[0] - score)) }
        if let match = best.fastestSet, let newMatch = new.fastestSet, newMatch < match { beaten.append(.fastestMatch) }
        return beaten
    }
}
