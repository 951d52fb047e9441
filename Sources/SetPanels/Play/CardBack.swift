import PlainText

/// The pattern on the back of the cards. A streak of daily deals earns the next one for good.
package enum CardBack: CaseIterable {
    case scales, weave, lattice, rays

    /// The length of the streak that earns the pattern, in days.
    private var streak: Int {
        switch self {
        case .scales: 0
        case .weave: 7
        case .lattice: 30
        case .rays: 100
        }
    }

    /// Creates the latest pattern that a player whose longest streak is this many days long has earned.
    package init(longestStreak: Int) {
        self = Self.allCases.last { $0.streak <= longestStreak } ?? .scales
    }

    /// The name of the pattern in the style; `nil` for the first one.
    package var name: UTF8Text? {
        switch self {
        case .scales: nil
        case .weave: "weave"
        case .lattice: "lattice"
        case .rays: "rays"
        }
    }
}
