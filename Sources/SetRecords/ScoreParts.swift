import SetGame

/// The parts of a player's score.
public struct ScoreParts: Hashable, Sendable {
    /// Points of one kind, and the number of times they were scored.
    public struct Part: Hashable, Sendable {
        /// The points; 0 or less for costs.
        public private(set) var points = 0
        /// The number of times they were scored.
        public private(set) var count = 0

        mutating func add(_ points: Int, count: Int = 1) {
            self.points += points
            self.count += count
        }
    }

    /// The sets without their bonus; a set that Cheat had shown is counted, but scores 0.
    public private(set) var sets = Part()
    /// The speed bonuses.
    public private(set) var bonus = Part()
    /// The mismatches that cost points.
    public private(set) var mismatches = Part()
    /// The deals that cost points and were not undone.
    public private(set) var deals = Part()
    /// The claims that timed out or were given up, with two players.
    public private(set) var claims = Part()

    /// The player's score, the sum of the parts.
    public var total: Int { sets.points + bonus.points + mismatches.points + deals.points + claims.points }

    mutating func add(_ found: FoundMatch) {
        let plain = min(found.points, Rule.matchPoints)
        sets.add(plain)
        if found.points > plain { bonus.add(found.points - plain) }
    }

    /// Adds the change of the score by an action that found no set.
    mutating func add(_ change: Int, by action: Action) {
        guard change != 0 else { return }
        switch action {
        case .tap, .take: mismatches.add(change)
        case .claim, .due(.turnEnds): claims.add(change)
        case .undo: deals.add(change, count: -1)
        case _: deals.add(change)
        }
    }
}
