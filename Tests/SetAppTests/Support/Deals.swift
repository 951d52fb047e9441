import Testing

/// Links to deals that begin in a special way; a test that uses one first makes sure of it.
enum Deals {
    /// Twelve cards with a set among them.
    static let usual = "?seed=usual"

    /// Twelve cards with no set among them.
    static func withoutSet(_ options: String = "") throws -> PageUser {
        try find(options) { $0.sets.isEmpty }
    }

    /// Twelve cards with this many sets or more.
    static func withSets(_ count: Int, _ options: String = "") throws -> PageUser {
        try find(options) { $0.sets.count >= count }
    }

    private static func find(_ options: String, where fits: (PageUser) -> Bool) throws -> PageUser {
        for number in 0..<400 {
            let user = PageUser("?seed=deal\(number)\(options)")
            if fits(user) { return user }
        }
        let none: PageUser? = nil
        return try #require(none, "no deal begins like that")
    }
}

/// That a test did not find what it needs.
struct Missing: Error {}
