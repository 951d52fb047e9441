import SetRules

/// Something in which a game can be better than all games of its category before it.
public enum Beaten: CaseIterable, Sendable {
    /// The score; with two players the winner's.
    case score
    /// The playing time of the game.
    case time
    /// The time of its fastest set.
    case fastestSet
}

extension History {
    /// In what the last game is better than all others of its category. Nothing where it is the first one, or has no clock,
    /// since such games cannot be compared. Linear in the number of games and sets.
    public var lastBeaten: [Beaten] {
        guard let last = records.last, last.dealID.options.clock else { return [] }
        let best = Statistics(records.dropLast(), of: last.category)
        let new = Statistics(records.suffix(1), of: last.category)
        guard let score = best.bestScore, let time = best.bestTime else { return [] }
        var beaten: [Beaten] = []
        if new.scores[0] > score { beaten.append(.score) }
        if last.time < time { beaten.append(.time) }
        if let set = best.fastestSet, let newSet = new.fastestSet, newSet < set { beaten.append(.fastestSet) }
        return beaten
    }
}
