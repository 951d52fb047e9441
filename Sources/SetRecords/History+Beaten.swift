import SetGame
import SetRules

/// A value in which a game can beat all earlier games of its kind.
public enum Beaten: CaseIterable, Sendable {
    /// The score; with two players, the winner's score.
    case score
    /// The playing time of the game.
    case time
    /// The time of its fastest match.
    case fastestSet
}

extension History {
    /// The values in which the last game beats all others of the same game and category. Empty if the game is the first, or was
    /// played without a clock, since such games cannot be compared. Linear in the number of games and sets.
    public var lastBeaten: [Beaten] {
        guard let last = records.last, last.dealID.options.clock else { return [] }
        let best = Statistics(records.dropLast(), of: last.category, in: last.game)
        let new = Statistics(records.suffix(1), of: last.category, in: last.game)
        guard let score = best.bestScore, let time = best.bestTime else { return [] }
        var beaten: [Beaten] = []
        if new.scores[0] > score { beaten.append(.score) }
        if last.time < time { beaten.append(.time) }
        if let set = best.fastestSet, let newSet = new.fastestSet, newSet < set { beaten.append(.fastestSet) }
        return beaten
    }
}
