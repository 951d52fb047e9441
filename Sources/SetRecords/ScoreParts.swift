import SetGame

/// What a player's score is made of.
public struct ScoreParts: Hashable, Sendable {
    /// Some points, and how many times there were any.
    public struct Part: Hashable, Sendable {
        /// The points; 0 or less for what costs.
        public private(set) var points = 0
        /// How many times.
        public private(set) var count = 0

        mutating func add(_ points: Int, count: Int = 1) {
            self.points += points
            self.count += count
        }
    }

    /// The sets, without their bonus; a set that cheat had shown counts and gives nothing.
    public private(set) var sets = Part()
    /// The bonus for speed, of the sets that had one.
    public private(set) var bonus = Part()
    /// The mismatches that cost points.
    public private(set) var mismatches = Part()
    /// The deals that cost points and were not taken back.
    public private(set) var deals = Part()
    /// The claims that ran out, where two play.
    public private(set) var claims = Part()

    /// The score.
    public var total: Int { sets.points + bonus.points + mismatches.points + deals.points + claims.points }

    mutating func note(_ found: FoundSet) {
        let plain = min(found.points, Rule.points)
        sets.add(plain)
        if found.points > plain { bonus.add(found.points - plain) }
    }

    /// Notes what an action other than the finding of a set did to the score.
    mutating func note(_ change: Int, by action: Action) {
        guard change != 0 else { return }
        switch action {
        case .tap: mismatches.add(change)
        case .undo: deals.add(change, count: -1)
        case .turnEnds: claims.add(change)
        case .deal, .deselect, .reshuffle, .cheat, .claim, .withdrawClaim, .change, .matchLeaves, .autoDeal, .hintEnds,
            .mismatchEnds, .interruption:
            deals.add(change)
        }
    }
}
