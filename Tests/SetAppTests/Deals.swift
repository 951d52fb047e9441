import Testing

/// Links to deals that begin in a special way; a test that uses one first makes sure of it.
enum Deals {
    /// Twelve cards with a set among them.
    static let usual = "?seed=usual"

    /// Twelve cards with no set among them.
    static func withoutSet(_ options: String = "") throws -> Player {
        try find(options) { $0.sets.isEmpty }
    }

    /// Twelve cards with this many sets or more.
    static func withSets(_ count: Int, _ options: String = "") throws -> Player {
        try find(options) { $0.sets.count >= count }
    }

    private static func find(_ options: String, where fits: (Player) -> Bool) throws -> Player {
        for number in 0..<400 {
            let player = Player("?seed=deal\(number)\(options)")
            if fits(player) { return player }
        }
        let none: Player? = nil
        return try #require(none, "no deal begins like that")
    }
}
